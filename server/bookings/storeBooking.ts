import type { Booking, CreateBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, HttpError, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { writeEntry } from '../payments/writeEntry.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { findBookingByKey, insertBooking, type NewBooking, withParts } from '../repositories/bookings.ts';
import type { NewEntry } from '../repositories/ledger.ts';
import { findProducts } from '../repositories/products.ts';
import { noteWaiting } from '../repositories/waitingBookings.ts';
import { newBookingCode } from './bookingCode.ts';
import { holdPlaces, peopleWanted } from './places.ts';
import { dayProblem } from '../school/days.ts';
import { participantsProblem } from '../school/participants.ts';

type Sessions = CreateBookingRequest['booking_details'];

const MAX_CODE_TRIES = 5;

/** Prices the sessions from the stored lessons; throws 404 for an unknown lesson, 400 where a rule is broken. */
export async function priceDetails(db: Db, sessions: Sessions, now: Date): Promise<NewBooking['details']> {
  const lessons = await findProducts(db, [...new Set(sessions.map(({ product_id }) => product_id))]);
  const problems: string[] = [];
  const details = sessions.map(({ product_id, reservation_date, person }, index) => {
    const lesson = lessons.find(({ id }) => id === product_id.toLowerCase());
    if (!lesson) throw notFound('Lesson');
    const at = `body/booking_details/${String(index)}`;
    const day = dayProblem(reservation_date, now);
    const people = participantsProblem(lesson.name, person);
    if (day) problems.push(`${at}/reservation_date ${day}`);
    if (people) problems.push(`${at}/person ${people}`);
    return {
      productId: lesson.id,
      productName: lesson.name,
      reservationDate: reservation_date,
      person,
      totalAmount: lesson.price * person,
    };
  });
  if (problems.length > 0) throw badRequest(problems);
  return details;
}

/** What the sessions of a booking cost in all. */
export const totalOf = (details: NewBooking['details']): number =>
  details.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** The sessions of a request, as far as a repetition must have the same. */
export const sessionsToHash = (sessions: Sessions): unknown[] =>
  sessions.map((d) => [d.product_id.toLowerCase(), d.reservation_date, d.person]);

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
  /** Whether it may go beyond what its days have. */
  force?: boolean | undefined;
  /** The network that it waits under until somebody confirms it; null for what waits for nobody. */
  waitsUnder?: string | null;
  /** Who took its price at the counter, and how; null when nothing is paid yet. */
  paid?: Pick<NewEntry, 'method' | 'actor' | 'paidAt'> | null;
}

/** Stores a booking under a code in a transaction, with what goes with it; undefined when its code or its key is taken. */
async function store(tx: Db, given: BookingToStore, bookingCode: string): Promise<Booking | undefined> {
  const { details, payment, isByGuest, force, waitsUnder = null, paid = null } = given;
  const overruled = await holdPlaces(tx, peopleWanted(details), force);
  if (overruled !== null) await noteInRecord(tx, overruled);
  const row = await insertBooking(tx, { booking: { ...given.booking, bookingCode }, details, payment });
  if (!row) return undefined;
  const { id: bookingId, totalAmount: amount } = row;
  if (waitsUnder !== null) await noteWaiting(tx, { bookingId, network: waitsUnder });
  if (paid && amount > 0)
    await writeEntry(tx, { bookingId, kind: 'PAYMENT', amount, ...paid, key: `counter:${bookingId}` });
  await queueMessage(tx, { kind: 'BOOKED', bookingId, isByGuest });
  return (await withParts(tx, [row]))[0];
}

/** Stores a booking under a new code if its days take its people, or answers the one that the same request made meanwhile. */
export async function storeBooking(db: Db, given: BookingToStore, once: Once): Promise<Booking> {
  for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
    const stored = await db
      .transaction((tx) => store(tx, given, newBookingCode()))
      .catch((error: unknown) => {
        if (error instanceof HttpError) return error;
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
