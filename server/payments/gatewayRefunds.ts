import type { Db } from '../db/connect.ts';
import { conflict, unavailable } from '../errors.ts';
import { nameOf } from '../forLog.ts';
import { queueMessage } from '../messages/queue.ts';
import { raiseUnlessOpen } from '../repositories/attention.ts';
import { recorded } from '../repositories/auditLog.ts';
import {
  findRefund,
  noteAsked,
  noteState,
  refuseRefund,
  type RefundRow,
  sumAsked,
  unansweredRefunds,
} from '../repositories/gatewayRefunds.ts';
import { entriesOf, type EntryRow, findEntry, keyOfRefund } from '../repositories/ledger.ts';
import { lockPayment } from '../repositories/payments.ts';
import { lockBooking } from '../repositories/bookings.ts';
import { refundableBy } from '../school/money.ts';
import { rupiah } from '../school/rupiah.ts';
import { noteSilence } from './noteSilence.ts';
import { GATEWAY_PATIENCE, type PaymentNotice, readOrderId, type RefundAnswer, type Refunded } from './provider.ts';
import type { PaymentContext } from './context.ts';
import { writeEntry } from './writeEntry.ts';

/** What was not answered is asked for again after so many milliseconds. */
const PAUSE = 60_000;
const BATCH = 20;

type Clocked = Pick<PaymentContext, 'db' | 'now' | 'changeHours'>;

/** Whether the ledger has room for what the gateway has given back; the booking is locked. `refundKey`: of the refund, if it is waited for. */
async function hasRoom(tx: Db, bookingId: string, amount: number, refundKey?: string): Promise<boolean> {
  const entries = await entriesOf(tx, bookingId);
  return amount <= refundableBy('GATEWAY', entries, await sumAsked(tx, bookingId, refundKey));
}

/** Writes what the gateway has given back into the ledger, and to the guest. */
async function writeRefund(
  tx: Db,
  entry: Omit<Parameters<typeof writeEntry>[1], 'kind' | 'method' | 'paidAt'>,
  { now, changeHours }: Clocked,
): Promise<EntryRow | undefined> {
  const row = await writeEntry(tx, { ...entry, kind: 'REFUND', method: 'GATEWAY', paidAt: now() });
  const { bookingId, amount } = entry;
  const message = { kind: 'REFUNDED', bookingId, method: 'GATEWAY', amount } as const;
  if (row) await queueMessage(tx, message, { now: now(), changeHours });
  return row;
}

const inRecord = <T>(db: Db, actorId: string | null, work: (tx: Db) => Promise<T>): Promise<T> =>
  actorId === null ? db.transaction(work) : recorded(db, actorId, work);

/**
 * Writes a refund that the gateway has made into the ledger, once however often it says so; undefined when the ledger has no
 * room for it.
 */
function finishRefund(context: Clocked, refund: RefundRow): Promise<EntryRow | undefined> {
  const { refundKey, bookingId, orderId, amount, reason, actorId, actorName } = refund;
  return inRecord(context.db, actorId, async (tx) => {
    await lockBooking(tx, bookingId);
    const key = keyOfRefund(orderId, refundKey);
    const written = await findEntry(tx, key);
    if (written) return written;
    if (!(await hasRoom(tx, bookingId, amount, refundKey))) return undefined;
    // Before its entry: the ledger's trigger keeps the amount of what is waited for from being given back.
    await noteState(tx, refundKey, 'DONE');
    const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' };
    return writeRefund(tx, { bookingId, amount, reason, actor, key, lowersTotal: refund.lowerTotal }, context);
  });
}

/**
 * What the gateway says to a refund. One that it refuses and lists all the same was made when it was asked for before.
 */
async function answerTo({ provider }: PaymentContext, refund: RefundRow): Promise<RefundAnswer> {
  const deadline = AbortSignal.timeout(GATEWAY_PATIENCE);
  const answer = await provider.refund(refund, deadline);
  if (answer.isDone) return answer;
  const notice = await provider.askStatus(refund.orderId, deadline);
  return notice?.refunds?.some(({ key }) => key === refund.refundKey) ? { isDone: true } : answer;
}

