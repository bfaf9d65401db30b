import { adminApi, type Booking, type ListBookingsApiArg, readPages } from '../../../../api';
import type { AppDispatch } from '../../../../state';
import { stoppable } from '../../shared/stoppable';

const AT_ONCE = 4;

interface CollectOptions {
  /** Which bookings, and in which order; all, newest first, without it. */
  query?: Omit<ListBookingsApiArg, 'page'>;
  signal: AbortSignal;
  onProgress?: (loaded: number, total: number) => void;
  /** Whether those that were found are all that is wanted, so that no further page is asked for. */
  isEnough?: ((found: Booking[]) => boolean) | undefined;
}

/**
 * Bookings from all pages of the list, which the contract gives ten at a time, in the order of the list. Rejects with the error
 * of the call that failed, and when `signal` is given.
 */
export async function collectBookings(
  dispatch: AppDispatch,
  { query, signal, onProgress, isEnough }: CollectOptions,
): Promise<Booking[]> {
  const stopOnSignal = stoppable(signal);
  const load = async (page: number) => {
    const call = adminApi.endpoints.listBookings.initiate({ ...query, page }, { subscribe: false, forceRefetch: true });
    return { data: await stopOnSignal(dispatch(call).unwrap()) };
  };
  const { rows } = await readPages(load, {
    most: Infinity,
    atOnce: AT_ONCE,
    goesOn: (found, { paging }) => {
      onProgress?.(found.length, paging.total_item);
      return isEnough?.(found) !== true;
    },
  });
  return rows;
}
