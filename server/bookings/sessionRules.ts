import { badRequest, conflict } from '../errors.ts';
import type { BookingRow } from '../repositories/bookings.ts';
import type { SessionRow } from '../repositories/sessionRows.ts';
import { dayProblem, dayText, schoolDay } from '../school/days.ts';
import type { LessonFacts } from '../school/lessonFacts.ts';
import { assertOpen } from '../school/money.ts';
import { participantsProblem } from '../school/participants.ts';
import type { Pair, SessionRequest } from './sessionChange.ts';

/** The fields by which a session changes; the others say how. */
const changing = [
  'reservation_date',
  'start_time',
  'surf_spot_id',
  'instructor_id',
  'person',
  'product_id',
  'unit_price',
  'attendance',
  'people_came',
] as const satisfies (keyof SessionRequest)[];

/** What contradicts itself in who came. */
function comingProblem({ attendance, people_came: came }: SessionRequest): string | null {
  if (typeof came !== 'number' || attendance === undefined) return null;
  if (attendance === null) return 'body/people_came must be null where attendance is';
  const isRight = attendance === 'ARRIVED' ? came > 0 : came === 0;
  return isRight ? null : `body/people_came contradicts ${attendance}`;
}

/** Fails with 400 where a request changes nothing or contradicts itself, whatever is stored. */
export function assertChange(request: SessionRequest): void {
  if (changing.every((field) => request[field] === undefined))
    throw badRequest(['body must have a field that changes something']);
  const needsReason = request.unit_price !== undefined && request.reason === undefined;
  const problems = [needsReason ? 'body/reason must be given for a price' : null, comingProblem(request)];
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw badRequest(found);
}

/** Whether what a booking has agreed becomes another of it: its day, hour, place, people, lesson or price. */
const isAgreed = ({ before, after }: Pair): boolean =>
  before.reservationDate !== after.reservationDate ||
  before.startTime !== after.startTime ||
  before.surfSpotId !== after.surfSpotId ||
  before.person !== after.person ||
  before.productId !== after.productId ||
  before.unitPrice !== after.unitPrice;

/** A change of one session with its line, and what its rules hang on. */
export interface Asked {
  booking: BookingRow;
  /** The session itself. */
  itself: Pair;
  /** Its whole line, itself among them. */
  pairs: Pair[];
  /** What its lesson is afterwards. */
  facts: LessonFacts;
  request: SessionRequest;
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

/** What the number of people breaks, or null. */
export function peopleProblem({ itself: { before, after }, facts }: Asked): string | null {
  const isAsked = before.person !== after.person || before.productId !== after.productId;
  return isAsked ? participantsProblem(facts.people, after.person) : null;
}

/** Why a session cannot be on the day that it comes to, or null. */
const problemOfDay = ({ before, after }: Pair, now: Date): string | null =>
  before.reservationDate === after.reservationDate ? null : dayProblem(after.reservationDate, now);

/** Fails with 400 where a session cannot become what is asked for, whatever is booked besides. */
export function assertPossible(asked: Asked, now: Date): void {
  const { itself, pairs, facts, request } = asked;
  const { before, after } = itself;
  const found = {
    reservation_date: pairs.map((pair) => problemOfDay(pair, now)).find((why) => why !== null) ?? null,
    person: request.force ? null : peopleProblem(asked),
    product_id:
      before.productId !== after.productId && facts.days !== pairs.length
        ? `must be a lesson of ${daysText(pairs.length)}`
        : null,
    people_came: (request.people_came ?? 0) > after.person ? `must be at most ${String(after.person)}` : null,
  };
  const problems = Object.entries(found).flatMap(([field, why]) => (why === null ? [] : [`body/${field} ${why}`]));
  if (problems.length > 0) throw badRequest(problems);
}

/** Fails with 409 where a booking, or the day, does not allow the change. */
export function assertAllowed({ booking, itself: { before, after }, pairs }: Asked, now: Date): void {
  if (pairs.some(isAgreed)) assertOpen(booking, 'The session cannot be changed because the booking');
  // What comes with a new day counts for that, also where the same was noted on the former one.
  const isNoted =
    before.reservationDate !== after.reservationDate ||
    before.attendance !== after.attendance ||
    before.peopleCame !== after.peopleCame;
  if (after.attendance !== null && isNoted && after.reservationDate > schoolDay(now))
    throw conflict(`Attendance cannot be noted before ${dayText(after.reservationDate)}.`);
}

/** Whether a session brings people to a day who were not there; of the days that are over, for the asked session alone. */
export function comes({ before, after }: Pair, askedId: string, today: string): boolean {
  const isMore = before.reservationDate !== after.reservationDate || after.person > before.person;
  return isMore && (after.id === askedId || after.reservationDate >= today);
}

/**
 * The people that changes bring to each day on which more come than before: all of their lines who are there afterwards, less those
 * who leave the day.
 */
export function newPeople(changes: readonly Asked[], today: string): Map<string, number> {
  const lines = new Map<SessionRow['id'], Pair>();
  const more = new Map<string, number>();
  for (const { itself, pairs } of changes) {
    for (const pair of pairs) {
      // Of a session that was asked for by itself, that change counts.
      if (pair === itself || !lines.has(pair.before.id)) lines.set(pair.before.id, pair);
      if (comes(pair, itself.before.id, today)) more.set(pair.after.reservationDate, 0);
    }
  }
  const add = (date: string, people: number): void => {
    const before = more.get(date);
    if (before !== undefined) more.set(date, before + people);
  };
  for (const { before, after } of lines.values()) {
    add(after.reservationDate, after.person);
    add(before.reservationDate, -before.person);
  }
  return more;
}
