import type { AddSessionRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { notForStaff, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import type { CancelledLine } from '../messages/texts/lineCancelled.ts';
import { setStatus } from '../payments/setStatus.ts';
import { changeTotal } from '../payments/writeEntry.ts';
import { noteInRecord, recordCancelledLine } from '../repositories/auditLog.ts';
import { touchBooking } from '../repositories/bookings.ts';
import { resolveUnbookedDay } from '../repositories/closedDays.ts';
import {
  deleteSessions,
  freeSessions,
  insertSessions,
  lockedSessionsOf,
  lockSessions,
  type LockedBooking,
  type SessionRow,
} from '../repositories/sessionRows.ts';
import { schoolDay } from '../school/days.ts';
import { assertOpen } from '../school/money.ts';
import { lockedBooking } from './changeBooking.ts';
import { noteText } from './changeNote.ts';
import { cancelledLineText } from './changeTexts.ts';
import { followFirstSession } from './followFirstSession.ts';
import { holdPlaces, peopleWanted } from './places.ts';
import { lineOf } from './sessionChange.ts';
import { priceDetails, totalOf } from './storeBooking.ts';
import { assertVersion } from '../school/version.ts';

/** Adds a lesson to a booking, at its surf spot and the price of today, in a transaction, and tells the guest. */
export async function addLine(
  tx: Db,
  bookingId: string,
  { force, version, ...line }: AddSessionRequest,
  at: AskedAt,
): Promise<void> {
  const booking = await lockedBooking(tx, bookingId);
  assertVersion(booking, version);
  const details = await priceDetails(tx, [line], { now: at.now, force, placeOf: () => '' });
  assertOpen(booking, 'A session cannot be added because the booking');
  const overruled = await holdPlaces(tx, peopleWanted(details), force);
  const before = await lockedSessionsOf(tx, booking.id);
  const position = Math.max(-1, ...before.map((row) => row.position)) + 1;
  await noteInRecord(tx, overruled);
  await insertSessions(
    tx,
    details.map((detail) => ({ ...detail, bookingId: booking.id, position })),
  );
  await noteInRecord(tx, null);
  await touchBooking(tx, booking.id);
  await changeTotal(tx, booking, booking.totalAmount + totalOf(details));
  await followFirstSession(tx, booking);
  const known = new Set(before.map(({ id }) => id));
  const added = (await lockedSessionsOf(tx, booking.id)).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  await queueMessage(tx, { kind: 'MOVED', bookingId: booking.id, changes: [], added, reason: null }, at);
}

interface Cancellation extends AskedAt {
  reason: string | null;
  /** Of the booking that somebody has seen. */
  version?: number | undefined;
  isByGuest?: boolean;
  /** Whether the last line may be cancelled, and with it the booking. */
  mayEnd: boolean;
}

/** Cancels the whole booking, of which one line alone is left. */
async function endBooking(
  tx: Db,
  { booking }: LockedBooking,
  { reason, mayEnd, isByGuest = false, ...at }: Cancellation,
): Promise<void> {
  if (!mayEnd) throw notForStaff('cancel a booking');
  await noteInRecord(tx, noteText({ overruled: null, reason }));
  await setStatus(tx, booking, 'CANCELLED');
  await noteInRecord(tx, null);
  await queueMessage(tx, { kind: 'CANCELLED', bookingId: booking.id, isByGuest, reason }, at);
}

const toldOf = (line: SessionRow[]): CancelledLine => ({
  lesson: line[0]?.productName ?? '',
  person: line[0]?.person ?? 0,
  sessions: line.map(({ id, reservationDate: date, startTime }) => ({ id, date, startTime })),
});

/** Takes one of several lines out of a booking. */
async function takeOut(
  tx: Db,
  { booking }: LockedBooking,
  line: SessionRow[],
  { reason, isByGuest = false, ...at }: Cancellation,
): Promise<void> {
  const cancelled = toldOf(line);
  const ids = line.map(({ id }) => id);
  await recordCancelledLine(tx, { bookingId: booking.id, ids, note: cancelledLineText(cancelled, reason) });
  await deleteSessions(tx, ids);
  const amount = line.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  await changeTotal(tx, booking, booking.totalAmount - amount);
  await followFirstSession(tx, booking);
  if (!isByGuest) await freeSessions(tx, booking.id, schoolDay(at.now));
  for (const { reservationDate } of line) await resolveUnbookedDay(tx, reservationDate, booking.id);
  const about = { reason, line: cancelled, isByGuest };
  await queueMessage(tx, { kind: 'CANCELLED', bookingId: booking.id, ...about }, at);
}

/** Cancels a session with all days of its line, in a transaction; with the last line the booking. Tells the guest. */
export async function cancelLine(tx: Db, sessionId: string, cancellation: Cancellation): Promise<string> {
  const [locked] = await lockSessions(tx, [sessionId]);
  const session = locked?.sessions.find(({ id }) => id === sessionId);
  if (!locked || !session) throw notFound('Session');
  const { booking, sessions } = locked;
  assertVersion(booking, cancellation.version);
  assertOpen(booking, 'The session cannot be cancelled because the booking');
  const line = lineOf(sessions, session);
  if (line.length === sessions.length) await endBooking(tx, locked, cancellation);
  else await takeOut(tx, locked, line, cancellation);
  return booking.id;
}
