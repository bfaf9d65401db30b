import * as v from 'valibot';
import type { RecordedChange } from '../repositories/bookingChanges.ts';
import type { EntryRow } from '../repositories/ledger.ts';
import { dayText } from '../school/days.ts';
import { ended } from '../school/ended.ts';
import { waysOfPaying } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';
import type { CancelledLine } from '../messages/texts/lineCancelled.ts';
import { readNote } from './changeNote.ts';

/** The rows as the audit log keeps them, as far as the sentences need them. */
const BookingRecord = v.object({
  status: v.string(),
  total_amount: v.number(),
  user_id: v.nullable(v.string()),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  customer_country: v.optional(v.nullable(v.string()), null),
  language: v.optional(v.nullable(v.string()), null),
  note: v.optional(v.nullable(v.string()), null),
});
const PaymentRecord = v.object({
  status: v.string(),
  amount: v.number(),
  redirect_url: v.nullable(v.string()),
});
const SessionRecord = v.object({
  product_name: v.string(),
  reservation_date: v.string(),
  person: v.number(),
  attendance: v.optional(v.nullable(v.string()), null),
  start_time: v.optional(v.nullable(v.string()), null),
  instructor_id: v.optional(v.nullable(v.string()), null),
  course_day: v.optional(v.number(), 1),
  surf_spot_name: v.optional(v.string(), ''),
  people_came: v.optional(v.nullable(v.number()), null),
  unit_price: v.optional(v.number(), 0),
});
type SessionState = v.InferOutput<typeof SessionRecord>;

/** What is recorded under a booking of sessions that were taken out of it. */
const CancelledRecord = v.object({ ids: v.array(v.string()) });

const reasonText = (reason: string | null): string => (reason === null ? '' : ` Reason: ${reason}`);

/** 'Paid in cash: Rp. 650.000.' */
export function entryText({
  kind,
  method,
  amount,
  reason,
}: Pick<EntryRow, 'kind' | 'method' | 'amount' | 'reason'>): string {
  const done = kind === 'PAYMENT' ? 'Paid' : 'Gave back';
  return `${done} ${waysOfPaying[method]}: ${rupiah(amount)}.${reasonText(reason)}`;
}

/** What was overruled and why it was changed, as the end of a sentence. */
function ending(note: string | null): string {
  const { overruled, reason } = readNote(note);
  const force = overruled === null ? '.' : `, by force: ${overruled.charAt(0).toLowerCase()}${overruled.slice(1)}`;
  return force + reasonText(reason);
}

const isText = (text: string | false): text is string => text !== false;

const fieldNames = {
  customer_name: 'Name',
  customer_email: 'E-mail',
  customer_phone: 'Phone',
  customer_country: 'Country',
  language: 'Language',
  note: 'Note',
} as const;
const shown = (text: string | null): string => text ?? 'none';
function bookingTexts({ before, after, note }: RecordedChange): string[] {
  const [old, now] = [v.safeParse(BookingRecord, before), v.safeParse(BookingRecord, after)];
  if (!now.success) return [];
  if (!old.success) return [`Booked at the counter${ending(note)}`];
  const [was, is] = [old.output, now.output];
  return [
    was.status !== is.status && `Status: ${was.status} to ${is.status}.${reasonText(readNote(note).reason)}`,
    was.total_amount !== is.total_amount && `Total: ${rupiah(was.total_amount)} to ${rupiah(is.total_amount)}.`,
    was.user_id !== null && is.user_id === null && 'The guest’s account was deleted.',
    ...(Object.keys(fieldNames) as (keyof typeof fieldNames)[]).map(
      (field) => was[field] !== is[field] && ended(`${fieldNames[field]}: ${shown(was[field])} to ${shown(is[field])}`),
    ),
  ].filter(isText);
}

function paymentTexts({ before, after }: RecordedChange): string[] {
  const [old, now] = [v.safeParse(PaymentRecord, before), v.safeParse(PaymentRecord, after)];
  if (!now.success) return [];
  const { status, amount, redirect_url: page } = now.output;
  if (!old.success) return [];
  const { status: oldStatus, amount: oldAmount, redirect_url: oldPage } = old.output;
  return [
    // That it is PAID follows from the ledger, which has its own sentences.
    oldStatus !== status && status !== 'PAID' && `Payment: ${oldStatus} to ${status}.`,
    oldPage !== null &&
      page === null &&
      `The online payment page${amount === oldAmount ? '' : ' for the old total'} ended.`,
  ].filter(isText);
}

