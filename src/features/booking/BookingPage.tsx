import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingView } from './BookingView';
import { useBooking } from './useBooking';

/** A booking by its code: what comes next, what, when, who, and how it is paid (spec §2, booking details). */
export function BookingPage() {
  const { bookingCode = '' } = useParams();
  const { booking, isLoading, isNotFound, lookUp } = useBooking(bookingCode);

  return (
    <Page>
      {booking ? (
        <BookingView key={bookingCode} booking={booking} lookUp={lookUp} />
      ) : isLoading ? (
        <Loading text="Loading Booking Details..." />
      ) : isNotFound ? (
        <Empty text="Booking Not Found" hint="Make sure your booking code is correct">
          <ButtonLink to={paths.checkBookings}>Enter another code</ButtonLink>
        </Empty>
      ) : (
        <Empty text="The booking could not be loaded" hint="Check your connection. Your booking is safe.">
          <Button onClick={() => void lookUp()}>Try again</Button>
        </Empty>
      )}
    </Page>
  );
}
