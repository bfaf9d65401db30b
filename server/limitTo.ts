/**
 * Runs at most `most` pieces of work at once; the others wait for their turn. When `mostWaiting` wait already, a further
 * one fails at once with what `refuse` makes.
 */
export function limitTo(
  most: number,
  mostWaiting = Infinity,
  refuse = () => new Error('Too much work is waiting.'),
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw refuse();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
