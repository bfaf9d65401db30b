import { plainWords } from '../../../lib/plainWords';
import type { BadgeTone } from '../../../ui/Badge';

interface KindLook {
  tone: BadgeTone;
  text: string;
  /** How it goes by itself, where it does. */
  goes?: string;
}

const kinds: Record<string, KindLook> = {
  MONEY_FOR_CANCELLED: { tone: 'error', text: 'Money for a cancelled booking' },
  WRONG_AMOUNT: { tone: 'error', text: 'Wrong amount paid' },
  PAID_TWICE: { tone: 'error', text: 'Paid twice' },
  REFUND_DUE: { tone: 'warning', text: 'Refund due', goes: 'It goes by itself when the money is given back.' },
  OVERPAID: { tone: 'warning', text: 'Paid too much', goes: 'It goes by itself when nothing is over any more.' },
  CHARGEBACK: { tone: 'error', text: 'Chargeback' },
  REFUND_REFUSED: { tone: 'error', text: 'Refund refused' },
  CLOSED_DAY: {
    tone: 'warning',
    text: 'Booked on a closed day',
    goes: 'It goes by itself when the session is moved, the booking completed or cancelled, or the day opened.',
  },
  UNCONFIRMED: {
    tone: 'warning',
    text: 'Not confirmed for a day',
    goes: 'It goes by itself when all of them are confirmed or cancelled.',
  },
  MESSAGE_FAILED: { tone: 'warning', text: 'Message not sent' },
};

/** How a kind is shown; the contract allows kinds that the site does not know. */
export const kindLook = (kind: string): KindLook =>
  (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? { tone: 'warning', text: plainWords(kind) };
