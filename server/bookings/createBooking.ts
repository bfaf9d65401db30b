import { randomBytes } from 'node:crypto';
import type { Booking, CreateBookingRequest, CreatedBooking } from '../contract.gen.ts';
import { conflict, notFound } from '../errors.ts';
import { findUnpaidOwn } from './freeOwnPlaces.ts';
import { inTurn } from './inTurn.ts';
import { paymentPage } from '../payments/paymentPage.ts';
import type { PaymentContext } from '../payments/context.ts';
import { hashOfRequest } from '../hashOfRequest.ts';
import { findSurfSpot } from '../repositories/surfSpots.ts';
import { assertGuestSize } from '../school/participants.ts';
import { rupiah } from '../school/rupiah.ts';
import {
  findEarlier,
  languageToHash,
  type Once,
  priceDetails,
  linesToHash,
  storeBooking,
  totalOf,
} from './storeBooking.ts';

export interface BookingContext extends PaymentContext {
  /** The origin that the payer's browser knows this server by. */
  origin: string;
  userId: string | null;
  /** Stands for the network that it is sent from; null when staff send it, who look after it themselves. */
  network: string | null;
  idempotencyKey: string | undefined;
}

/** What the same Idempotency-Key must come with: the request as the contract reads it, and `more`. */
function hashOf(request: CreateBookingRequest, ...more: unknown[]): string {
  const { surf_spot_id, payment_method, customer_details: c, booking_details, language } = request;
  const customer = [c.full_name, c.email, c.phone, c.country].map((text) => text.trim());
  const lines = linesToHash(booking_details);
  return hashOfRequest([...more, surf_spot_id, payment_method, customer, lines, ...languageToHash(language)]);
}

/** Fails with 409 when the client has shown another total than the stored prices give. */
function assertExpected({ expected_total: expected }: CreateBookingRequest, total: number): void {
  if (expected === undefined || expected === total) return;
  throw conflict(`The price has changed: the total is now ${rupiah(total)}.`, [`total_amount ${String(total)}`]);
}

/** The answer for a stored booking: with the page where it is paid, when it is to be paid online. */
async function answerFor(booking: Booking, context: BookingContext): Promise<CreatedBooking> {
  const redirectUrl = await paymentPage(context, booking, context.origin);
  return { booking, transaction: redirectUrl === null ? null : { redirect_url: redirectUrl } };
}

/** Books lessons: checks the rules, computes the prices, stores booking, items and payment as one. */
export async function createBooking(request: CreateBookingRequest, context: BookingContext): Promise<CreatedBooking> {
  const { db, userId, network, idempotencyKey: key } = context;
  const now = context.now();
  const requestHash = hashOf(request);
  // The same for whoever sends it: between two tries with one key somebody may have signed in. Until November 2026 the hash began
  // with the sender.
  const once: Once = { key, hashes: [requestHash, hashOf(request, null), hashOf(request, userId)] };
  const earlier = await findEarlier(db, once);
  if (earlier) return answerFor(earlier, context);

  const spot = await findSurfSpot(db, request.surf_spot_id);
  if (!spot) throw notFound('Surf spot');
  const details = await priceDetails(db, request.booking_details, { now });
  assertGuestSize(details);
  const totalAmount = totalOf(details);
  assertExpected(request, totalAmount);
  const customer = request.customer_details;
  const unpaid = await findUnpaidOwn(context, customer, details);
  const isOnline = request.payment_method === 'GATEWAY';
  // No gateway takes an amount of 0, and there is nothing to pay.
  const isFree = isOnline && totalAmount === 0;
  const orderId = isOnline && !isFree ? randomBytes(18).toString('base64url') : null;

  const booking = {
    userId,
    surfSpotId: spot.id,
    surfSpotName: spot.name,
    customerName: customer.full_name.trim(),
    customerEmail: customer.email.trim(),
    customerPhone: customer.phone.trim(),
    customerCountry: customer.country.trim() || null,
    language: request.language ?? null,
    paymentMethod: request.payment_method,
    status: 'PENDING' as const,
    totalAmount,
    idempotencyKey: key ?? null,
    requestHash,
    createdAt: now,
  };
  const payment = { status: isFree ? ('PAID' as const) : ('PENDING' as const), orderId };
  const waitsUnder = isOnline ? null : network;
  const at = { now, changeHours: context.changeHours };
  const given = { booking, details, payment, isByGuest: network !== null, waitsUnder, unpaid, at };
  return answerFor(await inTurn(() => storeBooking(db, given, once)), context);
}
