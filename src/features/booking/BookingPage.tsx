import { useParams } from 'react-router-dom';
import { t } from 'ttag';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { BookingView } from './BookingView';
import { useBooking } from './useBooking';
import { ToolsContext, useFetchedTools } from './useTools';

/** A booking by its code: what comes next, what, when, who, and how it is paid (spec §2, booking details). */
export function BookingPage() {
  const { bookingCode = '' } = useParams();
  const { booking, isLoading, isNotFound, isUnreachable, lookUp } = useBooking(bookingCode);
  const tools = useFetchedTools();

  return (
    <Page>
      {booking && tools !== undefined ? (
        <ToolsContext value={tools}>
          <BookingView key={bookingCode} booking={booking} lookUp={lookUp} />
        </ToolsContext>
      ) : isLoading || booking ? (
        <Loading text={t`Loading Booking Details...`} />
      ) : isNotFound ? (
        <Empty text={t`Booking Not Found`} hint={t`Make sure your booking code is correct`}>
          <ButtonLink to={paths.checkBookings}>{t`Enter another code`}</ButtonLink>
        </Empty>
      ) : (
        <Empty
          text={t`The booking could not be loaded`}
          hint={
            isUnreachable
              ? t`Check your connection. Your booking is safe.`
              : t`Please try again in a minute. Your booking is safe.`
          }
        >
          <Button onClick={() => void lookUp()}>{t`Try again`}</Button>
        </Empty>
      )}
    </Page>
  );
}
