import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImageInfo } from '../contract.gen.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Sorts by when it was made, also within a millisecond; made by the database, as triggers make rows too. */
const id = uuid('id')
  .primaryKey()
  .default(sql`ordered_id()`);
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const createdAt = instant('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['ADMIN', 'STAFF', 'CUSTOMER'] }).notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt,
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`), index('users_name').on(t.name, t.id)],
);

/** A signed-in session: the hash of its refresh token. Its access tokens name its id and die with it. */
export const sessions = pgTable(
  'sessions',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** The links to a new password that users asked for: the hashes of their tokens. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt,
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** What is limited per time window, for all instances together. A key is a hash: nobody's address is kept. */
export const counters = pgTable(
  'counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('counters_expires_at').on(t.expiresAt)],
);

/** Pictures, under names that never change their content. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  content: bytea('content').notNull(),
  /** What pages want to know of it; null until it has been looked at (images/describeStored.ts). */
  info: jsonb('info').$type<NonNullable<ImageInfo>>(),
  createdAt,
});

export const productCategories = pgTable(
  'product_categories',
  { id, name: text('name').notNull(), description: text('description'), createdAt },
  (t) => [uniqueIndex('product_categories_name').on(sql`lower(${t.name})`)],
);

export const products = pgTable(
  'products',
  {
    id,
    /** Null only for a lesson that has left the lists and whose category is gone. */
    productCategoryId: uuid('product_category_id').references(() => productCategories.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description'),
    price: integer('price').notNull(),
    imageUrl: text('image_url'),
    createdAt,
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('products_created')
      .on(t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_category').on(t.productCategoryId),
  ],
);

export const surfSpots = pgTable('surf_spots', {
  id,
  name: text('name').notNull(),
  location: text('location').notNull(),
  difficultyLevel: text('difficulty_level', { enum: ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] }).notNull(),
  description: text('description').notNull(),
  locationUrl: text('location_url'),
  imageUrl: text('image_url'),
  createdAt,
  deletedAt: instant('deleted_at'),
});

export const images = pgTable('images', { id, imageUrl: text('image_url').notNull(), createdAt });
export const videos = pgTable('videos', { id, title: text('title'), videoUrl: text('video_url').notNull(), createdAt });
export const carousels = pgTable('carousels', {
  id,
  imageUrl: text('image_url').notNull(),
  active: boolean('active').notNull(),
  createdAt,
});
export const testimonies = pgTable(
  'testimonies',
  {
    id,
    name: text('name').notNull(),
    email: text('email'),
    message: text('message').notNull(),
    active: boolean('active').notNull().default(false),
    createdAt,
  },
  (t) => [index('testimonies_created').on(t.createdAt, t.id)],
);

export const bookings = pgTable(
  'bookings',
  {
    id,
    bookingCode: text('booking_code').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    surfSpotId: uuid('surf_spot_id').references(() => surfSpots.id),
    surfSpotName: text('surf_spot_name').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerCountry: text('customer_country'),
    paymentMethod: text('payment_method', { enum: ['CASH', 'GATEWAY'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    /** The sum of its payments in the ledger; a trigger there keeps it, so that what is due can be counted by an index. */
    amountPaid: bigint('amount_paid', { mode: 'number' }).notNull().default(0),
    /** The sum of its refunds in the ledger, kept likewise. */
    amountRefunded: bigint('amount_refunded', { mode: 'number' }).notNull().default(0),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash').notNull(),
    createdAt,
  },
  (t) => [
    index('bookings_created').on(t.createdAt, t.id),
    index('bookings_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('bookings_spot').on(t.surfSpotId),
    index('bookings_due')
      .on(t.totalAmount, t.amountPaid, t.amountRefunded)
      .where(sql`${t.status} <> 'CANCELLED' and ${t.totalAmount} > ${t.amountPaid} - ${t.amountRefunded}`),
  ],
);

export const bookingDetails = pgTable(
  'booking_details',
  {
    id,
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    productId: uuid('product_id').references(() => products.id),
    productName: text('product_name').notNull(),
    reservationDate: date('reservation_date', { mode: 'string' }).notNull(),
    person: integer('person').notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    /** Whether the guest came; null until it is noted. */
    attendance: text('attendance', { enum: ['ARRIVED', 'NO_SHOW'] }),
    /** When it came to its day; a trigger sets it anew with each other day. */
    placedAt: instant('placed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('booking_details_day').on(t.reservationDate, t.bookingId),
    index('booking_details_booking').on(t.bookingId, t.position),
    index('booking_details_product').on(t.productId),
  ],
);

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
        'CLOSED_DAY',
        'UNCONFIRMED',
        'MESSAGE_FAILED',
      ],
    }).notNull(),
    /** Names what it is about, so that the same is not raised twice. */
    key: text('key').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt,
    resolvedAt: instant('resolved_at'),
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

/** What is written to guests, stored with what it tells of and sent from here. */
export const messages = pgTable(
  'messages',
  {
    id,
    kind: text('kind', {
      enum: ['BOOKED', 'PAID', 'CONFIRMED', 'MOVED', 'CANCELLED', 'CLOSED_DAY', 'REMINDER', 'PASSWORD_RESET'],
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
    /** The days of which it says that they are closed, YYYY-MM-DD, with commas between. */
    closedDays: text('closed_days'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next, and until when one instance is trying. */
    dueAt: instant('due_at').notNull().defaultNow(),
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    createdAt,
  },
  (t) => [
    index('messages_created').on(t.createdAt, t.id),
    index('messages_booking').on(t.bookingId, t.createdAt),
    index('messages_waiting')
      .on(t.priority, t.dueAt, t.id)
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

/**
 * What the list of bookings is filtered, sorted and searched by: a row for each booking, kept by triggers on bookings,
 * booking_details and payments and written by nothing else.
 */
export const bookingList = pgTable(
  'booking_list',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] }).notNull(),
    paymentMethod: text('payment_method', { enum: ['CASH', 'GATEWAY'] }).notNull(),
    paymentStatus: text('payment_status', { enum: ['PENDING', 'PAID', 'FAILED', 'EXPIRED'] }),
    firstSession: date('first_session', { mode: 'string' }),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    /** Name and e-mail address in lower case and without accents, the code, and the digits of the phone with its country's. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    code: text('code').notNull(),
    phone: text('phone').notNull(),
  },
  (t) => [
    index('booking_list_created').on(t.createdAt, t.bookingId),
    index('booking_list_status').on(t.status, t.createdAt, t.bookingId),
    index('booking_list_method').on(t.paymentMethod, t.createdAt, t.bookingId),
    index('booking_list_payment').on(t.paymentStatus, t.createdAt, t.bookingId),
    index('booking_list_name').on(t.name, t.bookingId),
    index('booking_list_session').on(t.firstSession, t.bookingId),
    index('booking_list_amount').on(t.totalAmount, t.bookingId),
    index('booking_list_search')
      .using('gin', sql`trigrams(${t.name} || ' ' || ${t.email} || ' ' || ${t.code} || ' ' || ${t.phone})`)
      .with({ gin_pending_list_limit: 64 }),
  ],
);

/**
 * How many bookings there are of each kind, as the sum of `change`. A trigger on booking_list adds rows instead of changing
 * them, so that nobody waits for anybody, and now and then puts rows together.
 */
export const bookingCounts = pgTable('booking_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text('status').notNull(),
  paymentMethod: text('payment_method').notNull(),
  paymentStatus: text('payment_status'),
  change: integer('change').notNull(),
});

/**
 * Who changed what: a trigger writes a row for each change in a transaction that names its actor (`surf.actor`), so a change
 * and its record are stored together or not at all. Without references: the trail outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id').notNull(),
    action: text('action', { enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** What the rows do not tell: which refusal was overruled (`surf.note` of the transaction). */
    note: text('note'),
    createdAt,
  },
  (t) => [index('audit_log_row').on(t.rowId, t.id)],
);
