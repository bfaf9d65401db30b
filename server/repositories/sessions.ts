import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, instructors, payments, products, surfSpots } from '../db/schema.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { dueOf } from '../school/money.ts';
import type { OwnSession } from '../school/ownRights.ts';
import { amountColumns } from './amounts.ts';
import type { PaymentRow } from './bookings.ts';
import { paidByOf } from './ledger.ts';
import { byLine, byTime, meetingColumns, ownColumns, placeInIndonesian, said } from './lines.ts';
import { bookedLesson, lessonColumns } from './products.ts';

/** The status of a booking's newest payment. */
const paymentStatus = sql<PaymentRow['status']>`coalesce((select p.status from ${payments} p
  where p.booking_id = ${bookings.id} order by p.created_at desc limit 1), 'PENDING')`;

/** The sessions of the same lesson in the same booking: how many there are and how many up to this one; the same of its line. */
const together = sql`(
  select count(*)::int as parts, (count(*) filter (where (s.reservation_date, s.position, s.course_day)
    <= (${bookingDetails.reservationDate}, ${bookingDetails.position}, ${bookingDetails.courseDay})))::int as part,
    (count(*) filter (where s.position = ${bookingDetails.position}))::int as course_days
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
  ...meetingColumns,
  placeInIndonesian,
  product_id: bookingDetails.productId,
  product_name: bookingDetails.productName,
  reservation_date: bookingDetails.reservationDate,
  person: bookingDetails.person,
  total_amount: bookingDetails.totalAmount,
  start_time: bookingDetails.startTime,
  course_day: bookingDetails.courseDay,
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
    .leftJoin(surfSpots, eq(surfSpots.id, bookingDetails.surfSpotId))
    .leftJoin(instructors, eq(instructors.id, bookingDetails.instructorId))
    .where(where)
    .orderBy(byTime, ...order, byLine);
  return rows.map(({ amounts, lesson, placeInIndonesian, ...row }) => ({
    ...row,
    translations: { id: said(placeInIndonesian) },
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
  productId: string | null;
  productName: string;
}

/** The sessions of a booking by date and hour. */
export const sessionsForGuest = (db: Db, bookingId: string): Promise<GuestSession[]> =>
  db
    .select({
      ...ownColumns,
      id: bookingDetails.id,
      position: bookingDetails.position,
      courseDay: bookingDetails.courseDay,
      productId: bookingDetails.productId,
      productName: bookingDetails.productName,
    })
    .from(bookingDetails)
    .leftJoin(days, eq(days.date, bookingDetails.reservationDate))
    .where(eq(bookingDetails.bookingId, bookingId))
    .orderBy(byTime, byLine);
