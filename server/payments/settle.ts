import type { Db } from '../db/connect.ts';
import { queueMessage } from '../messages/queue.ts';
import {
  attemptsOf,
  changePayment,
  type LockedPayment,
  type OnlinePayment,
  type PaymentChange,
} from '../repositories/payments.ts';
import { lostMoney, unexpectedMoney, unknownRefund, wrongAmount } from './attend.ts';
import { takeRefunds } from './refundNotices.ts';
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

type Decision = PaymentChange & { forPerson?: string; wrongAmount?: true };

/** Money that the ledger does not have yet is written down, whatever became of the payment meanwhile. */
function decideMoney(current: LockedPayment, notice: PaymentNotice, at: Date): Decision {
  if (current.isRecorded) return {};
  const attention = unexpectedMoney(notice, current);
  const isAsked = current.status === 'PENDING' && notice.amount === current.amount;
  return { money: { amount: notice.amount, at }, ...(isAsked && { status: 'PAID' }), ...(attention && { attention }) };
}

/**
 * What a notice changes. A payment that has ended stays as it ended, so messages may come twice and in any order. Money
 * counts whichever attempt brought it; only the newest attempt, whose page the payer has, can end without money.
 */
function decideNotice(current: LockedPayment, notice: PaymentNotice, attempt: number, now: Date): Decision {
  const { state, word } = notice;
  if (state === 'REVIEW') {
    if (word.endsWith('chargeback')) return { attention: lostMoney(notice) };
    if (word.endsWith('refund')) return { attention: unknownRefund(notice) };
    return { forPerson: 'the gateway tells something that is not settled here' };
  }
  if (state === 'PAID') return decideMoney(current, notice, now);
  if (current.status !== 'PENDING') {
    const isLost = current.status === 'PAID' && (state === 'FAILED' || state === 'DENIED');
    return isLost ? { attention: lostMoney(notice) } : {};
  }
  if ((state !== 'FAILED' && state !== 'EXPIRED') || attempt !== current.attempt) return {};
  // Who has paid a part, at the counter, comes.
  const isCancelled = state === 'EXPIRED' && current.bookingStatus === 'PENDING' && !current.isPartlyPaid;
  return { status: state, ...(isCancelled && { bookingStatus: 'CANCELLED' }) };
}

/**
 * What is given back may be a part, and a former page may have been for another amount; any other notice must be of what was
 * asked for.
 */
function isAsAsked({ state, amount, currency }: PaymentNotice, asked: LockedPayment, attempt: number): boolean {
  if (state === 'REVIEW') return true;
  if (attempt !== asked.attempt)
    return state !== 'PAID' || (Number.isSafeInteger(amount) && amount > 0 && currency === CURRENCY);
  return amount === asked.amount && currency === CURRENCY;
}

/** Writes to the guest that the payment came, or that the booking is cancelled for the lack of it. */
async function tellGuest(tx: Db, { money, bookingStatus }: Decision, bookingId: string): Promise<void> {
  if (money) await queueMessage(tx, { kind: 'PAID', bookingId });
  if (bookingStatus === 'CANCELLED') await queueMessage(tx, { kind: 'CANCELLED', bookingId, isOverdue: true });
}

/** Applies what a gateway says of an order, unless its amount or its currency is another than was asked for. */
export async function settle(
  context: PaymentContext,
  notice: PaymentNotice,
): Promise<'SETTLED' | 'UNKNOWN' | 'WRONG_AMOUNT'> {
  const { db, log, now } = context;
  const { orderId, word } = notice;
  const named = readOrderId(orderId);
  if (!named) return 'UNKNOWN';
  if (await takeRefunds(context, notice)) return 'SETTLED';
  const { base, attempt } = named;
  const decide = (current: LockedPayment): Decision =>
    isAsAsked(notice, current, attempt)
      ? decideNotice(current, notice, attempt, now())
      : { wrongAmount: true, attention: wrongAmount(notice, current.amount) };
  const decision = await changePayment(db, { base, orderId }, decide, tellGuest);
  if (!decision) return 'UNKNOWN';
  // Never more than the order: the log is no place for people's data.
  if (decision.forPerson) log.warn({ orderId, word }, `A person must look at this payment: ${decision.forPerson}.`);
  return decision.wrongAmount ? 'WRONG_AMOUNT' : 'SETTLED';
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
