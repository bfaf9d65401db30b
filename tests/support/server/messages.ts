import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/connect.ts';
import { messages } from '../../../server/db/schema.ts';

/** What was written to guests, as it is stored, in its order. */
export const storedMessages = (db: Db, bookingId?: string) =>
  db
    .select()
    .from(messages)
    .where(bookingId === undefined ? undefined : eq(messages.bookingId, bookingId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
