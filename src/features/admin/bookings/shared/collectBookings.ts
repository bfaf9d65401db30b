import type { Booking } from '../../../../api';
import { adminApi, type ListBookingsApiArg } from '../../../../api/admin';
import type { AppDispatch } from '../../../../state';
import { stoppable } from '../../shared/stoppable';

const AT_ONCE = 4;

interface CollectOptions {
  /** Which bookings, and in which order; all, newest first, without it. */
  query?: Omit<ListBookingsApiArg, 'page'>;
  signal: AbortSignal;
  onProgress?: (loaded: number, total: number) => void;
}

/**
 * Bookings from all pages of the list, which the contract gives ten at a time, in the order of the list. Rejects with the error
 * of the call that failed, and when `signal` is given.
 */
export async function collectBookings(
  dispatch: AppDispatch,
  { query, signal, onProgress }: CollectOptions,
): Promise<Booking[]> {
  const stopOnSignal = stoppable(signal);
  const load = (page: number) => {
    const call = adminApi.endpoints.listBookings.initiate({ ...query, page }, { subscribe: false, forceRefetch: true });
    return stopOnSignal(dispatch(call).unwrap());
  };

  const first = await load(1);
  const { total_page, total_item } = first.paging;
  // By id: a booking that comes in meanwhile moves others to the next page, and they would come twice.
  const found = new Map(first.data.map((booking) => [booking.id, booking]));
  for (let page = 2; page <= total_page; page += AT_ONCE) {
    onProgress?.(found.size, total_item);
    const count = Math.min(AT_ONCE, total_page - page + 1);
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => load(page + index)));
    for (const booking of answers.flatMap(({ data }) => data)) found.set(booking.id, booking);
  }
  return [...found.values()];
}
