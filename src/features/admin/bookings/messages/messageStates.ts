import type { Message } from '../../../../api/admin';
import type { BadgeTone } from '../../../../ui/Badge';

/** How a message stands, in words and in the colour of its meaning. */
export const messageStates: Record<Message['status'], { tone: BadgeTone; text: string }> = {
  WAITING: { tone: 'warning', text: 'Waiting to be sent' },
  SENT: { tone: 'success', text: 'Sent' },
  FAILED: { tone: 'error', text: 'Not sent' },
  REHEARSED: { tone: 'info', text: 'Rehearsed, sent to nobody' },
};

/** Whether a message can be sent again: not while it waits, and never the link for a new password. */
export const canBeSentAgain = ({ kind, status }: Message): boolean => status !== 'WAITING' && kind !== 'PASSWORD_RESET';
