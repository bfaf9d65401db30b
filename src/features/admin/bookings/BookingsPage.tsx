import { useListBookingsQuery } from '../../../api';
import { ResourcePage } from '../resource/ResourcePage';
import { useListView } from '../resource/useListView';
import { matches } from './bookingRules';
import { bookings } from './bookings';
import { BookingTools } from './BookingTools';

/** The bookings, newest first. */
export function BookingsPage() {
  const view = useListView();
  const list = useListBookingsQuery(view.query, { refetchOnMountOrArgChange: true });
  const filter = { code: view.search, status: view.filter('status'), payment: view.filter('payment') };
  return (
    <ResourcePage
      resource={bookings}
      list={list}
      view={view}
      keep={(booking) => matches(booking, filter)}
      tools={<BookingTools view={view} />}
    />
  );
}
