import type { UpdateSessionRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { queueMessage, type WrittenAt } from '../messages/queue.ts';
import { changeTotal } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { resolveUnbookedDay } from '../repositories/closedDays.ts';
import { holdInstructor } from '../repositories/instructors.ts';
import { changeSessionRow, type LockedSession, lockSession, type SessionRow } from '../repositories/sessions.ts';
import type { BookingRow } from '../repositories/bookings.ts';
import { findBookedLesson } from '../repositories/products.ts';
import { dayAfter, dayProblem, daysFrom, dayText, schoolDay } from '../school/days.ts';
import { lessonFacts, type PeopleRule } from '../school/lessonFacts.ts';
import { isOpen } from '../school/money.ts';
import { participantsProblem } from '../school/participants.ts';
import { holdPlaces } from './places.ts';

/** What becomes of a session and, where they follow it, of the others of its line. */
interface Change {
  date: string;
  startTime: string | null;
  person: number;
  attendance: SessionRow['attendance'];
  /** Who teaches it. */
  instructorId: string | null;
  isMoved: boolean;
  /** Whether it begins at another hour. */
  isRetimed: boolean;
  isResized: boolean;
  /** Where each session of the line stands afterwards, by its id. */
  dates: Map<string, string>;
}

/**
 * The given fields that differ from what is stored. A session that moves is one that nobody has come to yet; with `isWhole` the
 * rest of its line keeps its distance.
 */
function changeOf({ session, line }: LockedSession, request: UpdateSessionRequest, isWhole: boolean): Change {
  const { reservation_date: date = session.reservationDate, person = session.person } = request;
  const { start_time: startTime = session.startTime, instructor_id: instructorId = session.instructorId } = request;
  const isMoved = date !== session.reservationDate;
  const { attendance = isMoved ? null : session.attendance } = request;
  const by = daysFrom(session.reservationDate, date);
  const dates = new Map(
    line.map(({ id, reservationDate }) => {
      const isMovedToo = id === session.id || isWhole;
      return [id, isMovedToo ? dayAfter(reservationDate, by) : reservationDate];
    }),
  );
  const isRetimed = startTime !== session.startTime;
  const isResized = person !== session.person;
  return { date, startTime, person, attendance, instructorId, isMoved, isRetimed, isResized, dates };
}

/** Throws where a rule forbids the change; whoever is at fault, nothing has changed then. */
function assertAllowed({ session, booking }: LockedSession, change: Change, rule: PeopleRule, now: Date): void {
  const { date, person, attendance, isMoved, isRetimed, isResized } = change;
  const dateProblem = isMoved ? dayProblem(date, now) : null;
  const personProblem = isResized ? participantsProblem(rule, person) : null;
  const problems = [
    ...(dateProblem === null ? [] : [`body/reservation_date ${dateProblem}`]),
    ...(personProblem === null ? [] : [`body/person ${personProblem}`]),
  ];
  if (problems.length > 0) throw badRequest(problems);
  if ((isMoved || isRetimed || isResized) && !isOpen(booking.status))
    throw conflict(`The session cannot be changed because the booking has been ${booking.status}.`);
  if (attendance !== null && attendance !== session.attendance && date > schoolDay(now))
    throw conflict(`Attendance cannot be noted before ${dayText(date)}.`);
}

/**
 * The people that a change brings to each day on which more of its line come than before: all of its sessions there afterwards,
 * less those who leave the day. Days that are over count for the session itself alone.
 */
function newPeople({ session, line }: LockedSession, change: Change, today: string): Map<string, number> {
  const more = new Map<string, number>();
  for (const row of line) {
    const date = change.dates.get(row.id) ?? row.reservationDate;
    const comes = date !== row.reservationDate || change.person > row.person;
    if (comes && (row.id === session.id || date >= today)) more.set(date, 0);
  }
  const add = (date: string, people: number): void => {
    const before = more.get(date);
    if (before !== undefined) more.set(date, before + people);
  };
  for (const row of line) {
    add(change.dates.get(row.id) ?? row.reservationDate, change.person);
    add(row.reservationDate, -row.person);
  }
  return more;
}

/** Sets what a booking costs in all, after a line was priced anew. */
async function reprice(tx: Db, booking: BookingRow, { from, to }: Record<'from' | 'to', number>): Promise<void> {
  const total = booking.totalAmount - from + to;
  if (total !== booking.totalAmount) await changeTotal(tx, booking, total);
}

interface Terms extends WrittenAt {
  isByGuest?: boolean;
  /** Whether the other days of a course keep their distance. */
  isWhole?: boolean;
}

/** The agreed price for so many people, less what refunds took off it; never below 0. */
const amountFor = ({ unitPrice, amountLowered }: SessionRow, people: number): number =>
  Math.max(0, unitPrice * people - amountLowered);

/** What is stored of a session of the line; its people are those of all days, its price stands on the first. */
function rowAfter(
  row: SessionRow,
  { session }: LockedSession,
  change: Change,
  isByGuest: boolean,
): Partial<SessionRow> {
  const date = change.dates.get(row.id) ?? row.reservationDate;
  const { person } = change;
  const isItself = row.id === session.id;
  const attendance = isItself ? change.attendance : row.attendance;
  return {
    ...(isItself && change.isRetimed && { startTime: change.startTime }),
    ...(isItself && change.instructorId !== row.instructorId && { instructorId: change.instructorId }),
    ...(date !== row.reservationDate && { reservationDate: date, movedBySchool: !isByGuest }),
    ...(person !== row.person && { person, totalAmount: amountFor(row, person) }),
    ...(attendance !== row.attendance && { attendance }),
  };
}

/** Moves a session, changes its people or notes who came, in a transaction. */
export async function changeSession(
  tx: Db,
  id: string,
  request: UpdateSessionRequest,
  { isByGuest = false, isWhole = false, ...at }: Terms,
): Promise<void> {
  const { now } = at;
  const locked = await lockSession(tx, id);
  if (!locked) throw notFound('Session');
  const { session, line, booking } = locked;
  const change = changeOf(locked, request, isWhole);
  assertAllowed(locked, change, lessonFacts(await findBookedLesson(tx, session)).people, now);
  if (change.instructorId !== null && change.instructorId !== session.instructorId)
    await holdInstructor(tx, change.instructorId);
  const overruled = await holdPlaces(tx, newPeople(locked, change, schoolDay(now)), request.force);
  await noteInRecord(tx, overruled);
  const price = { from: 0, to: 0 };
  for (const row of line) {
    const after = rowAfter(row, locked, change, isByGuest);
    price.from += row.totalAmount;
    price.to += after.totalAmount ?? row.totalAmount;
    if (Object.keys(after).length > 0) await changeSessionRow(tx, row.id, after);
  }
  await noteInRecord(tx, null);
  await reprice(tx, booking, price);
  const { bookingId } = session;
  const from = { date: session.reservationDate, startTime: session.startTime };
  if (!change.isMoved && !change.isRetimed) return;
  for (const { reservationDate } of line) await resolveUnbookedDay(tx, reservationDate, bookingId);
  await queueMessage(tx, { kind: 'MOVED', bookingId, sessionId: id, from, isByGuest }, at);
}
