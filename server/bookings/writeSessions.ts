import type { Db } from '../db/connect.ts';
import { changeTotal } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { resolveUnbookedDay } from '../repositories/closedDays.ts';
import { changeSessionRow, type SessionRow } from '../repositories/sessionRows.ts';
import { type ChangeNote, noteText } from './changeNote.ts';
import { followFirstSession } from './followFirstSession.ts';
import { orderCourseDays } from './orderCourseDays.ts';
import type { Pair } from './sessionChange.ts';
import type { Asked } from './sessionRules.ts';

/** What a change of sessions has done to a booking. */
export interface ChangedBooking {
  bookingId: string;
  pairs: Pair[];
}

const differs = ({ before, after }: Pair, key: keyof SessionRow): boolean => before[key] !== after[key];

/** What has changed of a session. */
export const changedKeys = (pair: Pair): (keyof SessionRow)[] =>
  (Object.keys(pair.after) as (keyof SessionRow)[]).filter((key) => differs(pair, key));

/** Stores what has changed of a session. */
async function writePair(tx: Db, pair: Pair): Promise<void> {
  const keys = changedKeys(pair);
  if (keys.length === 0) return;
  await changeSessionRow(tx, pair.before.id, Object.fromEntries(keys.map((key) => [key, pair.after[key]])));
}

/** The rows of which each change speaks: the whole line of one alone, of several themselves. */
const pairsOf = (changes: readonly Asked[]): Pair[] =>
  changes.length === 1 ? changes.flatMap(({ pairs }) => pairs) : changes.map(({ itself }) => itself);

/** Stores the changes of one booking, with all that follows from them. */
async function writeBooking(tx: Db, bookingId: string, changes: Asked[], note: ChangeNote): Promise<ChangedBooking> {
  const pairs = pairsOf(changes);
  await noteInRecord(tx, noteText(note));
  for (const pair of pairs) await writePair(tx, pair);
  await noteInRecord(tx, null);
  const more = pairs.reduce((sum, { before, after }) => sum + after.totalAmount - before.totalAmount, 0);
  if (pairs.some((pair) => differs(pair, 'reservationDate'))) await orderCourseDays(tx, bookingId);
  for (const { booking } of changes.slice(0, 1)) {
    if (more !== 0) await changeTotal(tx, booking, booking.totalAmount + more);
    await followFirstSession(tx, booking);
  }
  for (const pair of pairs)
    if (differs(pair, 'reservationDate')) await resolveUnbookedDay(tx, pair.before.reservationDate, bookingId);
  return { bookingId, pairs };
}

/** Stores changes of sessions, booking by booking, in a transaction that has locked them. */
export async function writeSessions(tx: Db, changes: readonly Asked[], note: ChangeNote): Promise<ChangedBooking[]> {
  const written: ChangedBooking[] = [];
  for (const id of new Set(changes.map(({ booking }) => booking.id))) {
    const ofBooking = changes.filter(({ booking }) => booking.id === id);
    written.push(await writeBooking(tx, id, ofBooking, note));
  }
  return written;
}
