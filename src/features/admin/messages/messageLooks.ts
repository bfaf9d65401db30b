import type { Message } from '../../../api/admin';
import type { BadgeTone } from '../../../ui/Badge';

const kinds: Record<Message['kind'], string> = {
  BOOKED: 'Booking made',
  PAID: 'Paid',
  CONFIRMED: 'Confirmed',
  MOVED: 'Moved',
  CANCELLED: 'Cancelled',
  CLOSED_DAY: 'Closed day',
  REMINDER: 'Reminder',
  PASSWORD_RESET: 'New password',
};

const statuses: Record<Message['status'], { tone: BadgeTone; text: string }> = {
  WAITING: { tone: 'warning', text: 'Waiting' },
  SENT: { tone: 'success', text: 'Sent' },
  FAILED: { tone: 'error', text: 'Failed' },
  REHEARSED: { tone: 'info', text: 'Rehearsed' },
};

const ownValue = <T>(values: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What a message tells of; a kind that the site does not know is shown as the server gives it. */
export const kindText = (kind: string): string => ownValue(kinds, kind) ?? kind;

/** What has become of it. */
export const statusLook = (status: string): { tone: BadgeTone; text: string } =>
  ownValue(statuses, status) ?? { tone: 'neutral', text: status };

/** Why a message is not sent again; null where it can be. */
export function sendAgainRefusal({ kind, status }: Pick<Message, 'kind' | 'status'>): string | null {
  if (kind === 'PASSWORD_RESET') return 'A link for a new password is not sent again: the person asks for another one.';
  return status === 'WAITING' ? 'It has not been sent yet.' : null;
}
