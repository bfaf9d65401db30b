import { randomBytes } from 'node:crypto';
import type { AddLedgerEntryRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, HttpError, notFound } from '../errors.ts';
import { lockBooking } from '../repositories/bookings.ts';
import {
  findRefundByKey,
  insertRefund,
  noteAsked,
  type RefundRow,
  refundsOf,
  sumAsked,
} from '../repositories/gatewayRefunds.ts';
import { entriesOf, type EntryRow, findEntry, keyOfOrder, keyOfRefund } from '../repositories/ledger.ts';
import { refundableBy, waysOfPaying } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';
import { assertVersion } from '../school/version.ts';
import { askForRefund } from './gatewayRefunds.ts';
import type { PaymentContext } from './context.ts';

export interface EntryContext extends PaymentContext {
  actor: { id: string; name: string };
  /** The Idempotency-Key. */
  key: string | undefined;
  /** Whether the actor may take back own payments of the last minutes alone. */
  isCorrection?: boolean;
}

/** An entry that somebody asks for, with its reason as it is stored. */
export type EntryRequest = AddLedgerEntryRequest & { bookingId: string; reason: string | null; hash: string };

export const KEY_WAS_USED = 'This Idempotency-Key was used for another entry.';

/** Fails with 409 unless so much may be given back of the version that somebody has seen; the booking is locked. */
export async function assertRefundable(tx: Db, { bookingId, method, amount, ...of }: EntryRequest): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw notFound('Booking');
  assertVersion(booking, of.version);
  const left = refundableBy(method, await entriesOf(tx, bookingId), await sumAsked(tx, bookingId));
  const details = [`amount_left ${String(left)}`];
  if (left <= 0) throw conflict(`Nothing can be given back ${waysOfPaying[method]}.`, details);
  if (amount > left) throw conflict(`Only ${rupiah(left)} can be given back ${waysOfPaying[method]}.`, details);
  const { totalAmount: total } = booking;
  if (of.lower_total === true && amount > total)
    throw conflict(`The total is only ${rupiah(total)}.`, [`total_amount ${String(total)}`]);
}

/** The orders of a booking that were paid, with what is left of each. */
async function ordersOf(tx: Db, bookingId: string): Promise<{ orderId: string; left: number }[]> {
  const entries = await entriesOf(tx, bookingId);
  const asked = (await refundsOf(tx, bookingId)).filter(({ state }) => state === 'ASKED');
  const prefix = keyOfOrder('');
  return entries.flatMap(({ kind, method, amount, idempotencyKey: key }) => {
    if (kind !== 'PAYMENT' || method !== 'GATEWAY' || !key?.startsWith(prefix)) return [];
    const orderId = key.slice(prefix.length);
    const made = entries.filter((entry) => entry.idempotencyKey?.startsWith(keyOfRefund(orderId, '')));
    const given = [...made, ...asked.filter((refund) => refund.orderId === orderId)];
    return [{ orderId, left: given.reduce((left, refund) => left - refund.amount, amount) }];
  });
}

/** The order whose money is given back: a gateway gives back of one order at a time. */
async function orderFor(tx: Db, { bookingId, amount }: EntryRequest): Promise<string> {
  const orders = await ordersOf(tx, bookingId);
  const order = orders.find(({ left }) => left >= amount);
  if (order) return order.orderId;
  const most = Math.max(0, ...orders.map(({ left }) => left));
  if (most === 0)
    throw conflict('The payment gateway has no payment of this booking. Please give it back by transfer.');
  throw conflict(`The guest paid online in parts: at most ${rupiah(most)} can be given back at once.`, [
    `amount_left ${String(most)}`,
  ]);
}

/**
 * Clears what was asked for before and not answered, so that somebody who tries again does not give the same money back
 * twice.
 */
async function clearEarlier(context: EntryContext, bookingId: string): Promise<void> {
  for (const refund of await refundsOf(context.db, bookingId)) {
    const isOwn = context.key !== undefined && refund.idempotencyKey === context.key;
    if (refund.state !== 'ASKED' || isOwn) continue;
    const made = await askForRefund(context, refund).catch((error: unknown) => {
      if (error instanceof HttpError && error.statusCode === 409) return null; // refused, so it is out of the way
      throw error;
    });
    if (made)
      throw conflict(
        `The refund of ${rupiah(refund.amount)} that was asked for before is made. Please look at it first.`,
      );
  }
}

/** Notes a refund before the gateway is asked for it; one of the same key, should there be one by now. */
function note(context: EntryContext, request: EntryRequest): Promise<RefundRow> {
  const { db, actor, key, now } = context;
  const { bookingId, amount, reason, hash, lower_total: lowers = false } = request;
  return db.transaction(async (tx) => {
    await assertRefundable(tx, request);
    // One at a time: the second of two that come at once may be the same money again.
    if ((await refundsOf(tx, bookingId)).some(({ state }) => state === 'ASKED'))
      throw conflict('Another refund of this booking is being asked for. Please look at it first.');
    const refund = await insertRefund(tx, {
      refundKey: randomBytes(18).toString('base64url'),
      bookingId,
      orderId: await orderFor(tx, request),
      amount,
      reason: reason ?? '',
      lowerTotal: lowers,
      state: 'ASKED',
      actorId: actor.id,
      actorName: actor.name,
      ...(key !== undefined && { idempotencyKey: key, requestHash: hash }),
      askedAt: now(),
    });
    if (!refund) throw conflict(KEY_WAS_USED);
    return refund;
  });
}

/** Takes up a refund that was asked for before under the same key; its name at the gateway stays. */
async function takeUp(context: EntryContext, request: EntryRequest, refund: RefundRow): Promise<EntryRow> {
  const written = await findEntry(context.db, keyOfRefund(refund.orderId, refund.refundKey));
  if (written) return written;
  await context.db.transaction(async (tx) => {
    // What is waited for is counted as given back already.
    if (refund.state === 'REFUSED') await assertRefundable(tx, request);
    await noteAsked(tx, refund.refundKey, context.now());
  });
  return askForRefund(context, refund);
}

/** Gives money back through the gateway, and writes that down. `earlier` is what was asked for under the same key before. */
export async function giveBackOnline(
  context: EntryContext,
  request: EntryRequest,
  earlier: RefundRow | undefined,
): Promise<EntryRow> {
  if (earlier) return takeUp(context, request, earlier);
  await clearEarlier(context, request.bookingId);
  const noted = await note(context, request).catch(async (error: unknown) => {
    // The same request came at the same time, and has taken the key, or the money.
    const simultaneous = context.key === undefined ? undefined : await findRefundByKey(context.db, context.key);
    if (simultaneous?.requestHash === request.hash) return simultaneous;
    throw error;
  });
  return noted.state === 'ASKED' ? askForRefund(context, noted) : takeUp(context, request, noted);
}
