import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, id, instant } from './columns.ts';

/** What is written to guests, stored with what it tells of and sent from here. */
export const messages = pgTable(
  'messages',
  {
    id,
    kind: text('kind', {
      enum: [
        'BOOKED',
        'PAID',
        'CONFIRMED',
        'MOVED',
        'CANCELLED',
        'REFUNDED',
        'CLOSED_DAY',
        'REOPENED',
        'REMINDER',
        'PASSWORD_RESET',
      ],
    }).notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** Names what it tells of, where that is told once however many instances run; null where it may be told again. */
    key: text('key').unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** An iCalendar file with the sessions. */
    calendar: text('calendar'),
    /** The message that somebody had sent again by this one. */
    repeats: uuid('repeats'),
    status: text('status', { enum: ['WAITING', 'SENT', 'FAILED', 'REHEARSED', 'SKIPPED'] }).notNull(),
    /** What waits goes in this order (repositories/messagePriority.ts). */
    priority: smallint('priority').notNull().default(1),
    /** The address, in the form that is counted, of what is bounded for it (messages/guestMail.ts). */
    countsFor: text('counts_for'),
    /** The days of which it says that they are closed, or open again, YYYY-MM-DD, with commas between. */
    closedDays: text('closed_days'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next, and until when one instance is trying. */
    dueAt: instant('due_at').notNull().defaultNow(),
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    /** Where its booking was paid when it was sent, or would have been; null where no page was open. */
    paymentPage: text('payment_page'),
    createdAt,
  },
  (t) => [
    // With all that the list asks for: the texts make the table ten times as large.
    index('messages_listed').on(t.createdAt, t.id, t.status, t.recipient, t.bookingId),
    index('messages_booking').on(t.bookingId, t.createdAt),
    index('messages_waiting')
      .on(t.priority, t.dueAt, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    // Those of a booking go in their order: without it, each that waits is compared with all that wait.
    index('messages_waiting_of_booking')
      .on(t.bookingId, t.createdAt, t.id)
      .where(sql`${t.status} = 'WAITING'`),
    index('messages_counted')
      .on(t.countsFor, t.createdAt)
      .where(sql`${t.countsFor} is not null`),
    index('messages_closed_days')
      .on(t.id)
      .where(sql`${t.status} = 'WAITING' and ${t.closedDays} is not null`),
    index('messages_resets')
      .on(t.createdAt)
      .where(sql`${t.kind} = 'PASSWORD_RESET' and ${t.text} <> ''`),
  ],
);
