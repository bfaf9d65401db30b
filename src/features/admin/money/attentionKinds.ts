import type { AttentionItem } from '../../../api/admin';
import type { BadgeTone } from '../../../ui/Badge';

type Kind = AttentionItem['kind'];

interface KindLook {
  tone: BadgeTone;
  text: string;
  /** How it goes by itself, where it does. */
  goes?: string;
}

const kinds: Record<Kind, KindLook> = {
  MONEY_FOR_CANCELLED: { tone: 'error', text: 'Money for a cancelled booking' },
  WRONG_AMOUNT: { tone: 'error', text: 'Wrong amount paid' },
  PAID_TWICE: { tone: 'error', text: 'Paid twice' },
  REFUND_DUE: { tone: 'warning', text: 'Refund due', goes: 'It goes by itself when the money is given back.' },
  CHARGEBACK: { tone: 'error', text: 'Chargeback' },
  CLOSED_DAY: {
    tone: 'warning',
    text: 'Booked on a closed day',
    goes: 'It goes by itself when the session is moved, the booking cancelled or the day opened.',
  },
  MESSAGE_FAILED: { tone: 'warning', text: 'Message not sent' },
};

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** How a kind is shown; one that the site does not know is shown as the server gives it. */
export const kindLook = (kind: string): KindLook => (isKind(kind) ? kinds[kind] : { tone: 'warning', text: kind });
