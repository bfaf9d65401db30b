interface QueueOptions {
  /** How many pieces of work run at a time. */
  concurrency: number;
  /** How many may wait; a further one fails at once with what `refuse` makes. */
  maxWaiting?: number;
  refuse?: () => Error;
}

/** A queue that runs work in order, so many pieces at a time. */
export function workQueue({
  concurrency,
  maxWaiting = Infinity,
  refuse = () => new Error('Too much work is waiting.'),
}: QueueOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < concurrency) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
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
