import type { Handler } from './call.ts';
import { inWords } from './days.ts';
import { contains, type ListQuery, paged } from './lists.ts';
import { conflict, notFound } from './refusal.ts';
import { type Booking, newId, now, type Message, type School } from './school.ts';

type Letter = Pick<Message, 'kind' | 'to' | 'subject' | 'booking_code'>;

/** Notes what is written to somebody; nothing is sent to anybody. */
export function writeTo(school: School, { kind, to, subject, booking_code }: Letter, lines: string[]): Message {
  const written = { id: newId(), kind, to, subject, text: lines.join('\n'), created_at: now(), booking_code };
  const message: Message = { ...written, status: 'REHEARSED', sent_at: null };
  school.messages.push(message);
  return message;
}

const subjects: Record<string, string> = {
  BOOKED: 'Your booking {code}',
  CONFIRMED: 'Your booking {code} is confirmed',
  CANCELLED: 'Your booking {code} is cancelled',
  PAID: 'Your payment for booking {code}',
  MOVED: 'A session of your booking {code} is moved',
  CLOSED_DAY: 'The school is closed: your booking {code}',
};

/** Tells the guest of a booking, if there is an address, what has happened to it. */
export function tell(school: School, kind: string, booking: Booking): void {
  const { booking_code, customer_email: to, customer_name: name, sessions, surf_spot_name: spot } = booking;
  if (to === '') return;
  const subject = (subjects[kind] ?? kind).replace('{code}', booking_code);
  const days = sessions.map((one) => `${one.product_name} on ${inWords(one.reservation_date)}`);
  writeTo(school, { kind, to, subject, booking_code }, [`Hello ${name}, ${subject}.`, ...days, spot ?? '']);
}

/** A code as a person may write it → as it is stored. */
export const storedCode = (text: string): string =>
  text
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const messageHandlers: Record<string, Handler> = {
  listMessages({ school, query }) {
    const { search = '', status: wanted, ...rest } = query as ListQuery & { status?: string };
    const isFound = ({ to, booking_code: code, status }: Message) =>
      (wanted === undefined || status === wanted) &&
      (contains(to, search) || (code !== null && code.includes(storedCode(search))));
    const rows = school.messages.filter(isFound).toReversed();
    return paged(rows, rest);
  },

  sendMessageAgain({ school, params }) {
    const message = school.messages.find(({ id }) => id === params['id']?.toLowerCase());
    if (!message) throw notFound('Message');
    if (message.kind === 'PASSWORD_RESET') throw conflict('The link to a new password is not sent again.');
    const raised = school.attention.findIndex(({ messageId }) => messageId === message.id);
    if (raised >= 0) school.attention.splice(raised, 1);
    return { data: writeTo(school, message, [message.text]) };
  },
};
