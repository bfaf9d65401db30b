import { Button } from 'antd';
import type { Booking } from '../../../../api';
import { paymentRefusal } from '../shared/bookingRules';
import * as s from '../shared/rows.module.css';
import type { Opening } from '../../shared/useBookingAddress';

interface RowButtonsProps {
  booking: Booking;
  onOpen: (what: Opening) => void;
}

/** What can be done with a booking of the list. The buttons' names say which one. */
export function RowButtons({ booking, onOpen }: RowButtonsProps) {
  const { booking_code: code } = booking;
  const refusal = paymentRefusal(booking);
  const buttons = [
    { label: 'View', name: 'View', what: {} },
    { label: 'Status', name: 'Edit Status', what: { edit: 'status' } },
    { label: 'Payment', name: 'Edit Payment', what: { edit: 'payment' }, refusal },
  ];
  return (
    <div className={s.rowButtons}>
      {buttons.map(({ label, name, what, refusal: reason }) => (
        <Button
          key={name}
          type="link"
          size="small"
          aria-label={`${name} ${code}`}
          aria-haspopup="dialog"
          disabled={Boolean(reason)}
          title={reason ?? undefined}
          onClick={() => onOpen({ booking: code, ...what })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
