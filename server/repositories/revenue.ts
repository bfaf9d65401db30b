import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { RevenueRow } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, ledger, products, surfSpots } from '../db/schema.ts';
import { signedAmount } from './amounts.ts';
import { isNotCancelled } from './bookings.ts';

/** Days of the school, both included (YYYY-MM-DD). */
export interface Range {
  from: string;
  to: string;
}

const counted = sql<number>`count(*)`.mapWith(Number);

/** The sessions of some days by what `key` tells, without those of cancelled bookings; the largest amount first. */
function revenueOf(db: Db, { from, to }: Range, { key, label }: Record<'key' | 'label', SQL<string>>) {
  const amount = sql<number>`sum(${bookingDetails.totalAmount})`.mapWith(Number);
  return db
    .select({
      key,
      // Whatever was renamed since goes by its name of now.
      label: sql<string>`max(${label})`,
      sessions: counted,
      people: sql<number>`sum(${bookingDetails.person})`.mapWith(Number),
      amount,
    })
    .from(bookingDetails)
    .innerJoin(bookings, eq(bookings.id, bookingDetails.bookingId))
    .leftJoin(products, eq(products.id, bookingDetails.productId))
    .leftJoin(surfSpots, eq(surfSpots.id, bookingDetails.surfSpotId))
    .where(and(gte(bookingDetails.reservationDate, from), lte(bookingDetails.reservationDate, to), isNotCancelled))
    .groupBy(sql`1`)
    .orderBy(desc(amount), asc(sql`2`), asc(sql`1`));
}

/** What the sessions of some days bring, in rupiah, by lesson. */
export const revenueByLesson = (db: Db, range: Range): Promise<RevenueRow[]> =>
  revenueOf(db, range, {
    key: sql<string>`coalesce(${bookingDetails.productId}::text, ${bookingDetails.productName})`,
    label: sql<string>`coalesce(${products.name}, ${bookingDetails.productName})`,
  });

/** The same by surf spot. */
export const revenueBySpot = (db: Db, range: Range): Promise<RevenueRow[]> =>
  revenueOf(db, range, {
    key: sql<string>`coalesce(${bookingDetails.surfSpotId}::text, ${bookingDetails.surfSpotName})`,
    label: sql<string>`coalesce(${surfSpots.name}, ${bookingDetails.surfSpotName})`,
  });

/** The days on which somebody comes. */
export const revenueByDay = (db: Db, range: Range): Promise<RevenueRow[]> => {
  const day = sql<string>`${bookingDetails.reservationDate}::text`;
  return revenueOf(db, range, { key: day, label: day });
};

const methodNames = { CASH: 'Cash', TRANSFER: 'Transfer', GATEWAY: 'Online' };

/** Payments less refunds, from one instant until another. */
export async function revenueByMethod(db: Db, since: Date, until: Date): Promise<RevenueRow[]> {
  const amount = sql<number>`sum(${signedAmount})`;
  const rows = await db
    .select({ key: ledger.method, sessions: counted, amount: amount.mapWith(Number) })
    .from(ledger)
    .where(and(gte(ledger.paidAt, since), lt(ledger.paidAt, until)))
    .groupBy(ledger.method)
    .orderBy(desc(amount), asc(ledger.method));
  return rows.map((row) => ({ ...row, label: methodNames[row.key], people: 0 }));
}
