import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToasts } from '../../../ui/toast';

/** What leaves within this time after it was refused leaves because of it (ms). */
const SOON_MS = 5000;
/** How long a toast stays that alone says why something was refused (ms). */
export const STAYS_MS = 6000;

/**
 * Why the last change of a row or button was refused, or null, and what tells it. It is also said as a toast, with `name` before
 * it, where the row is gone soon after, or was before: somebody else has moved or cancelled it, or the person has gone to another
 * day or page.
 */
export function useLeavingProblem(name: string) {
  const [problem, setProblem] = useState<string | null>(null);
  const toasts = useToasts();
  const told = useRef<{ problem: string; at: number } | null>(null);
  const isGone = useRef(false);
  const sayIfGone = () => {
    if (!isGone.current || !told.current || Date.now() - told.current.at > SOON_MS) return;
    toasts.show('error', `${name}: ${told.current.problem}`, STAYS_MS);
  };
  const leave = useEffectEvent(() => {
    isGone.current = true;
    sayIfGone();
  });
  useEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);
  const tell = (reason: string | null): void => {
    setProblem(reason);
    told.current = reason === null ? null : { problem: reason, at: Date.now() };
    sayIfGone();
  };
  return { problem, tell };
}
