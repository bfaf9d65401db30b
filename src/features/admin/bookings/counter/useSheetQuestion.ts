import { useEffect, useState } from 'react';
import { useBlocker } from '../../shared/useBlocker';
import type { LeaveQuestion } from '../../shared/useLeaveQuestion';

/**
 * Asks before a half-filled sheet is closed, or left by Back or a link. The sheet stands in the address: closing it goes back in
 * the history, which must not be blocked any longer by then, and Back closes it by itself.
 */
export function useSheetQuestion(isDirty: boolean, onClose: () => void): LeaveQuestion {
  const [isAsking, setIsAsking] = useState(false);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const blocker = useBlocker(isDirty && !isDiscarded);

  useEffect(() => {
    if (isDiscarded) onClose();
  }, [isDiscarded, onClose]);

  return {
    isAsking: isAsking || blocker.isBlocked,
    leave: () => (isDirty ? setIsAsking(true) : onClose()),
    stay: () => {
      setIsAsking(false);
      blocker.reset();
    },
    discard: () => (blocker.isBlocked ? blocker.proceed() : setIsDiscarded(true)),
  };
}
