/**
 * Makes promises stop when `signal` is given: they reject with its reason. What they wait for goes on, as something else may be
 * waiting for the same call.
 */
export function stoppable(signal: AbortSignal): <T>(promise: PromiseLike<T>) => Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  stopped.catch(() => undefined);
  return (promise) => Promise.race([promise, stopped]);
}
