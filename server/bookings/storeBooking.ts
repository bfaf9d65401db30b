import type { Booking, CreateBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, HttpError, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { writeEntry } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { findBookingByKey, insertBooking, type NewBooking, withParts } from '../repositories/bookings.ts';
import type { NewEntry } from '../repositories/ledger.ts';
import { findProducts } from '../repositories/products.ts';
import { holdUser } from '../repositories/users.ts';
import { noteWaiting } from '../repositories/waitingBookings.ts';
import { newBookingCode } from './bookingCode.ts';
import { freeOwnPlaces } from './freeOwnPlaces.ts';
import { holdPlaces, peopleWanted } from './places.ts';
import { dayAfter, dayProblem } from '../school/days.ts';
import { hourPassed, lessonFacts, type LessonFacts, startTimeProblem } from '../school/lessonFacts.ts';
import { participantsProblem } from '../school/participants.ts';

type Lines = CreateBookingRequest['booking_details'];
type Session = NewBooking['details'][number];

interface Terms {
  now: Date;
  /** Whether the rules of days and hours may be overruled. */
  force?: boolean | undefined;
  /** Where in the request a line stands. */
  placeOf?: (line: number) => string;
  /** The first day that can be booked, where it is not today; courses begin today at the earliest. */
  first?: string | undefined;
}

const MAX_CODE_TRIES = 5;

type Lessons = Awaited<ReturnType<typeof findProducts>>;
const lessonOf = (lessons: Lessons, id: string): Lessons[number] | undefined =>
  lessons.find((lesson) => lesson.id === id);

/** Fails with 404 when a lesson is unknown, or has left the lists, which the details say by its name. */
function assertOffered(lines: Lines, lessons: Lessons): void {
  const found = lines.map(({ product_id: id }) => lessonOf(lessons, id));
  const gone = found.flatMap((lesson, line) =>
    lesson && !lesson.isOffered ? [`booking_details/${String(line)} ${lesson.name} is no longer offered`] : [],
  );
  if (gone.length > 0) throw new HttpError(404, 'Lesson not found.', gone);
  if (found.includes(undefined)) throw notFound('Lesson');
}

const lineInBooking = (line: number): string => `booking_details/${String(line)}/`;

/** Fails with 409 where a session would come to an hour of today that has passed. */
function assertInTime(
  { productName, reservationDate: date, startTime }: Session,
  startTimes: LessonFacts['startTimes'] | undefined,
  now: Date,
): void {
  const hour = hourPassed({ date, startTime }, startTimes ?? [], now);
  if (hour !== null) throw conflict(`It is too late to book ${productName} today at ${hour}.`);
}

/**
 * The sessions of the lines that are asked for, one for each day of a lesson, priced from the stored lessons: the amount of a line
 * stands on its first day. Throws 404 for an unknown lesson, 400 where a rule is broken, 409 for an hour that has passed, which
 * `force` books all the same.
 */
export async function priceDetails(
  db: Db,
  lines: Lines,
  { now, force, first, placeOf = lineInBooking }: Terms,
): Promise<Session[]> {
  const lessons = await findProducts(db, [...new Set(lines.map(({ product_id }) => product_id))]);
  assertOffered(lines, lessons);
  const problems: string[] = [];
  const hours: LessonFacts['startTimes'][] = [];
  const sessions = lines.flatMap(({ product_id, reservation_date, person, start_time }, position) => {
    const lesson = lessonOf(lessons, product_id);
    if (!lesson) throw notFound('Lesson');
    const { days, people, startTimes } = lessonFacts(lesson);
    const found = {
      reservation_date:
        days === 1
          ? dayProblem(reservation_date, now, first)
          : (dayProblem(reservation_date, now) ?? dayProblem(dayAfter(reservation_date, days - 1), now)),
      person: participantsProblem(people, person),
      start_time: startTimeProblem(startTimes, start_time),
    };
    for (const [field, problem] of Object.entries(found))
      if (problem) problems.push(`body/${placeOf(position)}${field} ${problem}`);
    const [onlyTime = null, ...otherTimes] = startTimes;
    hours.push(startTimes);
    return Array.from({ length: days }, (_, day) => ({
      position,
      courseDay: day + 1,
      productId: lesson.id,
      productName: lesson.name,
      reservationDate: dayAfter(reservation_date, day),
      startTime: start_time ?? (otherTimes.length === 0 ? onlyTime : null),
      person,
      unitPrice: day === 0 ? lesson.price : 0,
      totalAmount: day === 0 ? lesson.price * person : 0,
    }));
  });
  if (problems.length > 0) throw badRequest(problems);
  if (!force) for (const session of sessions) assertInTime(session, hours[session.position], now);
  return sessions;
}

/** What the sessions of a booking cost in all. */
export const totalOf = (details: NewBooking['details']): number =>
  details.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** The lines of a request, as far as a repetition must have the same. */
export const linesToHash = (lines: Lines): unknown[] =>
  lines.map((d) => [d.product_id, d.reservation_date, d.person, ...(d.start_time === undefined ? [] : [d.start_time])]);

/** The language of a request; none is what requests were before they could name one. */
export const languageToHash = (language: CreateBookingRequest['language']): string[] => (language ? [language] : []);

/** What makes a repeated request the same one: its Idempotency-Key, and the hashes that the first one may have. */
export interface Once {
  key: string | undefined;
  hashes: string[];
}

/** The booking that an earlier request of the same key made; 409 when that was another request. */
export async function findEarlier(db: Db, { key, hashes }: Once): Promise<Booking | null> {
  const earlier = key === undefined ? undefined : await findBookingByKey(db, key);
  if (!earlier) return null;
  if (!hashes.includes(earlier.requestHash)) throw conflict('This Idempotency-Key was used for another booking.');
  return earlier.booking;
}

export interface BookingToStore extends Omit<NewBooking, 'booking'> {
  booking: Omit<NewBooking['booking'], 'bookingCode'>;
  /** Whether nobody of the school books: then the address gets so many messages an hour. */
  isByGuest: boolean;
  at: AskedAt;
  /** Whether it may go beyond what its days have. */
  force?: boolean | undefined;
  /** The network that it waits under until somebody confirms it; null for what waits for nobody. */
  waitsUnder?: string | null;
  /** What the guest has booked before and could not pay, whose places are free for it. */
  unpaid?: readonly string[];
  /** Who took its price at the counter, and how; null when nothing is paid yet. */
  paid?: Pick<NewEntry, 'method' | 'actor' | 'paidAt'> | null;
}

/** A booking is not stored, as its code or its key is taken. */
class Taken extends Error {}

/** Stores a booking under a code in a transaction, with what goes with it. */
async function store(tx: Db, given: BookingToStore, bookingCode: string): Promise<Booking | undefined> {
  const { details, payment, isByGuest, force, waitsUnder = null, unpaid = [], paid = null } = given;
  if (given.booking.userId) await holdUser(tx, given.booking.userId);
  await freeOwnPlaces(tx, unpaid, given.at);
  const overruled = await holdPlaces(tx, peopleWanted(details), force);
  if (overruled !== null) await noteInRecord(tx, overruled);
  const row = await insertBooking(tx, { booking: { ...given.booking, bookingCode }, details, payment });
  if (!row) throw new Taken(); // and nothing of the above has happened
  const { id: bookingId, totalAmount: amount } = row;
  if (waitsUnder !== null) await noteWaiting(tx, { bookingId, network: waitsUnder });
  if (paid && amount > 0)
    await writeEntry(tx, { bookingId, kind: 'PAYMENT', amount, ...paid, key: `counter:${bookingId}` });
  await queueMessage(tx, { kind: 'BOOKED', bookingId, isByGuest }, given.at);
  return (await withParts(tx, [row]))[0];
}

/** Stores a booking under a new code if its days take its people, or answers the one that the same request made meanwhile. */
export async function storeBooking(db: Db, given: BookingToStore, once: Once): Promise<Booking> {
  for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
    const stored = await db
      .transaction((tx) => store(tx, given, newBookingCode()))
      .catch((error: unknown) => {
        if (error instanceof HttpError) return error;
        if (error instanceof Taken) return undefined;
        throw error;
      });
    if (stored && !(stored instanceof HttpError)) return stored;
    // The key, or the last place, went to the same request that came at the same time; or the code is taken.
    const simultaneous = await findEarlier(db, once);
    if (simultaneous) return simultaneous;
    if (stored) throw stored;
  }
  throw new Error('No free booking code was found.');
}
