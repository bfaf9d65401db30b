import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Days that are not as every new day is: open, without a limit and without a note. */
export const days = pgTable('days', {
  id,
  date: date('date', { mode: 'string' }).notNull().unique(),
  isOpen: boolean('is_open').notNull().default(true),
  reason: text('reason'),
  capacity: integer('capacity'),
  note: text('note'),
});

/**
 * Days that were closed or opened and whose guests are still to be told, or no longer to be told: a row for each day of a change,
 * which goes when all of its bookings are seen to (messages/closing.ts).
 */
export const dayTellings = pgTable(
  'day_tellings',
  {
    id,
    /** The same for all days of one change: a guest gets one message for all of them. */
    change: uuid('change').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Whether the change opened the day. */
    isOpen: boolean('is_open').notNull(),
    /** Who came to the day later knew that it is closed. */
    changedAt: instant('changed_at').notNull(),
    /** The last booking that was seen to, in the order of their ids. */
    after: uuid('after'),
  },
  (t) => [index('day_tellings_date').on(t.date, t.id)],
);
