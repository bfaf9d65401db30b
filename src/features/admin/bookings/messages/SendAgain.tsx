import { Button } from 'antd';
import type { Message } from '../../../../api/admin';
import { canBeSentAgain } from './messageStates';

interface SendAgainProps {
  message: Message;
  /** The message that is being sent again; null where none is. */
  busyId: string | null;
  onSend: (message: Message) => void;
}

/** The button that sends a message once more; nothing where that cannot be. */
export function SendAgain({ message, busyId, onSend }: SendAgainProps) {
  if (!canBeSentAgain(message)) return null;
  return (
    <Button
      aria-label={`Send again: ${message.subject}`}
      disabled={busyId !== null}
      // The second half of a double click may come after the answer, and on another message.
      onClick={({ detail }) => detail < 2 && onSend(message)}
    >
      {busyId === message.id ? 'Sending...' : 'Send again'}
    </Button>
  );
}
