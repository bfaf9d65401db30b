import { conflict, unavailable } from '../errors.ts';
import { attemptsOf, findOnlinePayment, type OnlinePayment } from '../repositories/payments.ts';
import { noteSilence } from './noteSilence.ts';
import { GATEWAY_PATIENCE, orderIdOf, type PaymentState } from './provider.ts';
import type { PaymentContext } from './context.ts';
import { settle } from './settle.ts';

/** An attempt whose page was never answered cannot be paid, so a long row of them is not asked about. */
const THOROUGH = { attempts: 10, patience: GATEWAY_PATIENCE };
/** For a guest who waits: the newest attempt alone is asked about, whose page the guest has. */
export const QUICK = { attempts: 1, patience: 5000 };

/**
 * Asks the gateway about the newest attempts of a payment, for so many milliseconds, and applies its answers. Returns whether
 * money may still come: DECIDING, PENDING, or null when nothing is under way. Fails with a GatewayError.
 */
export async function askGateway(
  context: PaymentContext,
  payment: OnlinePayment,
  { attempts, patience } = THOROUGH,
): Promise<'DECIDING' | 'PENDING' | null> {
  const deadline = AbortSignal.timeout(patience);
  const made = attemptsOf(payment);
  const underWay = new Set<PaymentState>();
  for (let attempt = made; attempt > Math.max(0, made - attempts); attempt -= 1) {
    const notice = await context.provider.askStatus(orderIdOf(payment.orderId, attempt), deadline);
    if (!notice || (await settle(context, notice)) !== 'SETTLED') continue;
    if (notice.state === 'PAID') return null;
    underWay.add(notice.state);
  }
  if (underWay.has('DECIDING')) return 'DECIDING';
  return underWay.has('PENDING') ? 'PENDING' : null;
}

/**
 * Asks the gateway how a booking's open payment stands before its page ends, so that what a guest has just paid counts as
 * paid. A change that may end a page waits until the gateway can be asked.
 */
export async function settleBeforehand(context: PaymentContext, bookingId: string): Promise<void> {
  const payment = await findOnlinePayment(context.db, bookingId);
  if (payment?.status !== 'PENDING' || payment.redirectUrl === null) return;
  const underWay = await askGateway(context, payment).catch((error: unknown) => {
    noteSilence(context.log, error, 'The payment gateway did not say how a payment stands.');
    throw unavailable('The payment gateway does not say how this payment stands. Please try again.', 10);
  });
  if (underWay === 'DECIDING')
    throw conflict('The payment gateway holds money for this booking, which has to be accepted or refused first.');
}
