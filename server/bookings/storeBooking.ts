import type { Booking, CreateBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, HttpError, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { noteInRecord } from '../repositories/auditLog.ts';
import { findBookingByKey, insertBooking, type NewBooking } from '../repositories/bookings.ts';
import { findProducts } from '../repositories/products.ts';
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

/** The booking that was made under an Idempotency-Key by a request with one of these hashes; 409 when it had another. */
export async function findEarlier(db: Db, key: string | undefined, hashes: string[]): Promise<Booking | null> {
  const earlier = key === undefined ? undefined : await findBookingByKey(db, key);
  if (!earlier) return null;
  if (!hashes.includes(earlier.requestHash)) throw conflict('This Idempotency-Key was used for another booking.');
  return earlier.booking;
}

interface Unnamed extends Omit<NewBooking, 'booking'> {
  booking: Omit<NewBooking['booking'], 'bookingCode'>;
}

interface Options {
  /** Whether nobody of the school books: then the address gets so many messages an hour. */
  isByGuest?: boolean;
  force?: boolean | undefined;
  /** Writes in the same transaction what goes with the booking, before the guest is told of it. */
  settle?: (tx: Db, bookingId: string) => Promise<void>;
}

/** Stores a booking under a new code if its days take its people, or answers the one that `earlier` finds meanwhile. */
export async function storeBooking(
  db: Db,
  { booking, details, payment }: Unnamed,
  earlier: () => Promise<Booking | null>,
  { isByGuest = false, force = false, settle }: Options = {},
): Promise<Booking> {
  for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
    const named = { booking: { ...booking, bookingCode: newBookingCode() }, details, payment };
    const hold = async (tx: Db) => {
      const overruled = await holdPlaces(tx, peopleWanted(details), force);
      if (overruled !== null) await noteInRecord(tx, overruled);
    };
    const finish = async (tx: Db, bookingId: string) => {
      await settle?.(tx, bookingId);
      await queueMessage(tx, { kind: 'BOOKED', bookingId, isByGuest });
    };
    const stored = await insertBooking(db, named, hold, finish).catch((error: unknown) => {
      if (error instanceof HttpError) return error;
      throw error;
    });
    if (stored && !(stored instanceof HttpError)) return stored;
    // The key, or the last place, went to the same request that came at the same time; or the code is taken.
    const simultaneous = await earlier();
    if (simultaneous) return simultaneous;
    if (stored) throw stored;
  }
  throw new Error('No free booking code was found.');
}
