import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, instructors, products, surfSpots } from '../db/schema.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { dueOf, keptOf } from '../school/money.ts';
import type { OwnSession } from '../school/ownRights.ts';
import { among } from './among.ts';
import { amountColumns } from './amounts.ts';
import type { BookingRow } from './bookings.ts';
import { lessonInIndonesian, meetingPointInIndonesian, spotInIndonesian } from './indonesian.ts';
import { byLine, byTime, ownColumns } from './lines.ts';
import { bookedLesson, lessonColumns } from './products.ts';

/** A booking as messages tell of it. */
export interface ToldBooking {
  id: string;
  code: string;
  status: BookingRow['status'];
  name: string;
  email: string;
  phone: string;
  /** In which the guest wants to be written to; null by the phone. */
  language: BookingRow['language'];
  /** Of its first session. */
  spot: string;
  paymentMethod: BookingRow['paymentMethod'];
  total: number;
  /** What was paid and not given back. */
  paid: number;
  due: number;
  /** In the order of their days and hours. */
  sessions: ToldSession[];
}

/** A session as messages tell of it. */
export interface ToldSession extends OwnSession {
  id: string;
  lesson: string;
  spot: string;
  /** Where exactly guests and instructor meet; null is at the school. */
  meetingPoint: string | null;
  /** Address of a map of the spot. */
  mapUrl: string | null;
  minutes: number;
  person: number;
  /** Which one it is of the days of its lesson, and how many there are. */
  courseDay: number;
  courseDays: number;
  /** Who teaches it; null while that is open. */
  instructor: string | null;
  /** What is said of it in Indonesian; null where nothing is, or where it was booked under another name. */
  translated: { lesson: string | null; spot: string | null; meetingPoint: string | null };
}

/** Bookings by their ids, in any order; those that are gone are missing. */
export async function findToldBookings(db: Db, ids: string[]): Promise<ToldBooking[]> {
  const rows = await db
    .select({
      id: bookings.id,
      code: bookings.bookingCode,
      status: bookings.status,
      name: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
      language: bookings.language,
      spot: bookings.surfSpotName,
      paymentMethod: bookings.paymentMethod,
      amounts: amountColumns,
    })
    .from(bookings)
    .where(among(bookings.id, ids))
    .prepare('told_bookings')
    .execute();
  const sessions = await db
    .select({
      ...ownColumns,
      bookingId: bookingDetails.bookingId,
      id: bookingDetails.id,
      lesson: bookingDetails.productName,
      spot: bookingDetails.surfSpotName,
      meetingPoint: surfSpots.meetingPoint,
      mapUrl: surfSpots.locationUrl,
      person: bookingDetails.person,
      courseDay: bookingDetails.courseDay,
      courseDays:
        sql<number>`count(*) over (partition by ${bookingDetails.bookingId}, ${bookingDetails.position})`.mapWith(
          Number,
        ),
      instructor: instructors.name,
      told: lessonColumns,
      translated: {
        lesson: lessonInIndonesian,
        spot: spotInIndonesian,
        meetingPoint: meetingPointInIndonesian,
      },
    })
    .from(bookingDetails)
    .leftJoin(products, eq(products.id, bookingDetails.productId))
    .leftJoin(surfSpots, eq(surfSpots.id, bookingDetails.surfSpotId))
    .leftJoin(days, eq(days.date, bookingDetails.reservationDate))
    .leftJoin(instructors, eq(instructors.id, bookingDetails.instructorId))
    .where(among(bookingDetails.bookingId, ids))
    .orderBy(byTime, byLine)
    .prepare('told_sessions')
    .execute();
  return rows.map(({ amounts, ...row }) => ({
    ...row,
    total: amounts.totalAmount,
    paid: keptOf(amounts),
    due: dueOf(amounts),
    sessions: sessions
      .filter(({ bookingId }) => bookingId === row.id)
      .map(({ told, ...session }) => ({
        ...session,
        minutes: lessonFacts(bookedLesson(told, session.lesson)).minutes,
      })),
  }));
}
