import { and, asc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, payments } from '../db/schema.ts';
import { amountsOf } from './amounts.ts';
import { type Raised, raiseAttention } from './attention.ts';
import { type BookingRow, findPayment, type PaymentRow } from './bookings.ts';
import { attemptsOf } from './followLedger.ts';
import { addEntry, findEntry, keyOfOrder } from './ledger.ts';

export { attemptsOf };

/** A payment that a gateway knows by its order. */
export type OnlinePayment = PaymentRow & { orderId: string };

const isOnline = (row: PaymentRow | undefined): row is OnlinePayment => row !== undefined && row.orderId !== null;

/** A booking's payment, if it is made through a gateway. */
export async function findOnlinePayment(db: Db, bookingId: string): Promise<OnlinePayment | undefined> {
  const row = await findPayment(db, bookingId);
  return isOnline(row) ? row : undefined;
}

/** A payment as its order leads to it. */
export type OrderedPayment = PaymentRow & { bookingCode: string };

/** The payment that an order names, and the code of its booking. */
export async function findPaymentByOrder(db: Db, orderId: string): Promise<OrderedPayment | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(payments), bookingCode: bookings.bookingCode })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.orderId, orderId));
  return row;
}

/** A payment and its booking as they are while nobody else can change them. */
export interface LockedPayment {
  status: PaymentRow['status'];
  amount: number;
  attempt: number;
  bookingStatus: BookingRow['status'];
  /** Whether a part was paid otherwise and not given back. */
  isPartlyPaid: boolean;
  /** What is due of the booking. */
  due: number;
  /** Whether the ledger has what the attempt brought that is told of. */
  isRecorded: boolean;
}
export interface PaymentChange {
  status?: PaymentRow['status'];
  bookingStatus?: BookingRow['status'];
  /** What a person must see to. */
  attention?: Omit<Raised, 'bookingId'>;
  /** What came for the attempt that is told of, and when. */
  money?: { amount: number; at: Date };
}
/** An attempt: the order that its payment keeps, and the name that the gateway knows it by. */
export interface NamedAttempt {
  base: string;
  orderId: string;
}

/**
 * Changes a payment and its booking as one; `decide` says to what, and `after` runs in the same transaction. Answers the change,
 * or undefined for an unknown order.
 */
export function changePayment<Change extends PaymentChange>(
  db: Db,
  { base, orderId }: NamedAttempt,
  decide: (current: LockedPayment) => Change,
  after: (tx: Db, change: Change, bookingId: string) => Promise<void>,
): Promise<Change | undefined> {
  return db.transaction(async (tx) => {
    const ofOrder = eq(payments.orderId, base);
    const [named] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(ofOrder);
    if (!named) return undefined;
    // Locks the booking first, as every change does, so that two changes cannot deadlock.
    const ofBooking = eq(bookings.id, named.bookingId);
    const [booking] = await tx.select().from(bookings).where(ofBooking).for('update');
    const [payment] = await tx.select().from(payments).where(ofOrder).for('update');
    if (!booking || !payment) return undefined;
    const { status, amount, attempt } = payment;
    const key = keyOfOrder(orderId);
    const isRecorded = (await findEntry(tx, key)) !== undefined;
    const change = decide({
      status,
      amount,
      attempt: Math.max(attempt, 1),
      bookingStatus: booking.status,
      isPartlyPaid: booking.amountPaid > booking.amountRefunded,
      due: (await amountsOf(tx, booking.id)).due,
      isRecorded,
    });
    if (change.status) await tx.update(payments).set({ status: change.status }).where(ofOrder);
    if (change.bookingStatus) await tx.update(bookings).set({ status: change.bookingStatus }).where(ofBooking);
    if (change.money) {
      const { amount: paid, at: paidAt } = change.money;
      const entry = { bookingId: booking.id, kind: 'PAYMENT', method: 'GATEWAY', amount: paid, paidAt } as const;
      await addEntry(tx, { ...entry, actor: null, key });
    }
    if (change.attention) await raiseAttention(tx, { ...change.attention, bookingId: booking.id });
    await after(tx, change, booking.id);
    return change;
  });
}

/**
 * Claims the right to ask the gateway for an open payment's page, for one request of all instances. Returns the number of the
 * attempt and what is to be paid, or null when another request is asking, has asked, or the payment has ended. `held` is the attempt of a request
 * that asks once more.
 */
export async function claimPage(
  db: Db,
  id: string,
  held?: number,
): Promise<{ attempt: number; amount: number } | null> {
  // By the database's clock, the one that all instances share.
  const isFree = sql`(${payments.askedUntil} is null or ${payments.askedUntil} < now())`;
  const isMine = held === undefined ? isFree : eq(payments.attempt, held);
  const [row] = await db
    .update(payments)
    .set({ attempt: sql`${payments.attempt} + 1`, askedUntil: sql`now() + interval '30 seconds'` })
    .where(and(eq(payments.id, id), eq(payments.status, 'PENDING'), isNull(payments.redirectUrl), isMine))
    .returning({ attempt: payments.attempt, amount: payments.amount });
  return row ?? null;
}

/** Ends an attempt: keeps the page, or lets others ask when there is none. Whether it was the newest, of an open payment. */
export async function endAttempt(
  db: Db,
  { id, attempt }: { id: string; attempt: number },
  page: { redirectUrl: string; pageAt: Date } | null,
): Promise<boolean> {
  const isMine = and(eq(payments.id, id), eq(payments.attempt, attempt), eq(payments.status, 'PENDING'));
  const rows = await db
    .update(payments)
    .set({ ...page, askedUntil: null })
    .where(isMine)
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Whether the caller may ask the gateway how a payment stands: once in the given seconds for all instances together. */
export async function claimCheck(db: Db, id: string, seconds: number): Promise<boolean> {
  // A time that is still to come was written by a clock that has been set back since. The clock is read anew after waiting for
  // another caller's row: now() is of the beginning, before that one wrote.
  const isDue = sql`(${payments.checkedAt} is null or ${payments.checkedAt} > clock_timestamp()
    or ${payments.checkedAt} <= now() - make_interval(secs => ${seconds}))`;
  const rows = await db
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(and(eq(payments.id, id), isDue))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/**
 * Open payments whose page, or whose booking when there is no page, is older than the given minutes, the least recently
 * asked about first. Both the caller's clock and the database's must agree, so that one wrong clock ends no payment.
 */
export async function listOverduePayments(
  db: Db,
  { now, minutes, limit }: { now: Date; minutes: number; limit: number },
): Promise<OnlinePayment[]> {
  const since: SQL = sql`coalesce(${payments.pageAt}, ${bookings.createdAt})`;
  const rows = await db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.status, 'PENDING'),
        isNotNull(payments.orderId),
        sql`${since} < least(${now.toISOString()}::timestamptz, now()) - make_interval(mins => ${minutes})`,
        sql`(${payments.askedUntil} is null or ${payments.askedUntil} < now())`,
      ),
    )
    .orderBy(asc(sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`))
    .limit(limit);
  return rows.filter(isOnline);
}
