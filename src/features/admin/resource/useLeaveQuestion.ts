import { useState } from 'react';
import { useBlocker } from './useBlocker';

/** A question before what was typed is lost. */
export interface LeaveQuestion {
  isAsking: boolean;
  /** The person wants to leave: asks first where something would be lost. */
  leave: () => void;
  stay: () => void;
  discard: () => void;
}

/** Asks before a half-filled form is closed, or its page left or reloaded. `onLeave` closes the form. */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): LeaveQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(isDirty);

  return {
    isAsking: isAsking || blocker.isBlocked,
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