/** Notes that the gateway refuses a refund; where nobody waits for its answer, a person must see to it. */
const refuse = (
  db: Db,
  { refundKey, bookingId, amount }: RefundRow,
  words: string,
  isAwaited: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    const isRefused = await refuseRefund(tx, refundKey);
    if (!isRefused || isAwaited) return;
    const text = `${rupiah(amount)} were to be given back online, and the payment gateway refused it later: ${words}`;
    await raiseUnlessOpen(tx, { kind: 'REFUND_REFUSED', key: `REFUND_REFUSED:${refundKey}`, bookingId, text });
  });

/**
 * Asks the gateway for a refund that is noted, and writes the answer down. Fails with 409 and the gateway's words where it
 * refuses; with 503 while it does not say, and then it is asked again by itself. `isAwaited`: whether somebody waits for the answer.
 */
export async function askForRefund(context: PaymentContext, refund: RefundRow, isAwaited = true): Promise<EntryRow> {
  const { db, log } = context;
  const { orderId, refundKey } = refund;
  const answer = await answerTo(context, refund).catch((error: unknown) => {
    noteSilence(log, error, 'The payment gateway did not say whether it gives money back.', { orderId });
    throw unavailable(
      'The payment gateway does not say whether it gives the money back. It is asked again every minute; the refund stands here as soon as it is made.',
      60,
    );
  });
  if (!answer.isDone) await refuse(db, refund, answer.words, isAwaited);
  // The gateway's notification may have been faster than its answer.
  const entry = answer.isDone
    ? await finishRefund(context, refund)
    : await findEntry(db, keyOfRefund(orderId, refundKey));
  if (entry) return entry;
  if (answer.isDone) throw conflict('The payment gateway gave back more than was paid. Please look at its own list.');
  throw conflict(`The payment gateway does not give this money back: ${answer.words}`);
}

/** Asks again for the refunds that the gateway has not answered, so that a lost answer leaves nothing open. */
export async function repeatRefunds(context: PaymentContext, isStopping = (): boolean => false): Promise<void> {
  const since = new Date(context.now().getTime() - PAUSE);
  for (const refund of await unansweredRefunds(context.db, since, BATCH)) {
    if (isStopping()) return;
    await noteAsked(context.db, refund.refundKey, context.now());
    await askForRefund(context, refund, false).catch((error: unknown) => {
      context.log.warn(
        { orderId: refund.orderId, reason: nameOf(error) },
        'A refund at the payment gateway is not made.',
      );
    });
  }
}

/** Writes down a refund of an order, `base` without its attempt, as its gateway tells of it. Whether the ledger has it now. */
async function recordTold(
  context: Clocked,
  { base, orderId }: { base: string; orderId: string },
  { key, amount }: Refunded,
): Promise<boolean> {
  const { db } = context;
  const ours = await findRefund(db, key);
  if (ours) return ours.amount === amount && (await finishRefund(context, ours)) !== undefined;
  return db.transaction(async (tx) => {
    const locked = await lockPayment(tx, base);
    if (!locked) return false;
    const bookingId = locked.booking.id;
    const keyOfEntry = keyOfRefund(orderId, key);
    if (await findEntry(tx, keyOfEntry)) return true;
    const isPossible = Number.isSafeInteger(amount) && amount > 0;
    if (!isPossible || !(await hasRoom(tx, bookingId, amount))) return false;
    const reason = 'Given back at the payment gateway.';
    const entry = { bookingId, amount, reason, actor: null, key: keyOfEntry };
    return (await writeRefund(tx, entry, context)) !== undefined;
  });
}

/** Whether a notice names what was given back of an order. */
export const namesRefunds = ({ word, refunds = [] }: PaymentNotice): boolean =>
  /^(partial_)?refund$/.test(word) && refunds.length > 0;

/** Writes down what a gateway says it has given back of an order. Whether the ledger has all of it now. */
export async function takeRefunds(context: Clocked, notice: PaymentNotice): Promise<boolean> {
  const { orderId, refunds = [] } = notice;
  const read = readOrderId(orderId);
  if (!read || !namesRefunds(notice)) return false;
  let isAll = true;
  for (const refund of refunds) {
    const isRecorded = await recordTold(context, { base: read.base, orderId }, refund);
    isAll &&= isRecorded;
  }
  return isAll;
}
