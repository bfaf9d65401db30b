import { and, asc, desc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Booking, BookingStatus, PaymentMethod, PaymentStatus } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingCounts, bookingDetails, bookingList } from '../db/schema.ts';
import { findBookings } from './bookings.ts';
import { onlyRow } from './onlyRow.ts';
import { PAGE_SIZE, type Paged, pagingOf } from './paging.ts';

/** What a search may find. */
export interface BookingSearch {
  /** A part of a name or an e-mail address. */
  text: string;
  /** A part of a code, written as codes are stored; null when the text can be none. */
  code: string | null;
  /** Digits of a phone: a part of a number, or its beginning. */
  phones: { digits: string; isBeginning: boolean }[];
}

const sortable = {
  created_at: bookingList.createdAt,
  customer_name: bookingList.name,
  reservation_date: bookingList.firstSession,
  total_amount: bookingList.totalAmount,
};
type Field = keyof typeof sortable;

/** What bookings are counted by. */
interface Kind {
  status?: BookingStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  paymentMethod?: PaymentMethod | undefined;
}

/** Which bookings are asked for, and in which order. */
export interface BookingFilter extends Kind {
  /** The days in which a session must be, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: BookingSearch | undefined;
  sort: Field | `-${Field}`;
}

const { name, email, code, phone } = bookingList;

const contains = (column: AnyPgColumn, text: SQL): SQL => sql`${column} like containing(${text})`;
/** Whether nothing is left of a text without its accents: it is nowhere then. */
const isEmpty = (text: string): boolean => text.normalize('NFKD').replace(/\p{M}/gu, '') === '';

/** Rows in which a search finds something. */
function isMatch({ text, code: part, phones }: BookingSearch): SQL {
  const folded = sql`fold(${text}::text)`;
  const matches = [
    ...(isEmpty(text) ? [] : [contains(name, folded), contains(email, folded)]),
    ...(part === null ? [] : [contains(code, sql`${part}::text`)]),
    ...phones.map(({ digits, isBeginning }) => sql`${phone} like ${isBeginning ? `${digits}%` : `%${digits}%`}`),
  ];
  return or(...matches) ?? sql`false`;
}

/** Whether the code of a booking has a part, which is written as codes are stored. */
export const hasCode = (db: Db, bookingId: AnyPgColumn, part: string): SQL =>
  exists(
    db
      .select()
      .from(bookingList)
      .where(and(eq(bookingList.bookingId, bookingId), contains(code, sql`${part}::text`))),
  );

/** Bookings with a session in the range; undefined without one. */
function inRange(db: Db, { from, to }: BookingFilter): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  const sessions = db
    .select({ bookingId: bookingDetails.bookingId })
    .from(bookingDetails)
    .where(
      and(
        from === undefined ? undefined : gte(bookingDetails.reservationDate, from),
        to === undefined ? undefined : lte(bookingDetails.reservationDate, to),
      ),
    );
  return inArray(bookingList.bookingId, sessions);
}

/** Rows with a filter's status, payment status and method, of the list or of its counts. */
const ofKind = ({ status, paymentStatus, paymentMethod }: Kind, on: Record<keyof Kind, AnyPgColumn>): SQL | undefined =>
  and(
    status && eq(on.status, status),
    paymentStatus && eq(on.paymentStatus, paymentStatus),
    paymentMethod && eq(on.paymentMethod, paymentMethod),
  );

const fieldOf = ({ sort }: BookingFilter): Field => sort.replace('-', '') as Field;

/** The order; each index of the list is read forwards or backwards. */
function orderOf({ sort }: BookingFilter, ...columns: (SQL.Aliased | AnyPgColumn)[]): SQL[] {
  return columns.map((column) => (sort.startsWith('-') ? desc(column) : asc(column)));
}

/** How many bookings have a status, a payment status and a method. */
export async function countBookings(db: Db, kind: Kind): Promise<number> {
  const total = sql<number>`coalesce(sum(${bookingCounts.change}), 0)::int`;
  return onlyRow(await db.select({ total }).from(bookingCounts).where(ofKind(kind, bookingCounts))).total;
}

interface Page {
  ids: string[];
  total: number;
}
interface Cut {
  limit: number;
  offset: number;
}

/** A page of bookings that an index has in their order, while the counts say how many there are. */
async function readAlong(db: Db, filter: BookingFilter, { limit, offset }: Cut): Promise<Page> {
  const rows = db
    .select({ id: bookingList.bookingId })
    .from(bookingList)
    .where(ofKind(filter, bookingList))
    .orderBy(...orderOf(filter, sortable[fieldOf(filter)], bookingList.bookingId))
    .limit(limit)
    .offset(offset);
  const [page, total] = await Promise.all([rows, countBookings(db, filter)]);
  return { ids: page.map(({ id }) => id), total };
}

/** A page of bookings that are found first, all of them and once, then counted and put in order. */
async function findAll(db: Db, filter: BookingFilter, where: SQL, { limit, offset }: Cut): Promise<Page> {
  const matches = db.$with('matches').as(
    db
      .select({ id: bookingList.bookingId, by: sortable[fieldOf(filter)] })
      .from(bookingList)
      .where(and(where, ofKind(filter, bookingList))),
  );
  const order = sql.join(orderOf(filter, matches.by, matches.id), sql`, `);
  // Named twice, so that PostgreSQL finds them before it puts them in order, instead of walking along the order to find them.
  const rows = db.with(matches).select({
    total: sql<number>`count(*)::int`,
    ids: sql<
      string[]
    >`array(select ${matches.id}::text from ${matches} order by ${order} limit ${limit} offset ${offset})`,
  });
  return onlyRow(await rows.from(matches));
}

/** One page of the bookings that a filter asks for, and how many there are. */
export async function listBookings(db: Db, filter: BookingFilter, page: number): Promise<Paged<Booking>> {
  const cut = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const where = and(filter.search && isMatch(filter.search), inRange(db, filter));
  const { ids, total } = await (where ? findAll(db, filter, where, cut) : readAlong(db, filter, cut));
  const data = await findBookings(db, ids);
  return { data, paging: pagingOf(page, total) };
}

/** The bookings of a guest that have one of some sessions and whose online payment has ended without money. */
export async function findUnpaidOnline(
  db: Db,
  { email, phone }: { email: string; phone: string },
  sessions: readonly { productId?: string | null; reservationDate: string }[],
): Promise<string[]> {
  const wanted = sessions.map(({ productId, reservationDate }) => `${productId ?? ''} ${reservationDate}`).join();
  const rows = await db
    .select({ id: bookingList.bookingId })
    .from(bookingList)
    .where(
      and(
        inArray(bookingList.paymentStatus, ['FAILED', 'EXPIRED']),
        eq(bookingList.status, 'PENDING'),
        eq(bookingList.paymentMethod, 'GATEWAY'),
        // The column is for the search, which takes é for e as well.
        sql`${bookingList.email} = fold(${email.trim()})`,
        sql`exists (select from bookings b where b.id = ${bookingList.bookingId} and lower(b.customer_email) = lower(${email.trim()}))`,
        sql`${bookingList.phone} = phone_digits(${phone})`,
        sql`exists (select from booking_details d where d.booking_id = ${bookingList.bookingId}
          and d.product_id || ' ' || d.reservation_date = any(string_to_array(${wanted}, ',')))`,
      ),
    );
  return rows.map(({ id }) => id);
}
