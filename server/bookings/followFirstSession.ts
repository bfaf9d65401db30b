import type { Db } from '../db/connect.ts';
import { type BookingRow, updateBooking } from '../repositories/bookings.ts';
import { firstPlace } from '../repositories/sessionRows.ts';

/** Makes the surf spot of a booking that of its first session, by day and hour. */
export async function followFirstSession(tx: Db, booking: BookingRow): Promise<void> {
  const place = await firstPlace(tx, booking.id);
  if (place && place.surfSpotId !== booking.surfSpotId) await updateBooking(tx, booking.id, place);
}
