import type { Connection } from '../db/connect.ts';
import { repeatedly } from '../repeatedly.ts';
import { claimCheck, listOverduePayments } from '../repositories/payments.ts';
import { askGateway } from './askGateway.ts';
import { noteSilence } from './noteSilence.ts';
import { CURRENCY, orderIdOf, PAGE_MINUTES } from './provider.ts';
import { repeatRefunds } from './gatewayRefunds.ts';
import type { PaymentContext } from './context.ts';
import { settle } from './settle.ts';
import { steadyClock } from './steadyClock.ts';

// A payment of the last second may still be on its way.
const GRACE_MINUTES = 2;
// The gateway may learn of a late bank transfer only after the page has expired, so it is asked whether money came.
const TRANSFER_MINUTES = 60;
const BATCH = 50;
const INTERVAL = 60_000;
/** One instance at a time expires payments. */
const EXPIRY_LOCK = 727_003;

/**
 * Ends what nobody has paid in time: the gateway tells nothing when its page expires, so it is asked, and what is not paid
 * then expires and its booking is cancelled. Nothing is ended while the gateway cannot be asked, while it holds money that
 * somebody has to accept or refuse, and for an hour while it says that a payment is on its way.
 */
export async function expirePayments(context: PaymentContext, isStopping = (): boolean => false): Promise<void> {
  const now = context.now();
  const minutes = PAGE_MINUTES + GRACE_MINUTES;
  for (const payment of await listOverduePayments(context.db, { now, minutes, limit: BATCH })) {
    if (isStopping()) return;
    await claimCheck(context.db, payment.id, 0); // a payment that cannot be asked about goes behind the others
    let underWay: Awaited<ReturnType<typeof askGateway>>;
    try {
      underWay = await askGateway(context, payment);
    } catch (error) {
      noteSilence(context.log, error, 'The payment gateway did not say how overdue payments stand.');
      return;
    }
    const age = (now.getTime() - (payment.pageAt ?? payment.createdAt).getTime()) / 60_000;
    if (underWay === 'DECIDING' || (underWay === 'PENDING' && age < minutes + TRANSFER_MINUTES)) continue;
    const orderId = orderIdOf(payment.orderId, payment.attempt);
    const { amount } = payment;
    await settle(context, { orderId, amount, currency: CURRENCY, state: 'EXPIRED', word: 'overdue' });
  }
}

/** Expires payments, and asks again for refunds without an answer, once a minute; returns the function that stops it when the running round is done. */
export function startExpiry(
  connection: Connection,
  given: PaymentContext,
  elapsed?: () => number,
): () => Promise<void> {
  const context = { ...given, now: steadyClock(given, elapsed) };
  let isStopped = false;
  const stop = repeatedly({
    every: INTERVAL,
    work: () =>
      connection.exclusively(EXPIRY_LOCK, async () => {
        await expirePayments(context, () => isStopped);
        await repeatRefunds(context, () => isStopped);
      }),
    failed: (reason) => {
      context.log.error({ reason }, 'Overdue payments could not be looked at.');
    },
  });
  return async () => {
    isStopped = true;
    await stop();
  };
}
