import { useEffect, useState } from 'react';
import * as s from './forms.module.css';

/** What went wrong. */
export interface Problem {
  text: string;
  /** What a toast has said of it. */
  toast: string;
  /** How long the toast stays (ms), where it differs from the layout's. */
  duration?: number | undefined;
}

const TOAST_MS = 1500; // spec §9, main layout
/** How long a toast takes to leave. */
const LEAVING_MS = 500;

/**
 * Keeps in a dialog what went wrong: at once where the toast says less, else when the toast has gone, so that each message stands
 * in one place at a time.
 */
export function LastingMessage({ problem }: { problem: Problem | null }) {
  const [due, setDue] = useState<Problem | null>(null);
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setDue(problem), (problem.duration ?? TOAST_MS) + LEAVING_MS);
    return () => clearTimeout(timer);
  }, [problem]);
  const isShown = problem !== null && (due === problem || problem.toast !== problem.text);
  return isShown && <p className={s.problem}>{problem.text}</p>;
}
