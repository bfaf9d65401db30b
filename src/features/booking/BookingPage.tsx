import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingActions } from './BookingActions';
import { BookingItems } from './BookingItems';
import * as s from './BookingPage.module.css';
import { BookingSummary } from './BookingSummary';
import { BookingTicket } from './BookingTicket';
import { useBooking } from './useBooking';

/** A booking by its code: who, what, when, and how it is paid (spec §2, booking details). */
export function BookingPage() {
  const { bookingCode = '' } = useParams();
  const { booking, isLoading, isNotFound, isChecking, checkPayment, retry } = useBooking(bookingCode);

  if (!booking) {
    return (
      <Page>
        {isLoading ? (
          <Loading text="Loading Booking Details..." />
        ) : isNotFound ? (
          <Empty text="Booking Not Found" hint="Make sure your booking code is correct">
            <ButtonLink to={paths.checkBookings}>Enter another code</ButtonLink>
          </Empty>
        ) : (
          <Empty text="The booking could not be loaded" hint="Check your connection. Your booking is safe.">
            <Button onClick={retry}>Try again</Button>
          </Empty>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <article className={s.receipt}>
        <BookingSummary booking={booking} />
        <BookingItems booking={booking} />
        <BookingTicket code={booking.booking_code} />
      </article>
      <BookingActions booking={booking} isChecking={isChecking} onCheckPayment={() => void checkPayment()} />
    </Page>
  );
}
