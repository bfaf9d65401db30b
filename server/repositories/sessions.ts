import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, payments } from '../db/schema.ts';
import { dueOf } from '../school/money.ts';
import { amountColumns } from './amounts.ts';
import type { BookingRow, PaymentRow } from './bookings.ts';

export type SessionRow = typeof bookingDetails.$inferSelect;

/** The status of a booking's newest payment. */
const paymentStatus = sql<PaymentRow['status']>`coalesce((select p.status from ${payments} p
  where p.booking_id = ${bookings.id} order by p.created_at desc limit 1), 'PENDING')`;

/** The sessions of the same lesson in the same booking: how many there are, and how many up to this one. */
const together = sql`(
  select count(*)::int as parts, (count(*) filter (where (s.reservation_date, s.position)
    <= (${bookingDetails.reservationDate}, ${bookingDetails.position})))::int as part
  from ${bookingDetails} s where s.booking_id = ${bookingDetails.bookingId}
    and s.product_id is not distinct from ${bookingDetails.productId} and s.product_name = ${bookingDetails.productName}
) together`;

const columns = {
  id: bookingDetails.id,
  booking_id: bookingDetails.bookingId,
  booking_code: bookings.bookingCode,
  booking_status: bookings.status,
  customer_name: bookings.customerName,
  customer_phone: bookings.customerPhone,
  surf_spot_id: bookings.surfSpotId,
  surf_spot_name: bookings.surfSpotName,
  product_id: bookingDetails.productId,
  product_name: bookingDetails.productName,
  reservation_date: bookingDetails.reservationDate,
  person: bookingDetails.person,
  total_amount: bookingDetails.totalAmount,
  part: sql<number>`together.part`,
  parts: sql<number>`together.parts`,
  payment_method: bookings.paymentMethod,
  payment_status: paymentStatus,
  amounts: amountColumns,
  attendance: bookingDetails.attendance,
};

async function findWhere(
  db: Db,
  where: SQL | undefined,
  ...order: (typeof bookings.bookingCode | SQL)[]
): Promise<Session[]> {
  const rows = await db
    .select(columns)
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .innerJoinLateral(together, sql`true`)
    .where(where)
    .orderBy(asc(bookingDetails.reservationDate), ...order, asc(bookingDetails.position));
  return rows.map(({ amounts, ...row }) => ({ ...row, amount_due: dueOf(amounts) }));
}

/** Who comes from one day to another: by date, surf spot, lesson and booking code. */
export const listSessions = (db: Db, from: string, to: string): Promise<Session[]> =>
  findWhere(
    db,
    and(gte(bookingDetails.reservationDate, from), lte(bookingDetails.reservationDate, to)),
    asc(bookings.surfSpotName),
    asc(bookingDetails.productName),
    asc(bookings.bookingCode),
  );

/** The sessions of a booking, by date. */
export const sessionsOf = (db: Db, bookingId: string): Promise<Session[]> =>
  findWhere(db, eq(bookingDetails.bookingId, bookingId));

/** One session, as the lists have it. */
export const findSession = async (db: Db, id: string): Promise<Session | undefined> =>
  (await findWhere(db, eq(bookingDetails.id, id)))[0];

/** A session with its booking as they are while nobody else can change them. */
export interface LockedSession {
  session: SessionRow;
  booking: BookingRow;
}

/** Locks the booking of a session, as every change of a booking does first; undefined when there is no such session. */
export async function lockSession(tx: Db, id: string): Promise<LockedSession | undefined> {
  const ofSession = tx.select({ id: bookingDetails.bookingId }).from(bookingDetails).where(eq(bookingDetails.id, id));
  const [booking] = await tx.select().from(bookings).where(inArray(bookings.id, ofSession)).for('update');
  const [session] = await tx.select().from(bookingDetails).where(eq(bookingDetails.id, id));
  return booking && session && { booking, session };
}

/** Changes the given fields of a session. */
export async function changeSessionRow(tx: Db, id: string, change: Partial<SessionRow>): Promise<void> {
  await tx.update(bookingDetails).set(change).where(eq(bookingDetails.id, id));
}
