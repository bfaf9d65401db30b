import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, id, instant } from './columns.ts';

/** What a person must see to; one open row a key. */
export const attention = pgTable(
  'attention',
  {
    id,
    kind: text('kind', {
      enum: [
        'MONEY_FOR_CANCELLED',
        'WRONG_AMOUNT',
        'PAID_TWICE',
        'REFUND_DUE',
        'CHARGEBACK',
        'REFUND_REFUSED',
        'OVERPAID',
        'CLOSED_DAY',
        'UNCONFIRMED',
        'MESSAGE_FAILED',
      ],
    }).notNull(),
    /** Names what it is about, so that the same is not raised twice. */
    key: text('key').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The rupiah that it tells of, where it returns only when they grow. */
    amount: bigint('amount', { mode: 'number' }),
    createdAt,
    resolvedAt: instant('resolved_at'),
    /** Who has seen to it; null for what ended by itself, which the record leaves out. */
    resolvedBy: uuid('resolved_by'),
  },
  (t) => [
    uniqueIndex('attention_open')
      .on(t.key)
      .where(sql`${t.resolvedAt} is null`),
    index('attention_key').on(t.key),
    index('attention_closed_day')
      .on(sql`substr(${t.key}, 12, 10)`)
      .where(sql`${t.kind} = 'CLOSED_DAY' and ${t.resolvedAt} is null`),
    index('attention_booking').on(t.bookingId),
  ],
);

/**
 * Bookings in cash that guests made and nobody has confirmed, each with a keyed hash of the network that it came from, which
 * goes with the row when somebody confirms or cancels it.
 */
export const waitingBookings = pgTable(
  'waiting_bookings',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    /** What was raised because it waits for long, also when a person has resolved that. */
    attentionId: uuid('attention_id').references(() => attention.id, { onDelete: 'set null' }),
  },
  (t) => [index('waiting_bookings_network').on(t.network), index('waiting_bookings_attention').on(t.attentionId)],
);
