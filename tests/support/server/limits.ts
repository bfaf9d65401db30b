import type { TestContext } from 'node:test';

export interface HeldLimits {
  /** All limits of time that were set since (ms). */
  set: number[];
  /** Lets those that are held pass. */
  expire: () => void;
}

/** In a test, the next `count` limits of time pass when the test says so: nobody waits seconds for what does not answer. */
export function holdLimits(t: TestContext, count: number): HeldLimits {
  const set: number[] = [];
  const held = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  t.mock.method(AbortSignal, 'timeout', (ms: number) => (set.push(ms) > count ? timeout(ms) : held.signal));
  return { set, expire: () => held.abort(new DOMException('The time is over.', 'TimeoutError')) };
}
