import type { Connection } from '../db/connect.ts';
import { claimCheck, listOverduePayments } from '../repositories/payments.ts';
import { PAGE_MINUTES } from './midtrans.ts';
import { GatewayError, orderIdOf } from './provider.ts';
import { askGateway, type PaymentDesk, settle } from './settle.ts';

// A payment of the last second may still be on its way.
const GRACE_MINUTES = 2;
const BATCH = 50;
const INTERVAL = 60_000;
/** One instance at a time expires payments. */
const EXPIRY_LOCK = 727_003;

/**
 * Ends what nobody has paid in time: the gateway tells nothing when its page expires, so it is asked, and what is not paid
 * then expires and its booking is cancelled. While the gateway cannot be asked nothing is ended.
 */
export async function expirePayments(desk: PaymentDesk, isStopping = (): boolean => false): Promise<void> {
  const before = new Date(desk.now().getTime() - (PAGE_MINUTES + GRACE_MINUTES) * 60_000);
  for (const payment of await listOverduePayments(desk.db, before, BATCH)) {
    if (isStopping()) return;
    await claimCheck(desk.db, payment.id, 0); // a payment that cannot be asked about goes behind the others
    try {
      await askGateway(desk, payment);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      desk.log.warn({ reason: error.message }, 'The payment gateway did not say how overdue payments stand.');
      return;
    }
    const orderId = orderIdOf(payment.orderId, payment.attempt);
    await settle(desk, { orderId, amount: payment.amount, state: 'EXPIRED', word: 'overdue' });
  }
}

/** Expires payments once a minute; answers the function that stops it when the running round is done. */
export function startExpiry(connection: Connection, desk: PaymentDesk): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | null = null;
  const round = async () => {
    try {
      await connection.exclusively(EXPIRY_LOCK, () => expirePayments(desk, () => isStopped));
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      desk.log.error({ reason }, 'Overdue payments could not be looked at.');
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= round();
  }, INTERVAL).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
