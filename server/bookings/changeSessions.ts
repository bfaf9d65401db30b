import type { Db } from '../db/connect.ts';
import { conflict, HttpError, notFound } from '../errors.ts';
import { changeTotal } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { resolveUnbookedDay } from '../repositories/closedDays.ts';
import { findBookedLesson } from '../repositories/products.ts';
import { changeSessionRow, type LockedBooking, lockSessions, type SessionRow } from '../repositories/sessions.ts';
import { schoolDay } from '../school/days.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { noteText } from './changeNote.ts';
import { followFirstSession } from './followFirstSession.ts';
import { findNamed } from './named.ts';
import { refusedDays } from './places.ts';
import { changeLine, type ChangeTerms, type Pair, type SessionRequest } from './sessionChange.ts';
import { type Asked, assertAllowed, assertPossible, comes, newPeople, peopleProblem } from './sessionRules.ts';
import { CHANGED_MEANWHILE, isOtherVersion } from '../school/version.ts';

/** Why a session is not changed. */
export interface Refusal {
  id: string;
  message: string;
}

/** Sessions that become the same. */
export interface ChangeOfSessions {
  ids: readonly string[];
  request: SessionRequest;
  /** The versions of sessions that somebody has seen, by their ids. */
  versions?: Readonly<Record<string, number>>;
}

interface Terms extends ChangeTerms {
  now: Date;
  /** Whether what is not refused is done all the same. */
  isTrial?: boolean;
}

/** What a change of sessions has done to each booking. */
export interface ChangedBooking {
  bookingId: string;
  bookingCode: string;
  pairs: Pair[];
}

interface Outcome {
  refusals: Refusal[];
  changed: ChangedBooking[];
}

/** A session of locked bookings with its line; 404 where there is none. */
function placeOf(locked: readonly LockedBooking[], id: string) {
  for (const { booking, sessions } of locked) {
    const session = sessions.find((row) => row.id === id);
    if (session) return { booking, session, line: sessions.filter(({ position }) => position === session.position) };
  }
  throw notFound('Session');
}

/** Runs a check; what it refuses with 409 is answered, anything else is thrown. */
function refusalOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 409) return error.message;
    throw error;
  }
}

const differs = <Key extends keyof SessionRow>({ before, after }: Pair, key: Key): boolean =>
  before[key] !== after[key];

/** Stores what has changed of a session. */
async function writePair(tx: Db, pair: Pair): Promise<void> {
  const keys = (Object.keys(pair.after) as (keyof SessionRow)[]).filter((key) => differs(pair, key));
  if (keys.length === 0) return;
  await changeSessionRow(tx, pair.before.id, Object.fromEntries(keys.map((key) => [key, pair.after[key]])));
}

const sumOf = (rows: SessionRow[]): number => rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** Stores the changes of one booking, with all that follows from them. */
async function writeBooking(tx: Db, changes: Asked[], reason: string | null, overruled: string | null) {
  const [{ booking } = {}] = changes;
  if (!booking) return undefined;
  await noteInRecord(tx, noteText({ overruled, reason }));
  const pairs = changes.flatMap((one) => one.pairs.filter((pair) => pair === one.itself || changes.length === 1));
  for (const pair of pairs) await writePair(tx, pair);
  await noteInRecord(tx, null);
  const more = sumOf(pairs.map(({ after }) => after)) - sumOf(pairs.map(({ before }) => before));
  if (more !== 0) await changeTotal(tx, booking, booking.totalAmount + more);
  await followFirstSession(tx, booking);
  for (const pair of pairs)
    if (differs(pair, 'reservationDate')) await resolveUnbookedDay(tx, pair.before.reservationDate, booking.id);
  return { bookingId: booking.id, bookingCode: booking.bookingCode, pairs };
}

/**
 * Changes sessions in a transaction: all of them, or none where one is refused; of a trial those that are not refused. What holds for a
 * whole line, people, lesson and price, may be asked of one session alone. Throws 404 and 400 where the request is none for them.
 */
export async function changeSessions(
  tx: Db,
  { ids, request, versions = {} }: ChangeOfSessions,
  { now, isTrial = false, ...terms }: Terms,
): Promise<Outcome> {
  const locked = await lockSessions(tx, ids);
  const places = ids.map((id) => placeOf(locked, id.toLowerCase()));
  const refusals: Refusal[] = [];
  const allowed: Asked[] = [];
  const seen = (id: string): number | undefined => versions[id];
  const outdated = places.filter(({ session }) => isOtherVersion(session, seen(session.id)));
  for (const { session } of outdated) refusals.push({ id: session.id, message: CHANGED_MEANWHILE });
  const current = places.filter((place) => !outdated.includes(place));
  const named = await findNamed(
    tx,
    current.map(({ session }) => session),
    request,
  );
  for (const place of current) {
    const pairs = changeLine(place, request, named, terms);
    const itself = pairs.find(({ before }) => before.id === place.session.id);
    if (!itself) throw notFound('Session');
    const facts = lessonFacts(named.lesson ?? (await findBookedLesson(tx, place.session)));
    const asked = { booking: place.booking, itself, pairs, facts, request };
    assertPossible(asked, now);
    const message = refusalOf(() => assertAllowed(asked, now));
    if (message === null) allowed.push(asked);
    else refusals.push({ id: place.session.id, message });
  }
  const today = schoolDay(now);
  const refused = await refusedDays(tx, newPeople(allowed, today));
  const done: Asked[] = [];
  for (const asked of allowed) {
    const coming = asked.pairs.filter((pair) => comes(pair, asked.itself.before.id, today));
    const [day] = coming
      .map(({ after }) => after.reservationDate)
      .toSorted()
      .filter((date) => refused.has(date));
    const message = day === undefined ? null : (refused.get(day) ?? null);
    if (message === null || request.force === true) done.push(asked);
    else refusals.push({ id: asked.itself.before.id, message });
  }
  if (refusals.length > 0 && !isTrial) return { refusals: inOrder(refusals, ids), changed: [] };
  return { refusals: inOrder(refusals, ids), changed: await writeAll(tx, done, refused, request) };
}

const inOrder = (refusals: Refusal[], ids: readonly string[]): Refusal[] => {
  const order = ids.map((id) => id.toLowerCase());
  return refusals.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
};

/** What `force` has overruled, in the words of the first refusal. */
function overruledBy(changes: readonly Asked[], refused: ReadonlyMap<string, string>): string | null {
  const [day = null] = refused.values();
  if (day !== null) return day;
  const [people] = changes.flatMap((asked) => peopleProblem(asked) ?? []);
  return people === undefined ? null : `The number of people ${people}.`;
}

async function writeAll(tx: Db, done: Asked[], refused: ReadonlyMap<string, string>, request: SessionRequest) {
  const overruled = request.force === true ? overruledBy(done, refused) : null;
  const reason = request.reason?.trim() ?? null;
  const changed: ChangedBooking[] = [];
  for (const id of new Set(done.map(({ booking }) => booking.id))) {
    const ofBooking = done.filter(({ booking }) => booking.id === id);
    const written = await writeBooking(tx, ofBooking, reason, overruled);
    if (written) changed.push(written);
  }
  return changed;
}

/** Fails with 409 where something was refused, in the words of the first. */
export function assertDone({ refusals: [first] }: Outcome): void {
  if (first) throw conflict(first.message);
}
