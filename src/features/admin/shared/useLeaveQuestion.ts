import { useState } from 'react';
import { useBlocker } from './useBlocker';

/** Asks before a half-filled form is closed, or its page left or reloaded. `onLeave` closes the form. */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(isDirty);

  return {
    isAsking: isAsking || blocker.isBlocked,
    /** The person wants to leave: asks first where something would be lost. */
    leave: () => (isDirty ? setIsAsking(true) : onLeave()),
    stay: () => {
      setIsAsking(false);
      blocker.reset();
    },
    discard: () => {
      blocker.proceed();
      onLeave();
    },
  };
}

export type LeaveQuestion = ReturnType<typeof useLeaveQuestion>;
