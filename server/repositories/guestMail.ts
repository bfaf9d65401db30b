import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { messages } from '../db/schema.ts';

/** Names these locks among others. */
const ADDRESS_LOCK = 727_015;

/** Lets one transaction after the other count what an address gets, on all instances; until it ends. */
export async function lockAddress(tx: Db, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(ADDRESS_LOCK))}, hashtext(${address}))`);
}

/** How many messages that count for an address were written in the last hour, by the database's clock. */
export const countedFor = (tx: Db, address: string): Promise<number> =>
  tx.$count(messages, and(eq(messages.countsFor, address), gt(messages.createdAt, sql`now() - interval '1 hour'`)));

/** Those of some bookings whose guests were told nothing of them, as the address had had its share. */
export async function skippedBookings(tx: Db, bookingIds: string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: messages.bookingId })
    .from(messages)
    .where(inArray(messages.bookingId, bookingIds))
    .groupBy(messages.bookingId)
    // Not where somebody of the school has written to the guest, or sent again what was skipped.
    .having(sql`every(${messages.status} = 'SKIPPED')`);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
