import type { Db } from '../db/connect.ts';
import { attemptsOf, findPaymentByOrder, type OrderedPayment } from '../repositories/payments.ts';
import { type PaymentNotice, readOrderId } from './provider.ts';
import type { PaymentContext } from './context.ts';
import { settle, type Settled } from './settle.ts';

/** The payment of an order that a gateway was asked for; undefined for an order that was never made. */
export async function findOrder(db: Db, orderId: string): Promise<OrderedPayment | undefined> {
  const order = readOrderId(orderId);
  const payment = order ? await findPaymentByOrder(db, order.base) : undefined;
  return order && payment && order.attempt <= attemptsOf(payment) ? payment : undefined;
}

/**
 * Takes a gateway's notification, whose signature has been checked, as a reason to ask: only what the gateway confirms is
 * applied. Fails with a GatewayError when the gateway does not say.
 */
export async function takeNotice(context: PaymentContext, notice: PaymentNotice): Promise<Settled> {
  const { orderId } = notice;
  if (!(await findOrder(context.db, orderId))) return 'UNKNOWN';
  const confirmed = await context.provider.confirm(notice);
  if (!confirmed) return 'UNKNOWN';
  if (confirmed.state === 'DECIDING') {
    const { word } = confirmed;
    context.log.warn({ orderId, word }, 'A person must look at this payment: the gateway waits for it to be accepted.');
  }
  return settle(context, confirmed);
}
