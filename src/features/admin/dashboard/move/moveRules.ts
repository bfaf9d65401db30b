import type { Session, UpdatedSessionsResponse, UpdateSessionsRequest } from '../../../../api';
import { counted } from '../../shared/counted';

/** What the dialog holds while it is being filled; an empty field leaves the sessions as they are. */
export interface MoveForm extends Record<string, string> {
  day: string;
  /** HH:MM */
  time: string;
  /** The surf spot's id. */
  spot: string;
  /** The instructor's id, or NOBODY. */
  instructor: string;
  reason: string;
}

export const NOBODY = 'nobody';

export const emptyMove = (): MoveForm => ({ day: '', time: '', spot: '', instructor: '', reason: '' });

/** What becomes of the sessions; null while nothing is chosen. */
export function moveRequest(
  sessions: readonly Session[],
  form: MoveForm,
  { isTold, isForced }: { isTold: boolean; isForced: boolean },
): UpdateSessionsRequest | null {
  const { day, time, spot, instructor, reason } = form;
  if (sessions.length === 0) return null;
  if (day === '' && time === '' && spot === '' && instructor === '') return null;
  const known = sessions.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const]));
  return {
    ids: sessions.map(({ id }) => id),
    ...(day !== '' && { reservation_date: day }),
    ...(time !== '' && { start_time: time }),
    ...(spot !== '' && { surf_spot_id: spot }),
    ...(instructor !== '' && { instructor_id: instructor === NOBODY ? null : instructor }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(isForced && { force: true }),
    tell: isTold,
    versions: Object.fromEntries(known),
  };
}

/** A booking whose guest is told, with the words. */
export interface Told {
  code: string;
  name: string;
  phone: string;
  /** Null for a guest without an e-mail address. */
  to: string | null;
  text: string;
}

/** Who would be told of a change, by name. */
export function toldBy({ recipients, messages = [] }: UpdatedSessionsResponse, sessions: readonly Session[]): Told[] {
  return recipients.flatMap(({ booking_code: code, to }) => {
    const session = sessions.find((one) => one.booking_code === code);
    const text = messages.find((message) => message.booking_code === code)?.text ?? '';
    return session ? [{ code, name: session.customer_name, phone: session.customer_phone, to, text }] : [];
  });
}

/** What the button says that does it: 'Change 12 sessions and tell 9 guests'. */
export function moveLabel(sessions: number, mails: number): string {
  const change = `Change ${counted(sessions, 'session', 'sessions')}`;
  return mails > 0 ? `${change} and tell ${counted(mails, 'guest', 'guests')}` : change;
}
