import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Booking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, payments } from '../db/schema.ts';
import { dueOf, OPEN_STATUSES } from '../school/money.ts';
import { among } from './among.ts';
import { paidByOf } from './ledger.ts';
import { findLines } from './lines.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Whether a booking is still to take place. */
export const isOpenBooking = inArray(bookings.status, OPEN_STATUSES);

/** Whether the sessions of a booking count: its people come or came, and its amounts are owed or paid. */
export const isNotCancelled = ne(bookings.status, 'CANCELLED');

export interface NewBooking {
  booking: Omit<typeof bookings.$inferInsert, 'id' | 'createdAt'> & { createdAt?: Date };
  details: Omit<typeof bookingDetails.$inferInsert, 'id' | 'bookingId'>[];
  payment: Pick<typeof payments.$inferInsert, 'status' | 'orderId'>;
}

/** Rows of bookings → the contract's bookings, with their details and payments. */
export async function withParts(db: Db, rows: BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await findLines(db, ids);
  const paid = await db
    .select({
      bookingId: payments.bookingId,
      id: payments.id,
      status: payments.status,
      by: paidByOf('payments.booking_id'),
    })
    .from(payments)
    .where(among(payments.bookingId, ids))
    .orderBy(desc(payments.createdAt))
    .prepare('payments_of_bookings')
    .execute();
  const paymentsOf = (row: BookingRow) => paid.filter(({ bookingId }) => bookingId === row.id);
  return rows.map((row) => ({
    id: row.id,
    booking_code: row.bookingCode,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    customer_country: row.customerCountry,
    surf_spot_name: row.surfSpotName,
    payment_method: row.paymentMethod,
    paid_by: paymentsOf(row)[0]?.by ?? [],
    status: row.status,
    total_amount: row.totalAmount,
    amount_due: dueOf(row),
    language: row.language,
    created_at: row.createdAt.toISOString(),
    payments: paymentsOf(row).map(({ id, status }) => ({ id, status })),
    booking_details: lines.get(row.id) ?? [],
  }));
}

/**
 * Bookings by their ids, in the order of these, each with its version, which a change of it names (docs/decisions/bookings.md,
 * 'Versions').
 */
export async function findBookings(db: Db, ids: string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(bookings).where(among(bookings.id, ids)).prepare('bookings_by_id').execute();
  const versions = new Map(rows.map(({ id, version }) => [id, { version }]));
  const listed = (await withParts(db, rows)).map((booking) => ({ ...booking, ...versions.get(booking.id) }));
  const found = new Map(listed.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The booking with a code, as codes are stored (bookings/bookingCode.ts); undefined when there is none. */
export async function findBookingByCode(db: Db, code: string): Promise<Booking | undefined> {
  const ofCode = eq(bookings.bookingCode, code);
  return (await withParts(db, await db.select().from(bookings).where(ofCode).prepare('booking_by_code').execute()))[0];
}

/** The row of a booking with this id; undefined when there is none. */
export async function findBookingRow(db: Db, id: string): Promise<BookingRow | undefined> {
  const ofId = eq(bookings.id, id);
  return (await db.select().from(bookings).where(ofId).prepare('booking_by_id').execute())[0];
}

/** Whether a booking was made by a user who was signed in. */
export const isBookingOf = async (db: Db, id: string, userId: string): Promise<boolean> =>
  (await db.$count(bookings, and(eq(bookings.id, id), eq(bookings.userId, userId)))) > 0;

/** The booking made under an Idempotency-Key, and the hash of its request. */
export async function findBookingByKey(
  db: Db,
  key: string,
): Promise<{ booking: Booking; requestHash: string } | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.idempotencyKey, key));
  if (!row) return undefined;
  const [booking] = await withParts(db, [row]);
  return booking && { booking, requestHash: row.requestHash };
}

/** Stores a booking with its details and its payment in a transaction; undefined when its code or its key is taken. */
export async function insertBooking(
  tx: Db,
  { booking, details, payment }: NewBooking,
): Promise<BookingRow | undefined> {
  const [row] = await tx.insert(bookings).values(booking).onConflictDoNothing().returning();
  if (!row) return undefined;
  await tx.insert(bookingDetails).values(details.map((detail) => ({ ...detail, bookingId: row.id })));
  await tx.insert(payments).values({ ...payment, bookingId: row.id, amount: row.totalAmount });
  return row;
}

/** A booking that nobody else can change until the transaction ends; every change of a booking, or of what it has, begins so. */
export async function lockBooking(tx: Db, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.id, id))
    .for('update')
    .prepare('lock_booking')
    .execute();
  return row;
}

/** Locks several bookings, in one order for all: whoever moves or cancels one comes before, or finds what was raised or written. */
export async function lockBookings(tx: Db, ids: string[]): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(asc(bookings.id))
    .for('update');
}

/** Changes the given fields of a booking. */
export async function updateBooking(
  tx: Db,
  id: string,
  change: Partial<Omit<BookingRow, 'id' | 'bookingCode' | 'version'>>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

/** Counts a version of a booking that no column of its own shows. */
export async function touchBooking(tx: Db, id: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id));
}

const lastSession = sql`(select max(d.reservation_date) from booking_details d where d.booking_id = ${bookings.id})`;
const isUpcoming = (today: string): SQL => sql`(${isOpenBooking} and ${lastSession} >= ${today}::date)`;

/** A user's bookings: the upcoming ones (next session first), or all the others (newest first). */
export async function listOwnBookings(
  db: Db,
  own: { userId: string; upcoming: boolean; today: string },
  request: PageRequest,
): Promise<Paged<Booking>> {
  const upcoming = isUpcoming(own.today);
  const where = sql`${bookings.userId} = ${own.userId} and ${own.upcoming ? upcoming : sql`not ${upcoming}`}`;
  const nextSession = sql`(select min(d.reservation_date) from booking_details d
    where d.booking_id = ${bookings.id} and d.reservation_date >= ${own.today}::date)`;
  const order = [...(own.upcoming ? [nextSession] : []), desc(bookings.createdAt), desc(bookings.id)];
  const rows = db
    .select()
    .from(bookings)
    .where(where)
    .orderBy(...order);
  const { data, paging } = await paged(request, rows, db.$count(bookings, where));
  return { data: await withParts(db, data), paging };
}

/** The payment of a booking; the newest one, should there ever be more. */
export async function findPayment(db: Db, bookingId: string): Promise<PaymentRow | undefined> {
  const ofBooking = eq(payments.bookingId, bookingId);
  const [row] = await db
    .select()
    .from(payments)
    .where(ofBooking)
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .prepare('payment_of_booking')
    .execute();
  return row;
}
