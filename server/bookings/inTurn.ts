import pLimit from 'p-limit';
import { unavailable } from '../errors.ts';

/**
 * How many bookings and changes of guests this process stores at a time. Those of one day wait for each other in the database, where each
 * would hold one of ten connections, and is refused after 4.5 seconds.
 */
const guestQueue = pLimit(4);
/** How long one waits for its turn (ms): the site waits 30 seconds for an answer. */
const PATIENCE = 20_000;

/** Does a guest's work when it is its turn, which is before it takes a connection; fails with 503 when that is too late. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const arrived = performance.now();
  return guestQueue(() => {
    if (performance.now() - arrived <= PATIENCE) return work();
    throw unavailable('Too many people are booking at the moment. Please try again in a moment.', 2);
  });
}
