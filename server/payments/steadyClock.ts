import type { PaymentContext } from './context.ts';

const MINUTE = 60_000;

/**
 * A clock that does not follow a jump ahead of the machine's clock: what it measures may end late, but never early. `elapsed`
 * counts milliseconds independently of the machine's clock.
 */
export function steadyClock(
  { now, log }: Pick<PaymentContext, 'now' | 'log'>,
  elapsed: () => number = () => performance.now(),
): () => Date {
  const start = now().getTime() - elapsed();
  let isTold = false;
  return () => {
    const time = now().getTime();
    const steady = start + elapsed();
    if (Math.abs(time - steady) > MINUTE && !isTold) {
      isTold = true;
      const minutes = Math.round((time - steady) / MINUTE);
      log.warn(
        { minutes },
        // Three hours: PAGE_MINUTES (provider.ts).
        'The clock has jumped. Until the next start, unpaid bookings may expire later than after three hours.',
      );
    }
    return new Date(Math.min(time, steady));
  };
}
