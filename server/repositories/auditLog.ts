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

/** What the record of the transaction's further changes says besides; null for nothing. */
export async function noteInRecord(tx: Db, note: string | null): Promise<void> {
  await tx.execute(sql`select set_config('surf.note', ${note ?? ''}, true)`);
}
