import { selectIsAdmin, useAppSelector } from '../../../../state';
import { adminApi, type Booking, type FullBooking, type UpdateBookingStatusRequest } from '../../../../api';
import { amountDue, unpaidOf } from '../../../../lib/bookings';
import { formatRupiah } from '../../../../lib/money';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { call } from '../../shared/call';
import { bookingStatuses, isFinal, isPaymentLocked, reasonsNotToComplete } from '../shared/bookingRules';
import { StatusEditor } from './StatusEditor';

interface EditorProps {
  booking: Booking;
  /** All about it, where the backend tells. */
  full: FullBooking | null;
  /** Whether that is still being asked for. */
  isLoading: boolean;
  /** The status that the person has asked for already. */
  preset?: string | undefined;
  onClose: () => void;
}

const option = (value: string, label = value) => ({ value, label });

type StatusAction = UpdateBookingStatusRequest['action'];

/** Changes where a booking stands. */
export function EditStatus({ booking, full, isLoading, preset, onClose }: EditorProps) {
  const due = full?.amount_due ?? amountDue(booking);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isOver = isFinal(booking);
  const allowed = bookingStatuses.filter((status) => status !== 'CANCELLED' || isAdmin);
  return (
    <StatusEditor
      booking={booking}
      full={full}
      isLoading={isLoading}
      noun="Booking"
      status={booking.status}
      isOver={isOver}
      initial={allowed.find((status) => status === preset) ?? booking.status}
      options={allowed.map((status) => option(status))}
      final={option(booking.status)}
      reasonsAgainst={(action) => (action === 'COMPLETED' ? reasonsNotToComplete(booking, due) : [])}
      yes={() => 'Complete it anyway'}
      send={(action) =>
        call(adminApi.endpoints.updateBookingStatus, {
          id: booking.id,
          updateBookingStatusRequest: { action: action as StatusAction, version: full?.version },
        })
      }
      onClose={onClose}
    />
  );
}

/** Changes where a booking's payment stands. */
export function EditPayment({ booking, full, isLoading, preset, onClose }: EditorProps) {
  const isAdmin = useAppSelector(selectIsAdmin);
  const status = paymentStatusOf(booking);
  const isOver = isPaymentLocked(booking);
  const actions = ['PENDING', 'PAY', ...(isAdmin ? ['CANCEL'] : [])];
  const isCancelled = booking.status === 'CANCELLED';
  const amount = formatRupiah(full ? unpaidOf(full) : booking.total_amount);
  return (
    <StatusEditor
      booking={booking}
      full={full}
      isLoading={isLoading}
      noun="Payment"
      status={status}
      isOver={isOver}
      initial={preset ?? 'PENDING'}
      options={actions.map((action) => option(action))}
      final={option('PENDING', status)}
      reasonsAgainst={(action) =>
        action === 'PAY' && isCancelled ? [`The booking is CANCELLED. ${amount} would be noted as paid for it.`] : []
      }
      yes={() => 'Note it as paid anyway'}
      send={(action) =>
        call(adminApi.endpoints.updateBookingPayment, {
          id: booking.id,
          updateBookingPaymentRequest: { action: action === 'PAY' ? 'PAY' : 'CANCEL', version: full?.version },
        })
      }
      onClose={onClose}
    />
  );
}
