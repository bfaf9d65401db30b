import { Button } from 'antd';
import type { Booking, FullBooking } from '../../../../api';
import { amountDue } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import { BookingBadge, PaymentBadge } from '../../../../ui/StatusBadges';
import { CallLink, Copyable, WhatsAppLink } from '../shared/bookingCells';
import * as s from './panel.module.css';
import { paidByText } from '../../shared/money/paidBy';
import { schoolTime } from '../../shared/schoolTime';
import type { Opening } from '../../shared/useBookingAddress';

interface BookingFactsProps {
  booking: Booking;
  full: FullBooking | null;
}

interface GuestProps extends BookingFactsProps {
  onOpen: (what: Opening) => void;
}

/** What was paid and what is due, in one line. */
function moneyLine({ booking, full }: BookingFactsProps): string {
  const due = full?.amount_due ?? amountDue(booking);
  const refunded = full && full.amount_refunded > 0 ? ` · ${formatRupiah(full.amount_refunded)} given back` : '';
  const paid = full && full.amount_paid > 0 ? ` · ${formatRupiah(full.amount_paid)} paid` : '';
  return `${due > 0 ? `${formatRupiah(due)} due` : 'Nothing due'}${paid}${refunded}`;
}

/** The guest, with the ways to reach them, and what is due. */
export function Guest({ booking, full, onOpen }: GuestProps) {
  const { customer_phone: phone } = booking;
  const isOwed = (full?.amount_due ?? amountDue(booking)) > 0;
  const over = full?.amount_over ?? 0;
  return (
    <>
      {over > 0 && (
        <p className={s.due}>{`${formatRupiah(over)} over: give it back, or enter what else it pays for.`}</p>
      )}
      <div className={s.guest}>
        <div>
          <div className={s.label}>Customer Name</div>
          <div className={s.name}>{booking.customer_name}</div>
        </div>
        <div className={s.contacts}>
          <CallLink number={phone} />
          <WhatsAppLink number={phone}> WhatsApp</WhatsAppLink>
          {full?.version !== undefined && (
            <Button aria-haspopup="dialog" onClick={() => onOpen({ booking: booking.booking_code, edit: 'guest' })}>
              Edit guest
            </Button>
          )}
        </div>
      </div>
      {full?.note && <p className={s.staffNote}>{full.note}</p>}
      <p className={isOwed ? s.due : s.settled}>{moneyLine({ booking, full })}</p>
    </>
  );
}

/** How the booking stands, fact by fact. */
export function BookingFacts({ booking, full }: BookingFactsProps) {
  const { customer_phone: phone, customer_email: email } = booking;
  const paid = full ?? booking;
  const facts = {
    'Booking Code': <Copyable text={booking.booking_code} />,
    'Phone Number': <Copyable text={phone} />,
    Email: email === '' ? 'N/A' : <a href={`mailto:${email}`}>{email}</a>,
    Country: booking.customer_country ?? 'N/A',
    'Surf Spot': booking.surf_spot_name ?? 'N/A',
    'Booked at': schoolTime(booking.created_at),
    'Payment Method': booking.payment_method,
    // The guest has chosen the method; the money may have come in another way.
    ...(paid.paid_by && { 'Paid by': paidByText(paid) || 'Nothing yet' }),
    'Status Booking': <BookingBadge booking={booking} />,
    'Status Payment': <PaymentBadge booking={booking} />,
    'Total Amount': formatRupiah(booking.total_amount),
  };
  return (
    <dl className={s.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
