import type { Db } from '../db/connect.ts';
import { changePayment, type LockedPayment, type OnlinePayment, type PaymentChange } from '../repositories/payments.ts';
import { orderIdOf, type PaymentNotice, type PaymentProvider, readOrderId } from './provider.ts';

/** What the work with payments needs. */
export interface PaymentDesk {
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
export function decideNotice(current: LockedPayment, { state }: PaymentNotice, attempt: number): Decision {
  const isPaid = current.status === 'PAID';
  if (state === 'REVIEW') return { forPerson: 'the gateway tells something that is not settled here' };
  if (current.status !== 'PENDING') {
    if (state === 'PAID' && !isPaid) return { forPerson: 'money came for a payment that had ended' };
    return state === 'FAILED' && isPaid ? { forPerson: 'a payment that was made is said to have failed' } : {};
  }
  if (state === 'PAID') {
    const isLate = current.bookingStatus === 'CANCELLED';
    return { status: 'PAID', ...(isLate && { forPerson: 'money came for a booking that is cancelled' }) };
  }
  if (state === 'PENDING' || attempt !== current.attempt) return {};
  const isCancelled = state === 'EXPIRED' && current.bookingStatus === 'PENDING';
  return { status: state, ...(isCancelled && { bookingStatus: 'CANCELLED' }) };
}

/** Applies what a gateway says. */
export async function settle(
  { db, log }: PaymentDesk,
  notice: PaymentNotice,
): Promise<'SETTLED' | 'UNKNOWN' | 'WRONG_AMOUNT'> {
  const { orderId, word } = notice;
  const named = readOrderId(orderId);
  if (!named) return 'UNKNOWN';
  let decision: Decision | null = null;
  const isKnown = await changePayment(db, named.base, (current) => {
    // What is given back may be a part.
    decision =
      notice.state === 'REVIEW' || notice.amount === current.amount
        ? decideNotice(current, notice, named.attempt)
        : null;
    return decision ?? {};
  });
  if (!isKnown) return 'UNKNOWN';
  const settled = decision as Decision | null;
  const forPerson = settled === null ? 'the amount is not the one that was asked for' : settled.forPerson;
  // Never more than the order: the log is no place for people's data.
  if (forPerson !== undefined) log.warn({ orderId, word }, `A person must look at this payment: ${forPerson}.`);
  return settled === null ? 'WRONG_AMOUNT' : 'SETTLED';
}

/** An attempt whose page was never answered cannot be paid, so a long row of them is not asked about. */
const MAX_ASKED = 10;

/** Asks the gateway about the attempts of a payment, newest first, and applies its answers. Fails with a GatewayError. */
export async function askGateway(desk: PaymentDesk, payment: OnlinePayment, attempts = MAX_ASKED): Promise<void> {
  const oldest = Math.max(1, payment.attempt - attempts + 1);
  for (let attempt = Math.max(1, payment.attempt); attempt >= oldest; attempt -= 1) {
    const notice = await desk.provider.askStatus(orderIdOf(payment.orderId, attempt));
    if (notice) await settle(desk, notice);
    if (notice?.state === 'PAID') return;
  }
}
