import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, instructors, payments, products } from '../db/schema.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { dueOf } from '../school/money.ts';
import type { OwnSession } from '../school/ownRights.ts';
import { amountColumns } from './amounts.ts';
import type { BookingRow, PaymentRow } from './bookings.ts';
import { paidByOf } from './ledger.ts';
import { byLine, byTime, ownColumns } from './lines.ts';
import { bookedLesson, lessonColumns } from './products.ts';

export type SessionRow = typeof bookingDetails.$inferSelect;

/** The status of a booking's newest payment. */
const paymentStatus = sql<PaymentRow['status']>`coalesce((select p.status from ${payments} p
  where p.booking_id = ${bookings.id} order by p.created_at desc limit 1), 'PENDING')`;

/** The sessions of the same lesson in the same booking: how many there are and how many up to this one; the same of its line. */
const together = sql`(
  select count(*)::int as parts, (count(*) filter (where (s.reservation_date, s.position, s.course_day)
    <= (${bookingDetails.reservationDate}, ${bookingDetails.position}, ${bookingDetails.courseDay})))::int as part,
    (count(*) filter (where s.position = ${bookingDetails.position}))::int as course_days,
    (count(*) filter (where s.position = ${bookingDetails.position} and (s.reservation_date, s.course_day)
      <= (${bookingDetails.reservationDate}, ${bookingDetails.courseDay})))::int as course_day
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
  surf_spot_id: bookingDetails.surfSpotId,
  surf_spot_name: bookingDetails.surfSpotName,
  product_id: bookingDetails.productId,
  product_name: bookingDetails.productName,
  reservation_date: bookingDetails.reservationDate,
  person: bookingDetails.person,
  total_amount: bookingDetails.totalAmount,
  start_time: bookingDetails.startTime,
  course_day: sql<number>`together.course_day`,
  course_days: sql<number>`together.course_days`,
  level: products.level,
  instructor_id: bookingDetails.instructorId,
  instructor_name: instructors.name,
  lesson: lessonColumns,
  part: sql<number>`together.part`,
  parts: sql<number>`together.parts`,
  payment_method: bookings.paymentMethod,
  paid_by: paidByOf('bookings.id'),
  payment_status: paymentStatus,
  amounts: amountColumns,
  attendance: bookingDetails.attendance,
  people_came: sql<number | null>`case ${bookingDetails.attendance} when 'NO_SHOW' then 0
    when 'ARRIVED' then coalesce(${bookingDetails.peopleCame}, ${bookingDetails.person}) end`,
  unit_price: bookingDetails.unitPrice,
  price_before: bookingDetails.priceBefore,
  price_reason: bookingDetails.priceReason,
  version: bookingDetails.version,
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
    .leftJoin(products, eq(products.id, bookingDetails.productId))
    .leftJoin(instructors, eq(instructors.id, bookingDetails.instructorId))
    .where(where)
    .orderBy(byTime, ...order, byLine);
  return rows.map(({ amounts, lesson, ...row }) => ({
    ...row,
    minutes: lessonFacts(bookedLesson(lesson, row.product_name)).minutes,
    amount_due: dueOf(amounts),
  }));
}

/** Who comes from one day to another: by date, hour, surf spot, lesson and booking code. */
export const listSessions = (db: Db, from: string, to: string): Promise<Session[]> =>
  findWhere(
    db,
    and(gte(bookingDetails.reservationDate, from), lte(bookingDetails.reservationDate, to)),
    asc(bookingDetails.surfSpotName),
    asc(bookingDetails.productName),
    asc(bookings.bookingCode),
  );

/** The sessions of a booking, by date and hour. */
export const sessionsOf = (db: Db, bookingId: string): Promise<Session[]> =>
  findWhere(db, eq(bookingDetails.bookingId, bookingId));

/** One session, as the lists have it. */
export const findSession = async (db: Db, id: string): Promise<Session | undefined> =>
  (await findWhere(db, eq(bookingDetails.id, id)))[0];

/** A booking with its sessions as they are while nobody else can change them. */
export interface LockedBooking {
  booking: BookingRow;
  /** Of a line the first day first. */
  sessions: SessionRow[];
}

/** The sessions of bookings that nobody else can change. */
export const lockedSessionsOf = (tx: Db, ...bookingIds: string[]): Promise<SessionRow[]> =>
  tx.select().from(bookingDetails).where(inArray(bookingDetails.bookingId, bookingIds)).orderBy(byLine);

/**
 * Locks the bookings of sessions, as every change of a booking does first, in the order of their ids, so that two never wait for each
 * other. What is gone is missing.
 */
export async function lockSessions(tx: Db, ids: readonly string[]): Promise<LockedBooking[]> {
  const ofSessions = tx
    .select({ id: bookingDetails.bookingId })
    .from(bookingDetails)
    .where(inArray(bookingDetails.id, ids.slice()));
  const locked = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, ofSessions))
    .orderBy(asc(bookings.id))
    .for('update');
  if (locked.length === 0) return [];
  const rows = await lockedSessionsOf(tx, ...locked.map(({ id }) => id));
  return locked.map((booking) => ({ booking, sessions: rows.filter(({ bookingId }) => bookingId === booking.id) }));
}

/** The sessions of a booking that have an amount, by date and hour. */
export const pricedSessions = (tx: Db, bookingId: string): Promise<Pick<SessionRow, 'id' | 'totalAmount'>[]> =>
  tx
    .select({ id: bookingDetails.id, totalAmount: bookingDetails.totalAmount })
    .from(bookingDetails)
    .where(and(eq(bookingDetails.bookingId, bookingId), gt(bookingDetails.totalAmount, 0)))
    .orderBy(byTime, byLine);

/** Lowers the amount of a session. */
export async function lowerSession(tx: Db, id: string, by: number): Promise<void> {
  const { totalAmount, amountLowered } = bookingDetails;
  await tx
    .update(bookingDetails)
    .set({ totalAmount: sql`${totalAmount} - ${by}`, amountLowered: sql`${amountLowered} + ${by}` })
    .where(eq(bookingDetails.id, id));
}

/** Sessions, as the lists have them, in the order of their ids here. */
export async function findSessions(db: Db, ids: readonly string[]): Promise<Session[]> {
  const found = await findWhere(db, inArray(bookingDetails.id, ids.slice()));
  return ids.flatMap((id) => found.find((session) => session.id === id) ?? []);
}

/** A session as far as its guest may change it. */
export interface GuestSession extends OwnSession {
  id: string;
  /** Of its line. */
  position: number;
  courseDay: number;
}

/** The sessions of a booking by date and hour. */
export const sessionsForGuest = (db: Db, bookingId: string): Promise<GuestSession[]> =>
  db
    .select({
      ...ownColumns,
      id: bookingDetails.id,
      position: bookingDetails.position,
      courseDay: bookingDetails.courseDay,
    })
    .from(bookingDetails)
    .leftJoin(days, eq(days.date, bookingDetails.reservationDate))
    .where(eq(bookingDetails.bookingId, bookingId))
    .orderBy(byTime, byLine);

/** Changes the given fields of a session. */
export async function changeSessionRow(tx: Db, id: string, change: Partial<SessionRow>): Promise<void> {
  await tx.update(bookingDetails).set(change).where(eq(bookingDetails.id, id));
}

/** Adds sessions to a booking. */
export async function insertSessions(tx: Db, rows: (typeof bookingDetails.$inferInsert)[]): Promise<void> {
  await tx.insert(bookingDetails).values(rows);
}

/** Takes sessions out of their booking. */
export async function deleteSessions(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(bookingDetails).where(inArray(bookingDetails.id, ids.slice()));
}

/** Lets the guest of a booking change what is to come until it ends, as the school has changed the booking. */
export async function freeSessions(tx: Db, bookingId: string, today: string): Promise<void> {
  await tx
    .update(bookingDetails)
    .set({ movedBySchool: true })
    .where(
      and(
        eq(bookingDetails.bookingId, bookingId),
        isNull(bookingDetails.attendance),
        gte(bookingDetails.reservationDate, today),
      ),
    );
}

/** Where the first session of a booking takes place, by day and hour. */
export async function firstPlace(
  tx: Db,
  bookingId: string,
): Promise<Pick<SessionRow, 'surfSpotId' | 'surfSpotName'> | undefined> {
  const [place] = await tx
    .select({ surfSpotId: bookingDetails.surfSpotId, surfSpotName: bookingDetails.surfSpotName })
    .from(bookingDetails)
    .where(eq(bookingDetails.bookingId, bookingId))
    .orderBy(byTime, byLine)
    .limit(1);
  return place;
}
