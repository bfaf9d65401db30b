import { Button } from 'antd';
import { adminApi, type Booking, messageOf, useLazyCheckBookingQuery } from '../../../../api';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { useAppDispatch } from '../../../../state';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';
import { isFinal } from '../shared/bookingRules';

/** Whether the gateway knows more of a payment than the booking: a page is open that the guest may have paid. */
const isAskable = (booking: Booking): boolean =>
  booking.payment_method === 'GATEWAY' && paymentStatusOf(booking) === 'PENDING' && !isFinal(booking);

/** Asks the payment gateway whether the guest has paid: looking the booking up by its code does so. */
export function AskGateway({ booking }: { booking: Booking }) {
  const [check] = useLazyCheckBookingQuery();
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [ask, isAsking] = useSubmitOnce(async () => {
    const { data, error } = await check({ bookingCode: booking.booking_code });
    if (error !== undefined || data === undefined) {
      toasts.show('error', messageOf(error, 'The server did not answer.'));
      return;
    }
    const isPaid = paymentStatusOf(data.data) === 'PAID';
    toasts.show(isPaid ? 'success' : 'info', isPaid ? 'The guest has paid.' : 'The gateway knows of no payment yet.');
    dispatch(adminApi.util.invalidateTags(['Bookings']));
  });
  if (!isAskable(booking)) return null;
  return (
    <Button disabled={isAsking} onClick={() => void ask()}>
      {isAsking ? 'Asking...' : 'Ask the gateway'}
    </Button>
  );
}
