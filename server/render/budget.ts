/**
 * Time for work that strangers can cause as often as they like: `share` of the time that passes, and at most `most` (ms) at
 * once. `now` is in milliseconds.
 */
export function timeBudget(share: number, most: number, now: () => number) {
  let left = most;
  let counted = now();
  const count = (): number => {
    const time = now();
    left = Math.min(most, left + Math.max(0, time - counted) * share);
    counted = time;
    return left;
  };
  return {
    isLeft: (): boolean => count() > 0,
    spend: (time: number): void => {
      left = count() - time;
    },
  };
}
