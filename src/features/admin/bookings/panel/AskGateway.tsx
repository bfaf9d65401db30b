import { Button } from 'antd';
import { adminApi, type Booking, messageOf, useLazyCheckBookingQuery } from '../../../../api';
import { isPayableOnline } from '../../../../lib/bookings';
import { paymentStatusOf } from '../../../../lib/paymentStatus';
import { useAppDispatch } from '../../../../state';
import { useToasts } from '../../../../ui/toast';
import { useSubmitOnce } from '../../../../ui/useSubmitOnce';

/** What the answer says of the payment: PENDING is also answered where the gateway has not, or was asked seconds ago. */
function said(status: ReturnType<typeof paymentStatusOf>): string {
  if (status === 'PAID') return 'The guest has paid.';
  if (status === 'PENDING')
    return 'No online payment is known yet. The gateway may not have answered: ask again in a minute.';
  return 'The online payment has ended without money.';
}

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
    const status = paymentStatusOf(data.data);
    toasts.show(status === 'PAID' ? 'success' : 'info', said(status));
    dispatch(adminApi.util.invalidateTags(['Bookings']));
  });
  // The guest may have paid on the open page without the booking knowing it.
  if (!isPayableOnline(booking)) return null;
  return (
    <Button disabled={isAsking} onClick={() => void ask()}>
      {isAsking ? 'Asking...' : 'Ask the gateway'}
    </Button>
  );
}
