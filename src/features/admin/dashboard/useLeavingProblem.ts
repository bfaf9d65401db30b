import { useEffect, useEffectEvent, useRef } from 'react';
import type { Session } from '../../../api';
import { useToasts } from '../../../ui/toast';

/** A row that leaves within this time after it was refused leaves because of it (ms). */
const SOON_MS = 5000;
const STAYS_MS = 6000;

/** Says why a change was refused as a toast where the row leaves the board, as somebody else has moved or cancelled it. */
export function useLeavingProblem(problem: string | null, sessions: readonly Session[]): void {
  const toasts = useToasts();
  const since = useRef(0);
  useEffect(() => {
    if (problem !== null) since.current = Date.now();
  }, [problem]);
  const leave = useEffectEvent(() => {
    if (problem === null || Date.now() - since.current > SOON_MS) return;
    const guests = [...new Set(sessions.map(({ customer_name }) => customer_name))].join(', ');
    toasts.show('error', `${guests}: ${problem}`, STAYS_MS);
  });
  useEffect(() => () => leave(), []);
}
