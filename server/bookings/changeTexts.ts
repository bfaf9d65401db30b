import * as v from 'valibot';
import type { RecordedChange } from '../repositories/bookingChanges.ts';
import type { EntryRow } from '../repositories/ledger.ts';
import { dayText } from '../school/days.ts';
import { waysOfPaying } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';

/** The rows as the audit log keeps them, as far as the sentences need them. */
const BookingRecord = v.object({
  status: v.string(),
  total_amount: v.number(),
  user_id: v.nullable(v.string()),
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
});

/** 'Paid in cash: Rp. 650.000.' */
export function entryText({ kind, method, amount, reason }: EntryRow): string {
  const done = kind === 'PAYMENT' ? 'Paid' : 'Gave back';
  const why = reason === null ? '' : ` Reason: ${reason}`;
  return `${done} ${waysOfPaying[method]}: ${rupiah(amount)}.${why}`;
}

/** What was overruled, as the end of a sentence. */
const byForce = (note: string | null): string =>
  note === null ? '.' : `, by force: ${note.charAt(0).toLowerCase()}${note.slice(1)}`;

const isText = (text: string | false): text is string => text !== false;

function bookingTexts({ before, after, note }: RecordedChange): string[] {
  if (!v.is(BookingRecord, after)) return [];
  if (!v.is(BookingRecord, before)) return [`Booked at the counter${byForce(note)}`];
  return [
    before.status !== after.status && `Status: ${before.status} to ${after.status}.`,
    before.total_amount !== after.total_amount &&
      `Total: ${rupiah(before.total_amount)} to ${rupiah(after.total_amount)}.`,
    before.user_id !== null && after.user_id === null && 'The guest’s account was deleted.',
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

function attendanceText(attendance: string | null): string {
  if (attendance === 'ARRIVED') return 'arrived';
  return attendance === 'NO_SHOW' ? 'did not come' : 'attendance taken back';
}

const timeText = (time: string | null): string => time ?? 'no hour yet';

function sessionTexts({ before, after, note, instructor }: RecordedChange): string[] {
  const [old, now] = [v.safeParse(SessionRecord, before), v.safeParse(SessionRecord, after)];
  if (!old.success || !now.success) return [];
  const { product_name: lesson, reservation_date: date, person, attendance, course_day: day } = now.output;
  const { reservation_date: oldDate, person: oldPerson, attendance: oldAttendance } = old.output;
  const [oldTime, time] = [old.output.start_time, now.output.start_time];
  const isMoved = date !== oldDate;
  const isResized = person !== oldPerson;
  const isRetimed = time !== oldTime;
  const isReassigned = now.output.instructor_id !== old.output.instructor_id;
  // Nothing is another: the note says what happened to the whole line.
  if (!isMoved && !isRetimed && !isResized && !isReassigned && attendance === oldAttendance && note !== null)
    return [note];
  return [
    isMoved && `${lesson}: moved from ${dayText(oldDate)} to ${dayText(date)}${byForce(note)}`,
    isRetimed && `${lesson} on ${dayText(date)}: ${timeText(oldTime)} to ${timeText(time)}.`,
    isResized &&
      day === 1 && // said once for all days of a course
      `${lesson} on ${dayText(date)}: ${String(oldPerson)} to ${String(person)} people${isMoved ? '.' : byForce(note)}`,
    attendance !== oldAttendance &&
      (!isMoved || attendance !== null) &&
      `${lesson} on ${dayText(date)}: ${attendanceText(attendance)}.`,
    isReassigned &&
      `${lesson} on ${dayText(date)}: ${instructor === null ? 'nobody teaches it yet' : `${instructor} teaches`}.`,
  ].filter(isText);
}

const textsOf = new Map([
  ['bookings', bookingTexts],
  ['payments', paymentTexts],
  ['booking_details', sessionTexts],
]);

/** What was changed, in sentences; none for what only the server itself needs to know. */
export const changeTexts = (change: RecordedChange): string[] => textsOf.get(change.table)?.(change) ?? [];