function comingText({ attendance, people_came: came, person }: SessionState): string {
  if (attendance === 'NO_SHOW') return 'did not come';
  if (attendance !== 'ARRIVED') return 'attendance taken back';
  return came === null ? 'arrived' : `${String(came)} of ${String(person)} arrived`;
}

const timeText = (time: string | null): string => time ?? 'no hour yet';
const peopleText = (person: number): string => (person === 1 ? '1 person' : `${String(person)} people`);

/** How the record of a booking tells of a line that is taken out of it. */
export function cancelledLineText({ lesson, person, sessions }: CancelledLine, reason: string | null): string {
  const days = sessions.map(({ date }) => dayText(date)).join(', ');
  return `${lesson} on ${days}, ${peopleText(person)}: cancelled.${reasonText(reason)}`;
}

/** What of a session is another, a sentence each; the first says what was overruled, and why. */
function differencesOf(was: SessionState, is: SessionState, instructor: string | null): string[] {
  const { product_name: lesson, reservation_date: date, course_day: day } = is;
  const on = `${lesson} on ${dayText(date)}`;
  const isMoved = was.reservation_date !== date;
  // What the line has is said once for all days of a course, and not where another of them becomes the first.
  const isFirst = day === 1 && was.course_day === 1;
  const isNoted = was.attendance !== is.attendance || was.people_came !== is.people_came;
  return [
    isMoved && `${lesson}: moved from ${dayText(was.reservation_date)} to ${dayText(date)}`,
    was.start_time !== is.start_time && `${on}: ${timeText(was.start_time)} to ${timeText(is.start_time)}`,
    was.surf_spot_name !== '' &&
      was.surf_spot_name !== is.surf_spot_name &&
      `${on}: ${was.surf_spot_name} to ${is.surf_spot_name}`,
    isFirst && was.product_name !== lesson && `${on}: instead of ${was.product_name}`,
    isFirst && was.person !== is.person && `${on}: ${String(was.person)} to ${String(is.person)} people`,
    isFirst &&
      was.unit_price !== is.unit_price &&
      `${on}: ${rupiah(was.unit_price)} to ${rupiah(is.unit_price)} for one person`,
    was.instructor_id !== is.instructor_id &&
      `${on}: ${instructor === null ? 'nobody teaches it yet' : `${instructor} teaches`}`,
    isNoted && (!isMoved || is.attendance !== null) && `${on}: ${comingText(is)}`,
  ].filter(isText);
}

function sessionTexts({ before, after, note, instructor }: RecordedChange): string[] {
  const [old, now] = [v.safeParse(SessionRecord, before), v.safeParse(SessionRecord, after)];
  if (!now.success) return v.is(CancelledRecord, before) && note !== null ? [note] : [];
  const { product_name: lesson, reservation_date: date, course_day: day, person } = now.output;
  if (!old.success)
    return day === 1 ? [`${lesson} on ${dayText(date)}, ${peopleText(person)}: added${ending(note)}`] : [];
  const [first, ...others] = differencesOf(old.output, now.output, instructor);
  if (first !== undefined) return [first + ending(note), ...others.map((text) => `${text}.`)];
  // Nothing is another: the note says what happened to the whole line.
  const same = ['attendance', 'person', 'product_name', 'unit_price'] as const;
  const isSame = same.every((field) => old.output[field] === now.output[field]);
  return isSame && note !== null && readNote(note).reason === null ? [note] : [];
}

/** The ids of sessions that were taken out of a booking, as its record has them. */
export const cancelledIds = ({ table, before }: RecordedChange): string[] =>
  table === 'booking_details' && v.is(CancelledRecord, before) ? before.ids : [];

const textsOf = new Map([
  ['bookings', bookingTexts],
  ['payments', paymentTexts],
  ['booking_details', sessionTexts],
]);

/** What was changed, in sentences; none for what only the server itself needs to know. */
export const changeTexts = (change: RecordedChange): string[] => textsOf.get(change.table)?.(change) ?? [];
