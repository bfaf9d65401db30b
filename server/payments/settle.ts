import type { Db } from '../db/connect.ts';
import { queueMessage } from '../messages/queue.ts';
import {
  attemptsOf,
  changePayment,
  type LockedPayment,
  type OnlinePayment,
  type PaymentChange,
} from '../repositories/payments.ts';
import {
  CURRENCY,
  GATEWAY_PATIENCE,
  orderIdOf,
  type PaymentNotice,
  type PaymentProvider,
  type PaymentState,
  readOrderId,
} from './provider.ts';

/** What the work with payments needs. */
export interface PaymentContext {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  log: Record<'warn' | 'error', (about: object, message: string) => void>;
}

type Decision = PaymentChange & { forPerson?: string };

/**
 * What a notice changes. A payment that has ended stays as it ended, so messages may come twice and in any order. Money
 * counts whichever attempt brought it; only the newest attempt, whose page the payer has, can end without money.
 */
function decideNotice(current: LockedPayment, { state }: PaymentNotice, attempt: number): Decision {
  const isPaid = current.status === 'PAID';
  const isRefused = state === 'FAILED' || state === 'DENIED';
  if (state === 'REVIEW') return { forPerson: 'the gateway tells something that is not settled here' };
  if (current.status !== 'PENDING') {
    if (state === 'PAID' && !isPaid) return { forPerson: 'money came for a payment that had ended' };
    return isRefused && isPaid ? { forPerson: 'a payment that was made is said to have failed' } : {};
  }
  if (state === 'PAID') {
    const isLate = current.bookingStatus === 'CANCELLED';
    return { status: 'PAID', ...(isLate && { forPerson: 'money came for a booking that is cancelled' }) };
  }
  if ((state !== 'FAILED' && state !== 'EXPIRED') || attempt !== current.attempt) return {};
  const isCancelled = state === 'EXPIRED' && current.bookingStatus === 'PENDING';
  return { status: state, ...(isCancelled && { bookingStatus: 'CANCELLED' }) };
}

/**
 * What is given back may be a part, and a former page may have been for another amount; any other notice must be of what was
 * asked for.
 */
const isAsAsked = ({ state, amount, currency }: PaymentNotice, asked: LockedPayment, attempt: number): boolean =>
  state === 'REVIEW' ||
  (state !== 'PAID' && attempt !== asked.attempt) ||
  (amount === asked.amount && currency === CURRENCY);

const WRONG_AMOUNT: Decision = { forPerson: 'the amount or the currency is not the one that was asked for' };

/** Writes to the guest that the payment came, or that the booking is cancelled for the lack of it. */
async function tellGuest(tx: Db, { status, bookingStatus }: Decision, bookingId: string): Promise<void> {
  if (status === 'PAID') await queueMessage(tx, { kind: 'PAID', bookingId });
  if (bookingStatus === 'CANCELLED') await queueMessage(tx, { kind: 'CANCELLED', bookingId });
}

/** Applies what a gateway says of an order, unless its amount or its currency is another than was asked for. */
export async function settle(
  { db, log }: PaymentContext,
  notice: PaymentNotice,
): Promise<'SETTLED' | 'UNKNOWN' | 'WRONG_AMOUNT'> {
  const { orderId, word } = notice;
  const named = readOrderId(orderId);
  if (!named) return 'UNKNOWN';
  const decide = (current: LockedPayment): Decision =>
    isAsAsked(notice, current, named.attempt) ? decideNotice(current, notice, named.attempt) : WRONG_AMOUNT;
  const decision = await changePayment(db, named.base, decide, tellGuest);
  if (!decision) return 'UNKNOWN';
  // Never more than the order: the log is no place for people's data.
  if (decision.forPerson) log.warn({ orderId, word }, `A person must look at this payment: ${decision.forPerson}.`);
  return decision === WRONG_AMOUNT ? 'WRONG_AMOUNT' : 'SETTLED';
}

/** An attempt whose page was never answered cannot be paid, so a long row of them is not asked about. */
const THOROUGH = { attempts: 10, patience: GATEWAY_PATIENCE };

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
