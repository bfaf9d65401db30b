import { useState } from 'react';
import type { FormQuestion } from './Question';
import { useBlocker } from './useBlocker';

/** The question before a half-filled form is lost, asked anew with each attempt to leave. */
export const leaveQuestion = (onNo: () => void, onYes: () => void, attempt: number): FormQuestion => ({
  attempt,
  text: 'You have unsaved changes.',
  no: 'Keep editing',
  onNo,
  yes: 'Discard changes',
  onYes,
});

/**
 * Asks before a half-filled form is closed, or its page left or reloaded. One that is being sent counts as well: its answer would
 * find nobody to tell of a refusal, and close what is open by then. `onLeave` closes the form; `leave` is what the person
 * asks for, `leaveFor` the same with something else to do then, and `question` stands until it is answered. A form that stands in
 * the address (`isInAddress`) is closed by leaving the address: `onLeave` would go back once more.
 */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void, { isInAddress = false } = {}) {
  const [then, setThen] = useState<(() => void) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const blocker = useBlocker(isDirty);
  if (!isDirty && then) setThen(null); // it was saved: there is nothing left to ask
  const stay = () => {
    setThen(null);
    blocker.reset();
  };
  const discard = () => {
    const isClosedByAddress = isInAddress && blocker.isBlocked;
    blocker.proceed();
    stay(); // a form that is a page of its own is still there: it asks the next time, too
    if (!isClosedByAddress) (then ?? onLeave)();
  };
  const leaveFor = (next: () => void) => {
    if (isDirty) {
      setAttempt((count) => count + 1);
      setThen(() => next);
    } else next();
  };
  return {
    question: then || blocker.isBlocked ? leaveQuestion(stay, discard, attempt + blocker.attempt) : null,
    leave: () => leaveFor(onLeave),
    leaveFor,
  };
}
