import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '../contract.gen.ts';
import { claimPage, endAttempt, findOnlinePayment, type OnlinePayment } from '../repositories/payments.ts';
import { isOpen } from '../school/money.ts';
import { noteSilence } from './noteSilence.ts';
import { GATEWAY_PATIENCE, orderIdOf, type PaymentOrder } from './provider.ts';
import type { PaymentContext } from './context.ts';

const RETRY_PAUSE = 300;
const LOOKS = 12;
const LOOK_PAUSE = 250;

/** The attempt that a request holds, and what is to be paid at it. */
type Claim = NonNullable<Awaited<ReturnType<typeof claimPage>>>;

/** Whether a booking is to be paid online, and still can be. */
export const isPayable = ({ payment_method, payments, status }: Booking): boolean =>
  payment_method === 'GATEWAY' && payments[0]?.status === 'PENDING' && isOpen(status);

/** Asks the gateway, twice when the first failure may pass; each time under a name that was never used. */
async function ask(
  { db, provider, now, log }: PaymentContext,
  payment: OnlinePayment,
  order: Omit<PaymentOrder, 'orderId' | 'amount'>,
  first: Claim,
): Promise<string | null> {
  const deadline = AbortSignal.timeout(GATEWAY_PATIENCE);
  for (let claim: Claim | null = first, tries = 1; claim !== null; tries += 1) {
    const { attempt: held, amount }: Claim = claim;
    try {
      const orderId = orderIdOf(payment.orderId, held);
      const { redirectUrl } = await provider.create({ ...order, orderId, amount }, deadline);
      const isKept = await endAttempt(db, { id: payment.id, attempt: held }, { redirectUrl, pageAt: now() });
      return isKept ? redirectUrl : null;
    } catch (error) {
      const { isPassing } = noteSilence(log, error, 'The payment gateway made no payment page.', { level: 'error' });
      if (tries > 1 || !isPassing) {
        await endAttempt(db, { id: payment.id, attempt: held }, null);
        return null;
      }
    }
    await sleep(RETRY_PAUSE);
    claim = await claimPage(db, payment.id, held);
  }
  return null;
}

/** Waits a moment for the page that another request is asking for. */
async function awaitPage(context: PaymentContext, bookingId: string): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const payment = await findOnlinePayment(context.db, bookingId);
    if (!payment || payment.redirectUrl !== null || payment.askedUntil === null) return payment?.redirectUrl ?? null;
    await sleep(LOOK_PAUSE);
  }
  return null;
}

/** The page of a booking as it is stored: an address of the gateway, or a path on this server. */
async function storedPage(context: PaymentContext, booking: Booking, origin: string): Promise<string | null> {
  const payment = booking.payment_method === 'GATEWAY' ? await findOnlinePayment(context.db, booking.id) : undefined;
  if (!payment || payment.redirectUrl !== null || !isPayable(booking)) return payment?.redirectUrl ?? null;
  const claim = await claimPage(context.db, payment.id);
  if (claim === null) return awaitPage(context, booking.id);
  return ask(context, payment, { booking, origin, now: context.now() }, claim);
}

/**
 * The page where a booking is paid; made when there is none yet, once however many ask for it on however many instances.
 * Null when it is not paid online, or while the gateway makes no page: the booking stands, and the next request tries again.
 * The address of a page on this server begins with the origin of the request. It is never stored, so a false one reaches its
 * sender alone.
 */
export async function paymentPage(context: PaymentContext, booking: Booking, origin: string): Promise<string | null> {
  const page = await storedPage(context, booking, origin);
  return page?.startsWith('/') ? origin + page : page;
}
