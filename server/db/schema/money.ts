import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, id, instant } from './columns.ts';

export const payments = pgTable(
  'payments',
  {
    id,
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'] }).notNull(),
    /** What is asked for: all that was due when the booking was made, or when that changed. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Names the payment to the gateway, a further attempt with a number behind it; null for cash. */
    orderId: text('order_id').unique(),
    /** How many times the gateway was asked for a page; each time the order has another name. */
    attempt: integer('attempt').notNull().default(0),
    /** Until when one instance may be asking for the page. */
    askedUntil: instant('asked_until'),
    redirectUrl: text('redirect_url'),
    pageAt: instant('page_at'),
    /** When the gateway was last asked how the payment stands. */
    checkedAt: instant('checked_at'),
    createdAt,
  },
  (t) => [
    index('payments_booking').on(t.bookingId, t.createdAt),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.status} = 'PENDING' and ${t.orderId} is not null`),
  ],
);

/**
 * Every payment and every refund, one row each: the truth about money. Rows are only added; triggers refuse a change, and an
 * amount above what is allowed, and keep the sums of the booking.
 */
export const ledger = pgTable(
  'ledger',
  {
    id,
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text('kind', { enum: ['PAYMENT', 'REFUND'] }).notNull(),
    method: text('method', { enum: ['CASH', 'TRANSFER', 'GATEWAY'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason'),
    paidAt: instant('paid_at').notNull(),
    /** Who wrote it down, with the name of that time; null for the gateway and guests. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash'),
    createdAt,
  },
  (t) => [
    index('ledger_paid').on(t.paidAt, t.id),
    index('ledger_sums').on(t.paidAt, t.method, t.kind, t.amount),
    index('ledger_booking').on(t.bookingId, t.paidAt),
    check('ledger_amount', sql`${t.amount} > 0`),
  ],
);

/**
 * Refunds that the gateway was asked for. A row stands before the gateway is asked, so that whatever happens to the answer the
 * same refund is asked for again under the same key, and never another one beside it.
 */
export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    /** Names the refund to the gateway. */
    refundKey: text('refund_key').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The order whose money is given back, as the gateway knows it. */
    orderId: text('order_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    lowerTotal: boolean('lower_total').notNull(),
    /** ASKED until the gateway has said whether it gives the money back; its ledger entry is written with DONE. */
    state: text('state', { enum: ['ASKED', 'DONE', 'REFUSED'] }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash'),
    /** When the gateway was last asked. */
    askedAt: instant('asked_at').notNull(),
    createdAt,
  },
  (t) => [
    index('gateway_refunds_booking').on(t.bookingId),
    index('gateway_refunds_open')
      .on(t.askedAt)
      .where(sql`${t.state} = 'ASKED'`),
    check('gateway_refunds_amount', sql`${t.amount} > 0`),
  ],
);
