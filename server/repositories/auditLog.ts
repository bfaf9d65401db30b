import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** The actor of what guests change of their own bookings; no user has this id. */
export const GUEST = '00000000-0000-0000-0000-000000000000';

/** Runs `work` in a transaction whose changes are recorded under the actor's id (see the triggers on audit_log). */
export function recorded<T>(db: Db, actorId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('surf.actor', ${actorId}, true)`);
    return work(tx);
  });
}

/** Runs a part of a transaction of no actor so that the changes of that part are recorded under the actor's id. */
export async function recordedPart(tx: Db, actorId: string, work: () => Promise<void>): Promise<void> {
  const be = (id: string) => tx.execute(sql`select set_config('surf.actor', ${id}, true)`);
  await be(actorId);
  await work();
  await be('');
}

/**
 * Records, under the booking, that sessions are taken out of it; in words, as their rows are gone. Their own records, which their ids
 * lead to, tell what became of them before.
 */
export async function recordCancelledLine(
  tx: Db,
  { bookingId, ids, note }: { bookingId: string; ids: string[]; note: string },
): Promise<void> {
  await tx.execute(sql`insert into audit_log (actor_id, action, table_name, row_id, before, note)
    values (current_setting('surf.actor')::uuid, 'DELETE', 'booking_details', ${bookingId}, ${JSON.stringify({ ids })}::jsonb, ${note})`);
}

/** What the record of the transaction's further changes says besides; null for nothing. */
export async function noteInRecord(tx: Db, note: string | null): Promise<void> {
  await tx.execute(sql`select set_config('surf.note', ${note ?? ''}, true)`);
}
