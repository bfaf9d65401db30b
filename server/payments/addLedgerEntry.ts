import type { AddLedgerEntryRequest, LedgerEntry } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest, conflict, notForStaff, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { recorded } from '../repositories/auditLog.ts';
import { type BookingRow, findBookingRow, lockBooking } from '../repositories/bookings.ts';
import { findRefundByKey } from '../repositories/gatewayRefunds.ts';
import { entriesOf, type EntryRow, findEntry, keyOfClient, toEntry } from '../repositories/ledger.ts';
import { hashOfRequest } from '../hashOfRequest.ts';
import { findOnlinePayment } from '../repositories/payments.ts';
import { correctableBy, dueOf } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';
import { assertVersion } from '../school/version.ts';
import { settleBeforehand } from './askGateway.ts';
import { assertRefundable, type EntryContext, type EntryRequest, giveBackOnline, KEY_WAS_USED } from './giveBack.ts';
import { writeEntry } from './writeEntry.ts';

/** Throws 400 where the request is none that anybody may make. */
function read(bookingId: string, request: AddLedgerEntryRequest): EntryRequest {
  const { kind, method, amount, lower_total: lowers = false } = request;
  const reason = request.reason?.trim() || null;
  const problems = [
    ...(kind === 'PAYMENT' && method === 'GATEWAY' ? ['body/method must be CASH or TRANSFER for a payment'] : []),
    ...(kind === 'PAYMENT' && lowers ? ['body/lower_total must be for a refund'] : []),
    ...(kind === 'REFUND' && reason === null ? ['body/reason must be given for a refund'] : []),
  ];
  if (problems.length > 0) throw badRequest(problems);
  const hash = hashOfRequest([bookingId, kind, method, amount, reason, lowers]);
  return { ...request, bookingId, reason, hash };
}

/** Fails with 409 where money is more than is due and nobody says why; the booking is locked. */
function assertDue(booking: BookingRow, { amount, reason }: EntryRequest): void {
  const due = dueOf(booking);
  if (amount <= due || reason !== null) return;
  const what = due === 0 ? 'Nothing is due.' : `Only ${rupiah(due)} is due.`;
  throw conflict(`${what} To take more, give a reason.`, [`amount_due ${String(due)}`]);
}

/** The entry that was written under the request's Idempotency-Key; 409 when it was another's. */
async function earlierEntry(db: Db, key: string | undefined, hash: string): Promise<EntryRow | undefined> {
  const earlier = key === undefined ? undefined : await findEntry(db, keyOfClient(key));
  if (earlier && earlier.requestHash !== hash) throw conflict(KEY_WAS_USED);
  return earlier;
}

/** Fails with 403 where staff would give back more than they have just written down themselves. */
async function assertOwnEntry(
  db: Db,
  { bookingId, method, amount, lower_total: lowers = false }: EntryRequest,
  { actor, now, isCorrection = false }: EntryContext,
): Promise<void> {
  if (!isCorrection) return;
  const own = correctableBy({ actorId: actor.id, method, now: now() }, await entriesOf(db, bookingId));
  if (lowers || amount > own) throw notForStaff('give money back');
}

/** Whether a booking has an online payment that is still open. */
const isOpenOnline = async (db: Db, bookingId: string): Promise<boolean> =>
  (await findOnlinePayment(db, bookingId))?.status === 'PENDING';

/** Writes an entry down in a transaction. */
async function write(tx: Db, request: EntryRequest, context: EntryContext, wasOpen: boolean) {
  const { actor, key, now, changeHours, isCorrection } = context;
  const { bookingId, kind, method, amount, reason, hash } = request;
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw notFound('Booking');
  const earlier = await earlierEntry(tx, key, hash);
  if (earlier) return earlier;
  await assertOwnEntry(tx, request, context);
  if (wasOpen && (await findOnlinePayment(tx, bookingId))?.status === 'PAID')
    throw conflict('The guest has just paid online.');
  if (kind === 'REFUND') await assertRefundable(tx, request);
  else {
    assertVersion(booking, request.version);
    assertDue(booking, request);
  }
  const once = key === undefined ? { key: null } : { key: keyOfClient(key), requestHash: hash };
  const entry = { bookingId, kind, method, amount, reason, paidAt: now(), actor, ...once };
  const row = await writeEntry(tx, { ...entry, lowersTotal: request.lower_total });
  // The key was used at the same time, for another booking.
  if (!row) throw conflict(KEY_WAS_USED);
  // No money goes back to the guest where staff correct what they have written down.
  if (isCorrection) return row;
  const about = kind === 'PAYMENT' ? ({ kind: 'PAID' } as const) : ({ kind: 'REFUNDED', method, amount } as const);
  await queueMessage(tx, { ...about, bookingId }, { now: now(), changeHours });
  return row;
}

/** Writes down a payment or a refund of a booking; one by the gateway, after the gateway has made it. */
export async function addLedgerEntry(
  context: EntryContext,
  bookingId: string,
  asked: AddLedgerEntryRequest,
): Promise<LedgerEntry> {
  const { db, actor, key } = context;
  const request = read(bookingId, asked);
  if (!(await findBookingRow(db, bookingId))) throw notFound('Booking');
  const refund = key === undefined ? undefined : await findRefundByKey(db, key);
  if (refund && refund.requestHash !== request.hash) throw conflict(KEY_WAS_USED);
  const earlier = await earlierEntry(db, key, request.hash);
  if (earlier) return toEntry(earlier);
  await assertOwnEntry(db, request, context);
  if (request.kind === 'REFUND' && request.method === 'GATEWAY')
    return toEntry(await giveBackOnline(context, request, refund));
  const wasOpen = request.kind === 'PAYMENT' && (await isOpenOnline(db, bookingId));
  if (wasOpen) await settleBeforehand(context, bookingId);
  return toEntry(await recorded(db, actor.id, (tx) => write(tx, request, context, wasOpen)));
}
