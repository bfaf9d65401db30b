import { useEffect, useState } from 'react';
import { useBlocker } from '../useBlocker';
import { leaveQuestion } from '../useLeaveQuestion';

interface SheetQuestion {
  isDirty: boolean;
  /** Before the sheet is closed, or left, with what is in it. */
  onDiscard: () => void;
  onClose: () => void;
}

/**
 * Asks before a half-filled sheet is closed, or left by Back or a link. The sheet stands in the address: closing it goes back in
 * the history, which must not be blocked any longer by then, and Back closes it by itself.
 */
export function useSheetQuestion({ isDirty, onDiscard, onClose }: SheetQuestion) {
  const [isAsking, setIsAsking] = useState(false);
  const [isDiscarded, setIsDiscarded] = useState(false);
  const blocker = useBlocker(isDirty && !isDiscarded);

  useEffect(() => {
    if (isDiscarded) onClose();
  }, [isDiscarded, onClose]);

  const stay = () => {
    setIsAsking(false);
    blocker.reset();
  };
  const discard = () => {
    onDiscard();
    if (blocker.isBlocked) blocker.proceed();
    else setIsDiscarded(true);
  };
  return {
    question: isAsking || blocker.isBlocked ? leaveQuestion(stay, discard, blocker.attempt) : null,
    leave: () => (isDirty ? setIsAsking(true) : onClose()),
  };
}
