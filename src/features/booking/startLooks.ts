import { listen } from '../../lib/listen';

/** Between two looks while the payment page is open (ms). */
const EVERY = 5000;
/** For how long after the payment page was opened (ms): then somebody has gone away, and the next visit to the tab looks again. */
const PATIENCE = 10 * 60_000;
/** Several events tell of the same return to the tab (ms). */
const SAME_RETURN = 2000;

/**
 * Calls `look` when the tab is seen again, and every few seconds after the payment page was opened, if it was (`paymentOpenedAt`,
 * in milliseconds); until the returned function is called. A hidden tab and a device without a network look at nothing.
 */
export function startLooks(look: () => void, paymentOpenedAt: number | null): () => void {
  let last = Date.now(); // the booking has just been loaded
  const lookAfter = (leastPause: number) => {
    const now = Date.now();
    if (document.visibilityState === 'hidden' || !navigator.onLine || now - last < leastPause) return;
    last = now;
    look();
  };
  const seen = () => lookAfter(SAME_RETURN);
  const stops = [listen(document, ['visibilitychange'], seen), listen(window, ['focus', 'online'], seen)];
  if (paymentOpenedAt !== null) {
    const timer = setInterval(() => {
      if (Date.now() - paymentOpenedAt > PATIENCE) clearInterval(timer);
      else lookAfter(0);
    }, EVERY);
    stops.push(() => clearInterval(timer));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
