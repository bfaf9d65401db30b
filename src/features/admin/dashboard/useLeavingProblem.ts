import { useEffect, useEffectEvent, useRef } from 'react';
import type { Session } from '../../../api';
import { useToasts } from '../../../ui/toast';

/** A row that leaves within this time after it was refused leaves because of it (ms). */
const SOON_MS = 5000;
const STAYS_MS = 6000;

/**
 * Returns what a row tells how a change has ended: null, or why it was refused. That is also said as a toast where the row is gone
 * soon after, or was before: somebody else has moved or cancelled it, or the person has gone to another day.
 */
export function useLeavingProblem(sessions: readonly Session[]): (problem: string | null) => void {
  const toasts = useToasts();
  const told = useRef<{ problem: string; at: number } | null>(null);
  const isGone = useRef(false);
  const sayIfGone = () => {
    if (!isGone.current || !told.current || Date.now() - told.current.at > SOON_MS) return;
    const guests = [...new Set(sessions.map(({ customer_name }) => customer_name))].join(', ');
    toasts.show('error', `${guests}: ${told.current.problem}`, STAYS_MS);
  };
  const leave = useEffectEvent(() => {
    isGone.current = true;
    sayIfGone();
  });
  useEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);
  return (problem) => {
    told.current = problem === null ? null : { problem, at: Date.now() };
    sayIfGone();
  };
}
