import { asc, eq, sql } from 'drizzle-orm';
import type { Booking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, days, instructors, products, surfSpots } from '../db/schema.ts';
import { lessonFacts } from '../school/lessonFacts.ts';
import { among } from './among.ts';
import { lessonInIndonesian, meetingPointInIndonesian, spotInIndonesian } from './indonesian.ts';
import { bookedLesson, lessonColumns } from './products.ts';

type Line = Booking['booking_details'][number];

/** What sorts sessions by their time; those without an hour come last on their day. */
export const byTime = sql`${bookingDetails.reservationDate}, ${bookingDetails.startTime} nulls last`;

/** What sorts sessions by their line, in the order of booking, and its days. */
export const byLine = sql`${bookingDetails.position}, ${bookingDetails.courseDay}`;

/** What decides whether its guest may change a session, where its day is joined. */
export const ownColumns = {
  date: bookingDetails.reservationDate,
  startTime: bookingDetails.startTime,
  attendance: bookingDetails.attendance,
  movedBySchool: bookingDetails.movedBySchool,
  isClosed: sql<boolean>`coalesce(not ${days.isOpen}, false)`,
};

/** Where exactly the guests of a session meet, where its surf spot is joined, be that deleted. */
export const meetingColumns = { meeting_point: surfSpots.meetingPoint, location_url: surfSpots.locationUrl };

/** What a session's surf spot and meeting point are called in Indonesian, where its surf spot is joined. */
export const placeInIndonesian = { surf_spot_name: spotInIndonesian, meeting_point: meetingPointInIndonesian };

function rowsOf(db: Db, bookingIds: string[]) {
  return db
    .select({
      bookingId: bookingDetails.bookingId,
      position: bookingDetails.position,
      courseDay: bookingDetails.courseDay,
      productName: bookingDetails.productName,
      indonesian: lessonInIndonesian,
      person: bookingDetails.person,
      totalAmount: bookingDetails.totalAmount,
      session: {
        id: bookingDetails.id,
        reservation_date: bookingDetails.reservationDate,
        start_time: bookingDetails.startTime,
        surf_spot_name: bookingDetails.surfSpotName,
        attendance: bookingDetails.attendance,
        ...meetingColumns,
        instructor_name: instructors.name,
      },
      placeInIndonesian,
      lesson: lessonColumns,
    })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .leftJoin(products, eq(products.id, bookingDetails.productId))
    .leftJoin(surfSpots, eq(surfSpots.id, bookingDetails.surfSpotId))
    .leftJoin(instructors, eq(instructors.id, bookingDetails.instructorId))
    .where(among(bookingDetails.bookingId, bookingIds))
    .orderBy(asc(bookingDetails.position), byTime, asc(bookingDetails.courseDay))
    .prepare('lines_of_bookings')
    .execute();
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The words that there are. */
export const said = (words: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== null));

/** The sessions of one line, by their time, as the contract's line. */
function toLine(rows: Row[]): Line[] {
  const first = rows.find(({ courseDay }) => courseDay === 1);
  if (!first) return [];
  const { productName, indonesian, person, totalAmount, lesson } = first;
  const { minutes } = lessonFacts(bookedLesson(lesson, productName));
  return [
    {
      id: first.session.id,
      product_name: productName,
      reservation_date: first.session.reservation_date,
      person,
      total_amount: totalAmount,
      sessions: rows.map(({ session, placeInIndonesian }) => ({
        ...session,
        minutes,
        translations: { id: said(placeInIndonesian) },
      })),
      translations: { id: said({ product_name: indonesian }) },
    },
  ];
}

/** Rows by a key, the keys in the order in which they come first. */
function grouped<Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** The lines of bookings, in the order in which they were sent, each with its sessions; by booking. */
export async function findLines(db: Db, bookingIds: string[]): Promise<Map<string, Line[]>> {
  const ofBookings = grouped(await rowsOf(db, bookingIds), ({ bookingId }) => bookingId);
  return new Map(
    [...ofBookings].map(([id, rows]) => [id, [...grouped(rows, ({ position }) => position).values()].flatMap(toLine)]),
  );
}
