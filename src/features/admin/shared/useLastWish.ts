import { useRef, useState } from 'react';

/**
 * Carries out one wish after the other. Of those that come while one is on its way, the last alone is carried out when that one is
 * answered, and none where it failed: `task` resolves to why, or to null. `wish` is what is wanted until then.
 */
export function useLastWish<Wish extends object>(task: (wish: Wish) => Promise<string | null>) {
  const next = useRef<Wish | null>(null);
  const isBusy = useRef(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const want = async (wanted: Wish): Promise<void> => {
    next.current = wanted;
    setWish(wanted);
    setProblem(null);
    if (isBusy.current) return;
    isBusy.current = true;
    let failed: string | null = null;
    for (let one: Wish | null = wanted; one !== null && failed === null; one = next.current) {
      next.current = null;
      failed = await task(one);
    }
    next.current = null;
    isBusy.current = false;
    setWish(null);
    setProblem(failed);
  };
  return { want, wish, problem };
}
