import { inArray, sql } from 'drizzle-orm';
import type { AttentionItem } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import { byTime } from './lines.ts';

/** Adds the guest of its booking to each item, with the booking's next session, or its last one where none is to come. */
export async function withGuests(db: Db, items: AttentionItem[], today: string): Promise<AttentionItem[]> {
  const ids = items.flatMap(({ booking_id: id }) => id ?? []);
  if (ids.length === 0) return items;
  const isOver = sql`${bookingDetails.reservationDate} < ${today}::date`;
  const next = db
    .selectDistinctOn([bookingDetails.bookingId], {
      bookingId: bookingDetails.bookingId,
      lesson: bookingDetails.productName,
      date: bookingDetails.reservationDate,
    })
    .from(bookingDetails)
    .where(inArray(bookingDetails.bookingId, ids))
    .orderBy(
      bookingDetails.bookingId,
      isOver,
      sql`case when ${isOver} then ${bookingDetails.reservationDate} end desc`,
      byTime,
    )
    .as('next_sessions');
  const guests = await db
    .select({
      id: bookings.id,
      customer_name: bookings.customerName,
      customer_phone: bookings.customerPhone,
      product_name: next.lesson,
      reservation_date: next.date,
    })
    .from(bookings)
    .leftJoin(next, sql`${next.bookingId} = ${bookings.id}`)
    .where(inArray(bookings.id, ids));
  const byId = new Map(guests.map(({ id, ...guest }) => [id, guest]));
  return items.map((item) => ({ ...item, ...(item.booking_id !== null && byId.get(item.booking_id)) }));
}
