import type { Db } from '../../../server/db/connect.ts';
import { ledger } from '../../../server/db/schema.ts';

type Entry = typeof ledger.$inferInsert;

/** Writes an entry into the ledger as it stands there: by default a payment in cash, with a reason, so that any amount is taken. */
export async function addEntry(
  db: Db,
  entry: Pick<Entry, 'bookingId' | 'amount' | 'paidAt'> & Partial<Entry>,
): Promise<void> {
  await db.insert(ledger).values({ kind: 'PAYMENT', method: 'CASH', reason: 'For the test.', ...entry });
}
