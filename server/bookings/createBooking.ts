import { createHash, randomBytes } from 'node:crypto';
import type { Booking, CreateBookingRequest, CreatedBooking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import { paymentPage } from '../payments/paymentPage.ts';
import type { PaymentContext } from '../payments/settle.ts';
import { findBookingByKey, insertBooking, type NewBooking } from '../repositories/bookings.ts';
import { findProducts } from '../repositories/products.ts';
import { findSurfSpot } from '../repositories/surfSpots.ts';
import { newBookingCode } from './bookingCode.ts';
import { holdPlaces, peopleWanted } from './places.ts';
import { dayProblem, participantsProblem } from './rules.ts';

export interface BookingContext extends PaymentContext {
  /** The address that the payer's browser knows this server by. */
  origin: string;
  userId: string | null;
  idempotencyKey: string | undefined;
}

const MAX_CODE_TRIES = 5;

/** Prices the sessions from the stored lessons; throws 404 for an unknown lesson, 400 where a rule is broken. */
async function priceDetails(db: Db, request: CreateBookingRequest, now: Date): Promise<NewBooking['details']> {
  const lessons = await findProducts(db, [...new Set(request.booking_details.map(({ product_id }) => product_id))]);
  const problems: string[] = [];
  const details = request.booking_details.map(({ product_id, reservation_date, person }, index) => {
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

/** What the same Idempotency-Key must come with: the request as the contract reads it, and `more`. */
function hashOf(request: CreateBookingRequest, ...more: unknown[]): string {
  const { surf_spot_id, payment_method, customer_details: c, booking_details } = request;
  const sessions = booking_details.map((d) => [d.product_id.toLowerCase(), d.reservation_date, d.person]);
  const customer = [c.full_name, c.email, c.phone, c.country].map((text) => text.trim());
  const parts = [...more, surf_spot_id.toLowerCase(), payment_method, customer, sessions];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The answer for a stored booking: with the page where it is paid, when it is to be paid online. */
async function answerFor(booking: Booking, context: BookingContext): Promise<CreatedBooking> {
  const redirectUrl = await paymentPage(context, booking, context.origin);
  return { booking, transaction: redirectUrl === null ? null : { redirect_url: redirectUrl } };
}

/** The booking of an earlier request with the same key, whoever sent it: between the two somebody may have signed in. */
async function earlierBooking(context: BookingContext, request: CreateBookingRequest): Promise<CreatedBooking | null> {
  const { db, idempotencyKey: key } = context;
  const earlier = key === undefined ? undefined : await findBookingByKey(db, key);
  if (!earlier) return null;
  // Until November 2026 the hash began with the sender.
  const hashes = [hashOf(request), hashOf(request, null), hashOf(request, context.userId)];
  if (!hashes.includes(earlier.requestHash)) throw conflict('This Idempotency-Key was used for another booking.');
  return answerFor(earlier.booking, context);
}

/** Books lessons: checks the rules, computes the prices, stores booking, items and payment as one. */
export async function createBooking(request: CreateBookingRequest, context: BookingContext): Promise<CreatedBooking> {
  const { db, idempotencyKey } = context;
  const now = context.now();
  const earlier = await earlierBooking(context, request);
  if (earlier) return earlier;

  const spot = await findSurfSpot(db, request.surf_spot_id);
  if (!spot) throw notFound('Surf spot');
  const details = await priceDetails(db, request, now);
  const totalAmount = details.reduce((sum, detail) => sum + detail.totalAmount, 0);
  const customer = request.customer_details;
  const isOnline = request.payment_method === 'GATEWAY';
  // No gateway takes an amount of 0, and there is nothing to pay.
  const isFree = isOnline && totalAmount === 0;
  const orderId = isOnline && !isFree ? randomBytes(18).toString('base64url') : null;

  for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
    const booking = await insertBooking(
      db,
      {
        booking: {
          bookingCode: newBookingCode(),
          userId: context.userId,
          surfSpotId: spot.id,
          surfSpotName: spot.name,
          customerName: customer.full_name.trim(),
          customerEmail: customer.email.trim(),
          customerPhone: customer.phone.trim(),
          customerCountry: customer.country.trim() || null,
          paymentMethod: request.payment_method,
          status: 'PENDING',
          totalAmount,
          idempotencyKey: idempotencyKey ?? null,
          requestHash: hashOf(request),
          createdAt: now,
        },
        details,
        payment: { status: isFree ? 'PAID' : 'PENDING', orderId },
      },
      (tx) => holdPlaces(tx, peopleWanted(details)),
    );
    if (booking) return answerFor(booking, context);
    // Either the key was used by a request that came at the same time, or the code is taken: look, or try another.
    const simultaneous = await earlierBooking(context, request);
    if (simultaneous) return simultaneous;
  }
  throw new Error('No free booking code was found.');
}
