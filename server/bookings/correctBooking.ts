import type { UpdateBookingRequest } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { badRequest } from '../errors.ts';
import { updateBooking } from '../repositories/bookings.ts';
import { lockedBooking } from './changeBooking.ts';
import { assertVersion } from '../school/version.ts';

const trimmed = (text: string | null | undefined): string | null | undefined =>
  text === undefined || text === null ? text : text.trim() || null;

/** Fails with 400 where nothing of the guest is given. */
export function assertCorrection({ version: _version, ...fields }: UpdateBookingRequest): void {
  if (Object.keys(fields).length === 0) throw badRequest(['body must have a field that changes something']);
}

/** Changes what is known of a booking's guest, in a transaction; what is there already stays. */
export async function correctBooking(tx: Db, id: string, request: UpdateBookingRequest): Promise<void> {
  const booking = await lockedBooking(tx, id);
  assertVersion(booking, request.version);
  const given = {
    customerName: request.customer_name?.trim(),
    customerEmail: request.customer_email?.trim(),
    customerPhone: request.customer_phone?.trim(),
    customerCountry: trimmed(request.customer_country),
    language: request.language,
    note: trimmed(request.note),
  };
  const change = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && value !== booking[name as keyof typeof given],
    ),
  );
  if (Object.keys(change).length > 0) await updateBooking(tx, booking.id, change);
}
