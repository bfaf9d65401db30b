import { t } from 'ttag';
import { useListMyBookingsQuery, useListMyHistoriesQuery } from '../../api';
import { selectIsLoggedIn, useAppSelector } from '../../state';
import { BookingBadge, PaymentBadge } from '../../ui/StatusBadges';
import { BookingList } from './BookingList';
import { Accordion } from '../../ui/Accordion';

const firstFive = { page: 1, size: 5 }; // spec §7
const always = { refetchOnMountOrArgChange: true }; // a booking may have been changed by the school

/** Upcoming bookings, open from the start. */
export function MySchedule() {
  const isSignedIn = useAppSelector(selectIsLoggedIn);
  const answer = useListMyBookingsQuery(firstFive, { ...always, skip: !isSignedIn });
  return (
    <Accordion title={t`My Schedule`} startsOpen>
      <BookingList
        isSignedIn={isSignedIn}
        answer={answer}
        texts={{
          loading: t`Loading My Schedule...`,
          empty: t`Belum ada jadwal booking.`,
          failure: t`Failed to fetch My Schedule data.`,
        }}
        badge={(booking) => <BookingBadge booking={booking} />}
      />
    </Accordion>
  );
}

/** Past bookings, with the status of their payment. */
export function OrderHistory() {
  const isSignedIn = useAppSelector(selectIsLoggedIn);
  const answer = useListMyHistoriesQuery(firstFive, { ...always, skip: !isSignedIn });
  return (
    <Accordion title={t`Order History`}>
      <BookingList
        isSignedIn={isSignedIn}
        answer={answer}
        texts={{
          loading: t`Loading Order History...`,
          empty: t`Belum ada riwayat booking.`,
          failure: t`Failed to retrieve Order History.`,
        }}
        badge={(booking) => <PaymentBadge booking={booking} />}
      />
    </Accordion>
  );
}
