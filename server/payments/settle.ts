import type { Db } from '../db/connect.ts';
import { queueMessage } from '../messages/queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { raiseOnce } from '../repositories/attention.ts';
import { GUEST, recordedPart } from '../repositories/auditLog.ts';
import type { BookingRow, PaymentRow } from '../repositories/bookings.ts';
import { findEntry, keyOfOrder } from '../repositories/ledger.ts';
import { lockPayment, updatePayment } from '../repositories/payments.ts';
import { keptOf } from '../school/money.ts';
import { type MoneyToCheck, lostMoney, unexpectedMoney, unknownRefund, wrongAmount } from './moneyToCheck.ts';
import { namesRefunds, takeRefunds } from './gatewayRefunds.ts';
import type { PaymentContext } from './context.ts';
import { CURRENCY, type PaymentNotice, readOrderId } from './provider.ts';
import { setStatus } from './setStatus.ts';
import { writeEntry } from './writeEntry.ts';

/** A payment and its booking as they are while nobody else can change them. */
interface Current {
  payment: PaymentRow;
  booking: BookingRow;
  /** Whether the ledger has what the attempt brought that is told of. */
  isRecorded: boolean;
}

interface Decision {
  status?: PaymentRow['status'];
  bookingStatus?: BookingRow['status'];
  /** What a person must see to. */
  attention?: MoneyToCheck;
  /** What came for the attempt that is told of, and when. */
  money?: { amount: number; at: Date };
  forPerson?: string;
  wrongAmount?: true;
}

/** The attempt whose page the payer has. */
const newestOf = ({ attempt }: PaymentRow): number => Math.max(attempt, 1);

/** Money that the ledger does not have yet is written down, whatever became of the payment meanwhile. */
function decideMoney({ payment, booking, isRecorded }: Current, notice: PaymentNotice, at: Date): Decision {
  if (isRecorded) return {};
  const attention = unexpectedMoney(notice, booking);
  const isAsked = payment.status === 'PENDING' && notice.amount === payment.amount;
  return { money: { amount: notice.amount, at }, ...(isAsked && { status: 'PAID' }), ...(attention && { attention }) };
}

/**
 * What a notice changes. A payment that has ended stays as it ended, so messages may come twice and in any order. Money
 * counts whichever attempt brought it; only the newest attempt, whose page the payer has, can end without money.
 */
function decideNotice(current: Current, notice: PaymentNotice, attempt: number, now: Date): Decision {
  const { payment, booking } = current;
  const { state, word } = notice;
  if (state === 'REVIEW') {
    if (word.endsWith('chargeback')) return { attention: lostMoney(notice) };
    if (word.endsWith('refund')) return { attention: unknownRefund(notice) };
    return { forPerson: 'the gateway tells something that is not settled here' };
  }
  if (state === 'PAID') return decideMoney(current, notice, now);
  if (payment.status !== 'PENDING') {
    // What was paid otherwise, at the counter, is not lost with a page of which nothing came.
    const isLost = current.isRecorded && (state === 'FAILED' || state === 'DENIED');
    return isLost ? { attention: lostMoney(notice) } : {};
  }
  if ((state !== 'FAILED' && state !== 'EXPIRED') || attempt !== newestOf(payment)) return {};
  // Who has paid a part, at the counter, comes.
  const isCancelled = state === 'EXPIRED' && booking.status === 'PENDING' && keptOf(booking) <= 0;
  return { status: state, ...(isCancelled && { bookingStatus: 'CANCELLED' }) };
}

/**
 * What is given back may be a part, and a former page may have been for another amount; any other notice must be of what was
 * asked for.
 */
function isAsAsked({ state, amount, currency }: PaymentNotice, asked: PaymentRow, attempt: number): boolean {
  if (state === 'REVIEW') return true;
  if (attempt !== newestOf(asked))
    return state !== 'PAID' || (Number.isSafeInteger(amount) && amount > 0 && currency === CURRENCY);
  return amount === asked.amount && currency === CURRENCY;
}

/** Does what was decided, as one, and writes to the guest that the payment came, or that the booking is cancelled for the lack of it. */
async function apply(
  tx: Db,
  { payment, booking }: Current,
  decision: Decision,
  { key, at }: { key: string; at: AskedAt },
): Promise<void> {
  const { status, bookingStatus, money, attention } = decision;
  const bookingId = booking.id;
  if (status) {
    const setPayment = () => updatePayment(tx, payment.id, { status });
    // That a guest's try to pay has failed is in the record; that the time of a page is over need not be.
    await (status === 'FAILED' ? recordedPart(tx, GUEST, setPayment) : setPayment());
  }
  if (bookingStatus) await setStatus(tx, booking, bookingStatus);
  if (money) {
    const entry = { bookingId, kind: 'PAYMENT', method: 'GATEWAY', amount: money.amount, paidAt: money.at } as const;
    await writeEntry(tx, { ...entry, actor: null, key });
  }
  if (attention) await raiseOnce(tx, { ...attention, bookingId });
  if (money) await queueMessage(tx, { kind: 'PAID', bookingId }, at);
  if (bookingStatus === 'CANCELLED') await queueMessage(tx, { kind: 'CANCELLED', bookingId, isOverdue: true }, at);
}

/** What came of a notice. UNKNOWN: either side does not know the order. */
export type Settled = 'SETTLED' | 'UNKNOWN' | 'WRONG_AMOUNT';

/** Applies what a gateway says of an order, unless its amount or its currency is another than was asked for. */
export async function settle(context: PaymentContext, notice: PaymentNotice): Promise<Settled> {
  const { db, log, now, changeHours } = context;
  const { orderId, word } = notice;
  const order = readOrderId(orderId);
  if (!order) return 'UNKNOWN';
  // What is given back had come before, also where no message of that has arrived.
  if (namesRefunds(notice) && !(await findEntry(db, keyOfOrder(orderId))))
    await settle(context, { ...notice, state: 'PAID', word: 'settlement', refunds: [] });
  if (await takeRefunds(context, notice)) return 'SETTLED';
  const { base, attempt } = order;
  const decision = await db.transaction(async (tx) => {
    const locked = await lockPayment(tx, base);
    if (!locked) return undefined;
    const key = keyOfOrder(orderId);
    const current = { ...locked, isRecorded: (await findEntry(tx, key)) !== undefined };
    const decided: Decision = isAsAsked(notice, locked.payment, attempt)
      ? decideNotice(current, notice, attempt, now())
      : { wrongAmount: true, attention: wrongAmount(notice, locked.payment.amount) };
    await apply(tx, current, decided, { key, at: { now: now(), changeHours } });
    return decided;
  });
  if (!decision) return 'UNKNOWN';
  // Never more than the order: the log is no place for people's data.
  if (decision.forPerson) log.warn({ orderId, word }, `A person must look at this payment: ${decision.forPerson}.`);
  return decision.wrongAmount ? 'WRONG_AMOUNT' : 'SETTLED';
}
