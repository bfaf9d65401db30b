import { createHash } from 'node:crypto';
import type { CreateCounterBookingRequest, FullBooking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import type { ChangedBy } from '../repositories/changeBooking.ts';
import { addEntry, lockAmounts } from '../repositories/ledger.ts';
import { findSurfSpot } from '../repositories/surfSpots.ts';
import { fullBooking } from './fullBooking.ts';
import { findEarlier, priceDetails, sessionsToHash, storeBooking, totalOf } from './storeBooking.ts';

/** What the same Idempotency-Key must come with. */
function hashOf({ customer: c, surf_spot_id, booking_details, paid, force }: CreateCounterBookingRequest): string {
  const customer = [c.full_name, c.phone, c.email ?? '', c.country ?? ''].map((text) => text.trim());
  const sessions = sessionsToHash(booking_details);
  const parts = ['counter', surf_spot_id.toLowerCase(), customer, sessions, paid, force === true];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface Attempt extends ChangedBy {
  /** The Idempotency-Key. */
  key: string | undefined;
}

/** What is stored of a request; throws where a rule is broken. */
async function toBooking(tx: Db, request: CreateCounterBookingRequest, { key, now }: Attempt) {
  const { customer, paid } = request;
  const spot = await findSurfSpot(tx, request.surf_spot_id);
  if (!spot) throw notFound('Surf spot');
  const details = await priceDetails(tx, request.booking_details, now);
  const booking = {
    userId: null,
    surfSpotId: spot.id,
    surfSpotName: spot.name,
    customerName: customer.full_name.trim(),
    customerEmail: customer.email?.trim() ?? '',
    customerPhone: customer.phone.trim(),
    customerCountry: customer.country?.trim() || null,
    paymentMethod: 'CASH' as const,
    status: 'CONFIRMED' as const,
    totalAmount: totalOf(details),
    idempotencyKey: key ?? null,
    requestHash: hashOf(request),
    createdAt: now,
  };
  const status = paid === null ? ('PENDING' as const) : ('PAID' as const);
  return { booking, details, payment: { status } };
}

/** Writes down what was paid at once; one entry for the booking, also when the request is repeated. */
async function writePayment(
  tx: Db,
  bookingId: string,
  method: CreateCounterBookingRequest['paid'],
  { actor, now: paidAt }: Attempt,
): Promise<void> {
  const booking = await lockAmounts(tx, bookingId);
  if (method === null || !booking || booking.total === 0) return;
  const entry = { bookingId, kind: 'PAYMENT', method, amount: booking.total, paidAt } as const;
  await addEntry(tx, { ...entry, actor, key: `counter:${bookingId}` });
}

/** Books lessons for a guest at the counter, in a transaction: confirmed at once, nobody's account, paid or to be paid there. */
export async function createCounterBooking(
  tx: Db,
  request: CreateCounterBookingRequest,
  attempt: Attempt,
): Promise<FullBooking> {
  const earlier = () => findEarlier(tx, attempt.key, [hashOf(request)]);
  const settle = (inner: Db, bookingId: string) => writePayment(inner, bookingId, request.paid, attempt);
  const { id } =
    (await earlier()) ??
    (await storeBooking(tx, await toBooking(tx, request, attempt), earlier, { force: request.force, settle }));
  const booking = await fullBooking(tx, id);
  if (!booking) throw notFound('Booking');
  return booking;
}
