import type { Message } from '../../../../api';
import { plainWords } from '../../../../lib/plainWords';
import type { BadgeTone } from '../../../../ui/Badge';

const kinds: Record<string, string> = {
  BOOKED: 'Booking made',
  PAID: 'Paid',
  CONFIRMED: 'Confirmed',
  MOVED: 'Moved',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Money given back',
  CLOSED_DAY: 'Closed day',
  REOPENED: 'Day open again',
  REMINDER: 'Reminder',
  PASSWORD_RESET: 'New password',
};

const statuses: Record<string, { tone: BadgeTone; text: string }> = {
  WAITING: { tone: 'warning', text: 'Waiting' },
  SENT: { tone: 'success', text: 'Sent' },
  FAILED: { tone: 'error', text: 'Failed' },
  REHEARSED: { tone: 'info', text: 'Rehearsed' },
  SKIPPED: { tone: 'neutral', text: 'Not sent' },
};

/** The statuses that the site knows, for a filter. */
export const statusOptions = Object.entries(statuses).map(([value, { text }]) => ({
  value,
  text: `Only ${text.toLowerCase()}`,
}));

const ownValue = <T>(values: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What a message tells of; the contract allows kinds and statuses that the site does not know. */
export const kindText = (kind: string): string => ownValue(kinds, kind) ?? plainWords(kind);

/** What has become of it. */
export const statusLook = (status: string): { tone: BadgeTone; text: string } =>
  ownValue(statuses, status) ?? { tone: 'neutral', text: plainWords(status) };

/** Whether a message can be sent again: not while it waits, and never the link for a new password. */
export const canBeSentAgain = ({ kind, status }: Message): boolean => status !== 'WAITING' && kind !== 'PASSWORD_RESET';
