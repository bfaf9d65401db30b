import { asc, eq } from 'drizzle-orm';
import type { AttentionItem } from '../../../server/contract.gen.ts';
import type { Db } from '../../../server/db/connect.ts';
import { ledger, messages } from '../../../server/db/schema.ts';
import type { Answer, Many, TestApp } from './testApp.ts';

/** What is raised for a person about a booking, as 'KIND: text', in the order of these. */
export async function raisedAbout({ call, signIn }: TestApp): Promise<(bookingId: string) => Promise<string[]>> {
  const { token } = await signIn('ADMIN');
  return async (bookingId) =>
    (await call<Many<AttentionItem>>('listAttention', { token })).body.data
      .filter(({ booking_id: of }) => of === bookingId)
      .map(({ kind, text }) => `${kind}: ${text}`)
      .toSorted();
}

export interface Day {
  date: string;
  is_open: boolean;
  reason: string | null;
  places_left?: number | null;
  capacity?: number | null;
  note?: string | null;
  people?: number;
}

/** Changes days as an administrator: one, or as many as `to` says. */
export const daysOf =
  ({ call }: Pick<TestApp, 'call'>, token: string) =>
  (from: string, change: object): Promise<Answer<Many<Day>>> =>
    call<Many<Day>>('updateDays', { token, body: { from, to: from, ...change } });

type Entry = typeof ledger.$inferInsert;

/** Writes an entry into the ledger as it stands there: by default a payment in cash, with a reason, so that any amount is taken. */
export async function addEntry(
  db: Db,
  entry: Pick<Entry, 'bookingId' | 'amount' | 'paidAt'> & Partial<Entry>,
): Promise<void> {
  await db.insert(ledger).values({ kind: 'PAYMENT', method: 'CASH', reason: 'For the test.', ...entry });
}

/** What was written to guests, as it is stored, in its order. */
export const storedMessages = (db: Db, bookingId?: string) =>
  db
    .select()
    .from(messages)
    .where(bookingId === undefined ? undefined : eq(messages.bookingId, bookingId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
