import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, payments } from '../db/schema.ts';
import { type BookingRow, findPayment, lockBooking, type PaymentRow } from './bookings.ts';

/** How many times the gateway was asked for a page. Payments of before that was counted have a page and no number. */
export const attemptsOf = ({ attempt, redirectUrl }: Pick<PaymentRow, 'attempt' | 'redirectUrl'>): number =>
  attempt === 0 && redirectUrl !== null ? 1 : attempt;

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

/** The payment that an order names, and its booking, which nobody else can change until the transaction ends. */
export async function lockPayment(
  tx: Db,
  orderId: string,
): Promise<{ booking: BookingRow; payment: PaymentRow } | undefined> {
  const ofOrder = eq(payments.orderId, orderId);
  const [found] = await tx.select({ bookingId: payments.bookingId }).from(payments).where(ofOrder);
  // The booking first, as every change does, so that two changes cannot deadlock.
  const booking = found && (await lockBooking(tx, found.bookingId));
  const [payment] = booking ? await tx.select().from(payments).where(ofOrder).for('update') : [];
  return booking && payment && { booking, payment };
}

/** The database's instant, the one that all instances share. */
export const NOW = sql`now()`;

/** What is changed of a payment here; a request for a page has functions of its own. */
type PaymentChange = Partial<
  Pick<PaymentRow, 'status' | 'amount' | 'attempt' | 'redirectUrl' | 'askedUntil'> & { pageAt: SQL }
>;

/** Changes the given fields of a payment. */
export async function updatePayment(tx: Db, id: string, change: PaymentChange): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

/**
 * Changes a payment by itself, without the rest of its booking, which is locked first as by every change: the triggers of both tables lock the
 * booking's row of the list, so that this one, holding the payment, and one that holds the booking would wait for each other.
 */
const underBooking = <T>(db: Db, id: string, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const ofPayment = tx.select({ id: payments.bookingId }).from(payments).where(eq(payments.id, id));
    await tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.id, ofPayment)).for('update');
    return work(tx);
  });

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
  const [row] = await underBooking(db, id, (tx) =>
    tx
      .update(payments)
      .set({ attempt: sql`${payments.attempt} + 1`, askedUntil: sql`now() + interval '30 seconds'` })
      .where(and(eq(payments.id, id), eq(payments.status, 'PENDING'), isNull(payments.redirectUrl), isMine))
      .returning({ attempt: payments.attempt, amount: payments.amount }),
  );
  return row ?? null;
}

/** Ends an attempt: keeps the page, or lets others ask when there is none. Whether it was the newest, of an open payment. */
export async function endAttempt(
  db: Db,
  { id, attempt }: { id: string; attempt: number },
  page: { redirectUrl: string; pageAt: Date } | null,
): Promise<boolean> {
  const isMine = and(eq(payments.id, id), eq(payments.attempt, attempt), eq(payments.status, 'PENDING'));
  const rows = await underBooking(db, id, (tx) =>
    tx
      .update(payments)
      .set({ ...page, askedUntil: null })
      .where(isMine)
      .returning({ id: payments.id }),
  );
  return rows.length > 0;
}

/** Whether the caller may ask the gateway how a payment stands: once in the given seconds for all instances together. */
export async function claimCheck(db: Db, id: string, seconds: number): Promise<boolean> {
  // A time that is still to come was written by a clock that has been set back since. The clock is read anew after waiting for
  // another caller's row: now() is of the beginning, before that one wrote.
  const isDue = sql`(${payments.checkedAt} is null or ${payments.checkedAt} > clock_timestamp()
    or ${payments.checkedAt} <= now() - make_interval(secs => ${seconds}))`;
  const isNext = and(eq(payments.id, id), isDue);
  // Most who look come too early, and wait for nobody.
  if ((await db.$count(payments, isNext)) === 0) return false;
  const rows = await underBooking(db, id, (tx) =>
    tx
      .update(payments)
      .set({ checkedAt: sql`now()` })
      .where(isNext)
      .returning({ id: payments.id }),
  );
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
