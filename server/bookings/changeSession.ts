import type { UpdateSessionRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { changeTotal } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { resolveUnbookedDay } from '../repositories/closedDays.ts';
import { changeSessionRow, type LockedSession, lockSession, type SessionRow } from '../repositories/sessions.ts';
import { dayProblem, dayText, schoolDay } from '../school/days.ts';
import { isOpen } from '../school/money.ts';
import { participantsProblem } from '../school/participants.ts';
import { holdPlaces } from './places.ts';

/** The given fields that differ from what is stored. A session that moves is one that nobody has come to yet. */
function differences({ session }: LockedSession, request: UpdateSessionRequest) {
  const { reservation_date: date = session.reservationDate, person = session.person } = request;
  const isMoved = date !== session.reservationDate;
  const { attendance = isMoved ? null : session.attendance } = request;
  return { date, person, attendance, isMoved, isResized: person !== session.person };
}
type Differences = ReturnType<typeof differences>;

/** Throws where a rule forbids the change; whoever is at fault, nothing has changed then. */
function assertAllowed({ session, booking }: LockedSession, change: Differences, now: Date): void {
  const { date, person, attendance, isMoved, isResized } = change;
  const dateProblem = isMoved ? dayProblem(date, now) : null;
  const personProblem = isResized ? participantsProblem(session.productName, person) : null;
  const problems = [
    ...(dateProblem === null ? [] : [`body/reservation_date ${dateProblem}`]),
    ...(personProblem === null ? [] : [`body/person ${personProblem}`]),
  ];
  if (problems.length > 0) throw badRequest(problems);
  if ((isMoved || isResized) && !isOpen(booking.status))
    throw conflict(`The session cannot be changed because the booking has been ${booking.status}.`);
  if (attendance !== null && attendance !== session.attendance && date > schoolDay(now))
    throw conflict(`Attendance cannot be noted before ${dayText(date)}.`);
}

/** The people that a change brings to a day which it did not have before. */
function newPeople({ session }: LockedSession, { date, person, isMoved }: Differences): Map<string, number> {
  const more = isMoved ? person : person - session.person;
  return new Map(more > 0 ? [[date, more]] : []);
}

/**
 * Sets the agreed price for another number of people. What is still open is then open for the new total, which a kindness may
 * have lowered by more than what the others would have cost.
 */
async function reprice(tx: Db, { session, booking }: LockedSession, sessionTotal: number): Promise<void> {
  const total = Math.max(0, booking.totalAmount - session.totalAmount + sessionTotal);
  if (total !== booking.totalAmount) await changeTotal(tx, booking, total);
}

/** Moves a session, changes its people or notes who came, in a transaction. */
export async function changeSession(
  tx: Db,
  id: string,
  request: UpdateSessionRequest,
  { now, isByGuest = false }: { now: Date; isByGuest?: boolean },
): Promise<void> {
  const locked = await lockSession(tx, id);
  if (!locked) throw notFound('Session');
  const { session } = locked;
  const change = differences(locked, request);
  assertAllowed(locked, change, now);
  const overruled = await holdPlaces(tx, newPeople(locked, change), request.force);
  const totalAmount = Math.round((session.totalAmount / session.person) * change.person);
  const row: Partial<SessionRow> = {
    ...(change.isMoved && { reservationDate: change.date }),
    ...(change.isResized && { person: change.person, totalAmount }),
    ...(change.attendance !== session.attendance && { attendance: change.attendance }),
  };
  if (Object.keys(row).length === 0) return;
  await noteInRecord(tx, overruled);
  await changeSessionRow(tx, id, row);
  await noteInRecord(tx, null);
  await reprice(tx, locked, totalAmount);
  const { bookingId, reservationDate: from } = session;
  if (!change.isMoved) return;
  await resolveUnbookedDay(tx, from, bookingId);
  await queueMessage(tx, { kind: 'MOVED', bookingId, sessionId: id, from, isByGuest });
}
