import { adminApi, type Booking, messageOf } from '../../../../api';
import type { AppDispatch } from '../../../../state';
import { call } from '../../shared/call';
import { isFinal } from '../shared/bookingRules';

export type BulkAction = 'CONFIRMED' | 'COMPLETED';

const AT_ONCE = 4;

export interface Refused {
  booking: Booking;
  reason: string;
}

/** Whether the action changes anything in this booking. */
export const isFit = (booking: Booking, action: BulkAction): boolean =>
  action === 'CONFIRMED' ? booking.status === 'PENDING' : !isFinal(booking);

interface Run {
  action: BulkAction;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/**
 * Changes bookings by a call for each, a few at once, with the versions that were read. What is refused is answered with its reason.
 * Stops before the next one when `signal` is given.
 */
export async function changeMany(
  dispatch: AppDispatch,
  bookings: readonly Booking[],
  { action, signal, onProgress }: Run,
): Promise<{ done: number; refused: Refused[] }> {
  const refused: Refused[] = [];
  let next = 0;
  let answered = 0;
  const work = async () => {
    for (let booking = bookings[next++]; booking && !signal.aborted; booking = bookings[next++]) {
      const { id, version } = booking;
      const updateBookingStatusRequest = { action, ...(version !== undefined && { version }) };
      const { error } = await dispatch(
        call(adminApi.endpoints.updateBookingStatus, { id, updateBookingStatusRequest }),
      );
      if (error !== undefined) refused.push({ booking, reason: messageOf(error, 'The server did not answer.') });
      onProgress(++answered);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done: answered - refused.length, refused };
}
