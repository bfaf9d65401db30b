import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, products } from '../db/schema.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { isNotCancelled } from './bookings.ts';
import { bookedLesson, lessonColumns } from './products.ts';

/** Sessions of one lesson on a day that have one instructor, or nobody yet. */
export interface Taught {
  instructorId: string | null;
  date: string;
  sessions: number;
  people: number;
  /** Over the sessions. */
  minutes: number;
}

/** What is taught from one day to another, in no order, without cancelled bookings. */
export async function taughtBetween(db: Db, from: string, to: string): Promise<Taught[]> {
  const { instructorId, reservationDate: date, productName, person } = bookingDetails;
  const rows = await db
    .select({
      instructorId,
      date,
      productName,
      sessions: sql<number>`count(*)::int`,
      people: sql<number>`sum(${person})::int`,
      lesson: lessonColumns,
    })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .leftJoin(products, eq(products.id, bookingDetails.productId))
    .where(and(gte(date, from), lte(date, to), isNotCancelled))
    .groupBy(instructorId, date, productName, products.id);
  return rows.map(({ lesson, productName: name, ...row }) => ({
    ...row,
    minutes: row.sessions * lessonFacts(bookedLesson(lesson, name)).minutes,
  }));
}
