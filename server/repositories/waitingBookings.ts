import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { attention, bookings, waitingBookings } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';

const isPending = eq(bookings.status, 'PENDING');
const isItsBooking = eq(bookings.id, waitingBookings.bookingId);
const isOpen = isNull(attention.resolvedAt);

/** Notes in a transaction that a booking in cash waits for somebody to confirm it, and the keyed hash of its network. */
export async function noteWaiting(tx: Db, row: { bookingId: string; network: string }): Promise<void> {
  await tx.insert(waitingBookings).values(row);
}

/** Forgets, in a transaction, those that wait no more, and ends what was raised when none is left that it is about. */
export async function forgetDecided(tx: Db, most: number, now: Date): Promise<void> {
  const decided = tx
    .select({ id: waitingBookings.bookingId })
    .from(waitingBookings)
    .innerJoin(bookings, isItsBooking)
    .where(ne(bookings.status, 'PENDING'))
    .limit(most);
  await tx.delete(waitingBookings).where(inArray(waitingBookings.bookingId, decided));
  const left = tx.select().from(waitingBookings).where(eq(waitingBookings.attentionId, attention.id));
  const isOver = and(eq(attention.kind, 'UNCONFIRMED'), isOpen, notExists(left));
  await tx.update(attention).set({ resolvedAt: now }).where(isOver);
}

/** Bookings that were made until an instant, wait and were not raised yet: the networks they came from, the longest first. */
export async function findLongWaiting(tx: Db, until: Date, most: number) {
  return tx
    .select({ bookingId: waitingBookings.bookingId, network: waitingBookings.network })
    .from(waitingBookings)
    .innerJoin(bookings, isItsBooking)
    .where(and(isNull(waitingBookings.attentionId), isPending, lte(bookings.createdAt, until)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(most);
}

/** What is open about bookings of a network; undefined when nothing is. */
export async function findRaised(tx: Db, network: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: attention.id })
    .from(waitingBookings)
    .innerJoin(attention, eq(attention.id, waitingBookings.attentionId))
    .where(and(eq(waitingBookings.network, network), isOpen))
    .limit(1);
  return row?.id;
}

/** Raises that a booking waits for long, in a transaction; answers the id of what was raised. */
export async function raiseWaiting(tx: Db, bookingId: string): Promise<string> {
  const item = { kind: 'UNCONFIRMED' as const, key: `UNCONFIRMED:${bookingId}`, bookingId, text: '' };
  return onlyRow(await tx.insert(attention).values(item).returning({ id: attention.id })).id;
}

/** Puts bookings under what was raised, in a transaction. */
export async function putUnder(tx: Db, attentionId: string, bookingIds: string[]): Promise<void> {
  await tx.update(waitingBookings).set({ attentionId }).where(inArray(waitingBookings.bookingId, bookingIds));
}

/** Of each item that was raised: how many of its bookings still wait, and the oldest of them. */
export async function listWaiting(db: Db) {
  const oldest = sql`order by ${bookings.createdAt}, ${bookings.id}`;
  return db
    .select({
      attentionId: waitingBookings.attentionId,
      count: sql<number>`count(*)::int`,
      bookingId: sql<string>`(array_agg(${bookings.id} ${oldest}))[1]`,
      bookingCode: sql<string>`(array_agg(${bookings.bookingCode} ${oldest}))[1]`,
    })
    .from(waitingBookings)
    .innerJoin(bookings, isItsBooking)
    .where(and(isNotNull(waitingBookings.attentionId), isPending))
    .groupBy(waitingBookings.attentionId);
}
