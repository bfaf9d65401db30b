import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings } from '../db/schema.ts';
import { dueOf, keptOf } from '../school/money.ts';
import { amountColumns } from './amounts.ts';
import type { BookingRow } from './bookings.ts';

/** A booking as messages tell of it. */
export interface ToldBooking {
  id: string;
  code: string;
  status: BookingRow['status'];
  name: string;
  email: string;
  phone: string;
  spot: string;
  paymentMethod: BookingRow['paymentMethod'];
  total: number;
  /** What was paid and not given back. */
  paid: number;
  due: number;
  /** In the order of their days. */
  sessions: { id: string; lesson: string; date: string; person: number }[];
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
      spot: bookings.surfSpotName,
      paymentMethod: bookings.paymentMethod,
      amounts: amountColumns,
    })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  const sessions = await db
    .select({
      bookingId: bookingDetails.bookingId,
      id: bookingDetails.id,
      lesson: bookingDetails.productName,
      date: bookingDetails.reservationDate,
      person: bookingDetails.person,
    })
    .from(bookingDetails)
    .where(inArray(bookingDetails.bookingId, ids))
    .orderBy(asc(bookingDetails.reservationDate), asc(bookingDetails.position));
  return rows.map(({ amounts, ...row }) => ({
    ...row,
    total: amounts.totalAmount,
    paid: keptOf(amounts),
    due: dueOf(amounts),
    sessions: sessions.filter(({ bookingId }) => bookingId === row.id),
  }));
}
