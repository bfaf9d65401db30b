import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../contract.gen.ts';
import { products, surfSpots } from './content.ts';
import { instructors } from './instructors.ts';
import { users } from './people.ts';
import { createdAt, id, instant } from './columns.ts';

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
    /** In which the guest is written to; null by the phone (messages/words.ts). */
    language: text('language', { enum: LANGUAGES }),
    /** What staff want each other to know. */
    note: text('note'),
    paymentMethod: text('payment_method', { enum: ['CASH', 'GATEWAY'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] }).notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    /** The sum of its payments in the ledger; a trigger there keeps it, so that what is due can be counted by an index. */
    amountPaid: bigint('amount_paid', { mode: 'number' }).notNull().default(0),
    /** The sum of its refunds in the ledger, kept likewise. */
    amountRefunded: bigint('amount_refunded', { mode: 'number' }).notNull().default(0),
    idempotencyKey: text('idempotency_key').unique(),
    requestHash: text('request_hash').notNull(),
    /** Another number after each change of the booking or of its sessions; triggers count it. */
    version: integer('version').notNull().default(1),
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

/**
 * Sessions: one for each day of each line of a booking. The rows of one line have its position, and are numbered by their dates; the
 * first, which has the line's id and its amount, has the course day 1.
 */
export const bookingDetails = pgTable(
  'booking_details',
  {
    id,
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    courseDay: smallint('course_day').notNull().default(1),
    productId: uuid('product_id').references(() => products.id),
    productName: text('product_name').notNull(),
    reservationDate: date('reservation_date', { mode: 'string' }).notNull(),
    /** HH:MM at the school's clocks; null while the tide has still to decide it. */
    startTime: text('start_time'),
    /** Where it takes place; a trigger gives it the spot of its booking. */
    surfSpotId: uuid('surf_spot_id').references(() => surfSpots.id),
    surfSpotName: text('surf_spot_name').notNull().default(''),
    instructorId: uuid('instructor_id').references(() => instructors.id),
    person: integer('person').notNull(),
    totalAmount: bigint('total_amount', { mode: 'number' }).notNull(),
    /** The agreed price of one person in rupiah, of a course for all its days; 0 on its further days. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    /** What one person cost before an administrator set another price, and why; null where nobody did. */
    priceBefore: bigint('price_before', { mode: 'number' }),
    priceReason: text('price_reason'),
    /** By how much refunds have lowered its amount; another number of people is priced anew, less this. */
    amountLowered: bigint('amount_lowered', { mode: 'number' }).notNull().default(0),
    /**
     * Whether the school has moved it, to another day, hour or place, or has cancelled another line of its booking: then the guest may
     * change it until its day ends.
     */
    movedBySchool: boolean('moved_by_school').notNull().default(false),
    /** Whether the guest came; null until it is noted. */
    attendance: text('attendance', { enum: ['ARRIVED', 'NO_SHOW'] }),
    /** How many of its people came; null where attendance says it all. */
    peopleCame: integer('people_came'),
    /** Another number after each change; a trigger counts it. */
    version: integer('version').notNull().default(1),
    /** When it came to its day; a trigger sets it anew with each other day. */
    placedAt: instant('placed_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    index('booking_details_day').on(t.reservationDate, t.bookingId),
    uniqueIndex('booking_details_booking').on(t.bookingId, t.position, t.courseDay),
    index('booking_details_product').on(t.productId),
    index('booking_details_spot').on(t.surfSpotId),
    index('booking_details_instructor').on(t.instructorId),
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
      .using(
        'gin',
        t.name.op('gin_trgm_ops'),
        t.email.op('gin_trgm_ops'),
        t.code.op('gin_trgm_ops'),
        t.phone.op('gin_trgm_ops'),
      )
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
