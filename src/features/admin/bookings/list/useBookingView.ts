import type { BookingStatus, ListBookingsApiArg, PaymentMethod, PaymentStatus } from '../../../../api';
import { isCalendarDay } from '../../../../lib/dates';
import { inOrder } from '../../shared/period';
import { useListView } from '../../shared/useListView';
import { bookingStatuses, paymentMethods, paymentStatuses } from '../shared/bookingRules';

type Sort = NonNullable<ListBookingsApiArg['sort']>;

/** The orders of the list, as the contract names them, and in words. */
export const sorts: Record<Sort, string> = {
  '-created_at': 'Newest first',
  created_at: 'Oldest first',
  reservation_date: 'Earliest session first',
  '-reservation_date': 'Latest session first',
  customer_name: 'Name A to Z',
  '-customer_name': 'Name Z to A',
  '-total_amount': 'Largest amount first',
  total_amount: 'Smallest amount first',
};

const isSort = (text: string): text is Sort => text in sorts;
const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** Only what is asked for: a list that is asked for in the same words is the same list. */
const given = <T extends object>(query: T): T =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as T;

/** Which bookings are listed, by the address: search, filters, order and page. What the address has wrong is left out. */
export function useBookingView(level: 1 | 2) {
  const view = useListView();
  const { filter, query } = view;
  const day = (name: string) => (isCalendarDay(filter(name)) ? filter(name) : undefined);
  const sort = filter('sort');
  const filters = {
    status: oneOf<BookingStatus>(bookingStatuses, filter('status')),
    paymentStatus: oneOf<PaymentStatus>(paymentStatuses, filter('payment')),
    paymentMethod: oneOf<PaymentMethod>(paymentMethods, filter('method')),
    ...inOrder(day('from'), day('to')),
  };
  const isFiltered = level === 2 && Object.values(filters).some((value) => value !== undefined);
  const whole: ListBookingsApiArg = given({
    search: query.search,
    ...(level === 2 && { ...filters, sort: isSort(sort) ? sort : undefined }),
  });
  return {
    ...view,
    isFiltered,
    /** The query of the whole list, without a page. */
    whole,
    /** The query of the page that is shown. */
    query: { ...whole, page: view.page },
  };
}

export type BookingView = ReturnType<typeof useBookingView>;
