import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../../../ui/leaveGuard';

/** A question before what was typed is lost. */
export interface LeaveQuestion {
  isAsking: boolean;
  /** The person wants to leave: asks first where something would be lost. */
  leave: () => void;
  stay: () => void;
  discard: () => void;
}

/**
 * Guards a half-filled form against being closed, against the browser's Back button and against a reload. `onLeave`
 * closes the form.
 */
export function useLeaveQuestion(isDirty: boolean, onLeave: () => void): LeaveQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    isAsking: isAsking || guard.isAsked,
    leave: () => (isDirty ? setIsAsking(true) : onLeave()),
    stay: () => {
      setIsAsking(false);
      guard.stay();
    },
    discard: () => {
      if (guard.isAsked) guard.leave();
      else onLeave();
    },
  };
}
