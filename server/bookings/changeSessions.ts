import type { Db } from '../db/connect.ts';
import { conflict, HttpError, notFound } from '../errors.ts';
import { findBookedLesson } from '../repositories/products.ts';
import { type LockedBooking, lockSessions } from '../repositories/sessionRows.ts';
import { schoolDay } from '../school/days.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { CHANGED_MEANWHILE, isOtherVersion } from '../school/version.ts';
import { findNamed } from './named.ts';
import { refusedDays } from './places.ts';
import { changeLine, lineOf, type ChangeTerms, type SessionRequest } from './sessionChange.ts';
import { type Asked, assertAllowed, assertPossible, comes, newPeople, peopleProblem } from './sessionRules.ts';
import { changedKeys, type ChangedBooking, writeSessions } from './writeSessions.ts';

/** Why a session is not changed. */
export interface Refusal {
  id: string;
  message: string;
}

/** Sessions that become the same, by their ids in lower case. */
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

interface Outcome {
  /** In the order of the ids. */
  refusals: Refusal[];
  changed: ChangedBooking[];
}

type Place = Pick<Asked, 'booking'> & Parameters<typeof changeLine>[0];

/** A session of locked bookings with its line; 404 where there is none. */
function placeOf(locked: readonly LockedBooking[], id: string): Place {
  for (const { booking, sessions } of locked) {
    const session = sessions.find((row) => row.id === id);
    if (session) return { booking, session, line: lineOf(sessions, session) };
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

/** What is asked of each session; 404 where the request is none for them. */
async function ask(tx: Db, places: Place[], request: SessionRequest, terms: ChangeTerms): Promise<Asked[]> {
  const sessions = places.map(({ session }) => session);
  const named = await findNamed(tx, sessions, request);
  const asked: Asked[] = [];
  for (const { booking, ...place } of places) {
    const pairs = changeLine(place, request, named, terms);
    const itself = pairs.find(({ before }) => before.id === place.session.id);
    if (!itself) throw notFound('Session');
    const facts = lessonFacts(named.lesson ?? (await findBookedLesson(tx, place.session)));
    asked.push({ booking, itself, pairs, facts, request });
  }
  return asked;
}

/** Why a session cannot come to the days that its change brings it to; the first of them in date order. */
function refusedDay({ itself, pairs }: Asked, refused: ReadonlyMap<string, string>, today: string): string | null {
  const coming = pairs.filter((pair) => comes(pair, itself.before.id, today)).map(({ after }) => after.reservationDate);
  const [why = null] = coming.toSorted().flatMap((date) => refused.get(date) ?? []);
  return why;
}

/** What `force` has overruled, in the words of the first refusal. */
function overruledBy(changes: readonly Asked[], refused: ReadonlyMap<string, string>): string | null {
  const [day = null] = refused.values();
  if (day !== null) return day;
  const [people] = changes.flatMap((asked) => peopleProblem(asked) ?? []);
  return people === undefined ? null : `The number of people ${people}.`;
}

/**
 * Changes sessions in a transaction: all of them, or none where one is refused; of a trial those that are not refused. What holds for a
 * whole line, people, lesson and price, may be asked of one session alone. Throws 404 and 400 where the request is none for them.
 */
export async function changeSessions(
  tx: Db,
  { ids, request, versions = {} }: ChangeOfSessions,
  terms: Terms,
): Promise<Outcome> {
  const { now, isTrial = false } = terms;
  const today = schoolDay(now);
  const locked = await lockSessions(tx, ids);
  const places = ids.map((id) => placeOf(locked, id));
  const why = new Map<string, string>();
  const seen: Readonly<Record<string, number | undefined>> = versions;
  const all = await ask(tx, places, request, terms);
  // What is there already changes nothing, whoever has stored it: perhaps this very request, whose answer was lost.
  for (const { itself, pairs } of all) {
    const { before } = itself;
    if (isOtherVersion(before, seen[before.id]) && pairs.some((pair) => changedKeys(pair).length > 0))
      why.set(before.id, CHANGED_MEANWHILE);
  }
  const asked = all.filter(({ itself }) => !why.has(itself.before.id));
  for (const one of asked) {
    assertPossible(one, now);
    const message = refusalOf(() => assertAllowed(one, now));
    if (message !== null) why.set(one.itself.before.id, message);
  }
  const allowed = asked.filter(({ itself }) => !why.has(itself.before.id));
  const refused = await refusedDays(tx, newPeople(allowed, today));
  for (const one of request.force ? [] : allowed) {
    const message = refusedDay(one, refused, today);
    if (message !== null) why.set(one.itself.before.id, message);
  }
  const refusals = ids.flatMap((id) => {
    const message = why.get(id);
    return message === undefined ? [] : [{ id, message }];
  });
  if (refusals.length > 0 && !isTrial) return { refusals, changed: [] };
  const done = allowed.filter(({ itself }) => !why.has(itself.before.id));
  const overruled = request.force ? overruledBy(done, refused) : null;
  return { refusals, changed: await writeSessions(tx, done, { overruled, reason: request.reason?.trim() ?? null }) };
}

/** Fails with 409 where something was refused, in the words of the first. */
export function assertDone({ refusals: [first] }: Outcome): void {
  if (first) throw conflict(first.message);
}
