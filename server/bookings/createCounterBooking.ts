import type { CreateCounterBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { hashOfRequest } from '../hashOfRequest.ts';
import { findSurfSpot } from '../repositories/surfSpots.ts';
import { firstAtCounter } from '../school/days.ts';
import type { ChangedBy } from './changeBooking.ts';
import { fullBooking, type StoredBooking } from './fullBooking.ts';
import {
  type BookingToStore,
  findEarlier,
  languageToHash,
  type Once,
  priceDetails,
  linesToHash,
  storeBooking,
  totalOf,
} from './storeBooking.ts';

/** What the same Idempotency-Key must come with. */
function hashOf(request: CreateCounterBookingRequest): string {
  const { customer: c, surf_spot_id, booking_details, paid, force, language } = request;
  const customer = [c.full_name, c.phone, c.email ?? '', c.country ?? ''].map((text) => text.trim());
  const lines = linesToHash(booking_details);
  return hashOfRequest(['counter', surf_spot_id, customer, lines, paid, force === true, ...languageToHash(language)]);
}

interface Attempt extends ChangedBy {
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** What is stored of a request; throws where a rule is broken. */
async function toBooking(
  tx: Db,
  request: CreateCounterBookingRequest,
  { key, actor, ...at }: Attempt,
): Promise<BookingToStore> {
  const { customer, paid: method, force } = request;
  const { now } = at;
  const spot = await findSurfSpot(tx, request.surf_spot_id);
  if (!spot) throw notFound('Surf spot');
  const details = await priceDetails(tx, request.booking_details, { now, force, first: firstAtCounter(now) });
  const booking = {
    userId: null,
    surfSpotId: spot.id,
    surfSpotName: spot.name,
    customerName: customer.full_name.trim(),
    customerEmail: customer.email?.trim() ?? '',
    customerPhone: customer.phone.trim(),
    customerCountry: customer.country?.trim() || null,
    language: request.language ?? null,
    paymentMethod: 'CASH' as const,
    status: 'CONFIRMED' as const,
    totalAmount: totalOf(details),
    idempotencyKey: key ?? null,
    requestHash: hashOf(request),
    createdAt: now,
  };
  const payment = { status: method === null ? ('PENDING' as const) : ('PAID' as const) };
  const paid = method && { method, actor, paidAt: now };
  return { booking, details, payment, isByGuest: false, force, paid, at };
}

/** Books lessons for a guest at the counter, in a transaction: confirmed at once, nobody's account, paid or to be paid there. */
export async function createCounterBooking(
  tx: Db,
  request: CreateCounterBookingRequest,
  attempt: Attempt,
): Promise<StoredBooking> {
  const once: Once = { key: attempt.key, hashes: [hashOf(request)] };
  const { id } = (await findEarlier(tx, once)) ?? (await storeBooking(tx, await toBooking(tx, request, attempt), once));
  const booking = await fullBooking(tx, id);
  if (!booking) throw notFound('Booking');
  return booking;
}
