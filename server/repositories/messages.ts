import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Message } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookings, messages } from '../db/schema.ts';
import { among } from './among.ts';
import { hasCode } from './bookingList.ts';
import { isOpenBooking } from './bookings.ts';
import { priorityOf } from './messagePriority.ts';
import { contains, type Paged, type PageRequest, paged } from './paging.ts';
import { LINK_MINUTES } from './passwordResets.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessageRow = Pick<
  MessageRow,
  'kind' | 'bookingId' | 'key' | 'recipient' | 'subject' | 'text' | 'html' | 'calendar' | 'countsFor' | 'closedDays'
> & {
  status: 'WAITING' | 'SKIPPED';
  /** Seconds until it may be sent. */
  delay?: number;
};

/** Stores messages; one whose key is there already is left out. */
export async function insertMessages(tx: Db, rows: readonly NewMessageRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ delay = 0, ...row }) => ({
    ...row,
    priority: priorityOf(row.kind),
    dueAt: sql`now() + make_interval(secs => ${delay})`,
  }));
  await tx.insert(messages).values(values).onConflictDoNothing({ target: messages.key });
}

/** For how long the message with a link to a new password is of use. */
export const resetLife = sql`make_interval(mins => ${LINK_MINUTES})`;
const isOldReset = sql`${messages.kind} = 'PASSWORD_RESET' and ${messages.status} <> 'WAITING'
  and ${messages.createdAt} <= now() - ${resetLife}`;

/** Where the booking of a message is paid, while it can be. */
export const openPage = sql<string | null>`(select p.redirect_url from payments p
  where p.booking_id = messages.booking_id and p.status = 'PENDING' order by p.created_at desc limit 1)`;

/** A message as it is stored: for addresses that are known later stand others. */
export interface StoredMessage extends Message {
  /** Where the booking was paid when it was sent; where it is now, for what was not. */
  payment_page: string | null;
}

const columns = {
  id: messages.id,
  kind: messages.kind,
  to: messages.recipient,
  subject: messages.subject,
  text: sql<string>`case when ${isOldReset} then '' else ${messages.text} end`,
  status: messages.status,
  created_at: messages.createdAt,
  sent_at: messages.sentAt,
  booking_code: bookings.bookingCode,
  payment_page: sql<
    string | null
  >`case when ${messages.status} in ('SENT', 'REHEARSED') then ${messages.paymentPage} else ${openPage} end`,
};
interface Row extends Omit<StoredMessage, 'created_at' | 'sent_at'> {
  created_at: Date;
  sent_at: Date | null;
}
const toMessage = (row: Row): StoredMessage => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
});

const newestFirst = [desc(messages.createdAt), desc(messages.id)] as const;

const select = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .where(where)
    .orderBy(...newestFirst);

/** Which messages are listed: by a part of a code, as it is stored, or of an address; by any of their statuses. */
export interface MessageFilter {
  search: { code: string; address: string } | null;
  statuses: string[] | null;
}

/** A page of messages, newest first. */
export async function listMessages(
  db: Db,
  { search, statuses }: MessageFilter,
  request: PageRequest,
): Promise<Paged<StoredMessage>> {
  const isFound =
    search &&
    or(
      search.code === '' ? undefined : hasCode(db, messages.bookingId, search.code),
      contains(messages.recipient, search.address),
    );
  const where = and(isFound ?? undefined, statuses ? sql`${messages.status} = any(${sql.param(statuses)})` : undefined);
  const count = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(messages)
    .where(where)
    .then(([row]) => row?.total ?? 0);
  // The index alone, which is a tenth of the table, says which messages are on the page.
  const ids = db
    .select({ id: messages.id })
    .from(messages)
    .where(where)
    .orderBy(...newestFirst);
  const { data, paging } = await paged(request, ids, count);
  const found = among(
    messages.id,
    data.map(({ id }) => id),
  );
  return { data: (await select(db, found)).map(toMessage), paging };
}

/** What was written about a booking, newest first. */
export const messagesOf = async (db: Db, bookingId: string): Promise<StoredMessage[]> =>
  (await select(db, eq(messages.bookingId, bookingId))).map(toMessage);

/** A message as it is stored, with all that it says; undefined when there is none. */
export const findMessage = async (db: Db, id: string): Promise<MessageRow | undefined> =>
  (await db.select().from(messages).where(eq(messages.id, id)))[0];

/** What a message says, and to whom. */
export type MessageContent = Pick<MessageRow, 'recipient' | 'subject' | 'text' | 'html' | 'calendar'>;

/** Stores a message again, to be sent once more, with what is another since. */
export async function repeatMessage(
  tx: Db,
  given: MessageRow,
  changes: Partial<MessageContent>,
): Promise<StoredMessage | undefined> {
  const { id, kind, bookingId, recipient, subject, text, html, calendar, priority, closedDays } = given;
  const copy = { kind, bookingId, recipient, subject, text, html, calendar, priority, closedDays, ...changes };
  const [row] = await tx
    .insert(messages)
    .values({ ...copy, repeats: id, status: 'WAITING' })
    .returning({ id: messages.id });
  const [repeated] = row ? await select(tx, eq(messages.id, row.id)) : [];
  return repeated && toMessage(repeated);
}

/** Names the reminder of a booking's day, so that it is written once. */
export const reminderKey = (bookingId: string, date: string): string => `REMINDER:${bookingId}:${date}`;
/** The same where the database looks for it. */
const keyOfReminder = (date: string): SQL => sql`'REMINDER:' || bookings.id || ':' || ${date}`;

/** Which bookings have still to be reminded of a day. */
export interface Unreminded {
  date: string;
  /** Who was told of the day in another way from then on needs no reminder. */
  since: Date;
  /** What has begun by then, or was noted, needs none either: a server that was down writes late. */
  now: Date;
  limit: number;
  /** Only some bookings. */
  among?: string[];
}

/** Up to `limit` bookings with a session to come on an open day, told of it neither by a reminder nor, since an instant, in another way. */
export async function findUnreminded(db: Db, { date, since, now, limit, among: ids }: Unreminded): Promise<string[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const result: unknown = await db.execute(sql`select distinct bookings.id
    from booking_details d join bookings on bookings.id = d.booking_id
    where d.reservation_date = ${date}::date and ${isOpenBooking} and bookings.customer_email <> ''
      and d.attendance is null and (d.reservation_date + coalesce(d.start_time, '24:00')::time)
        at time zone 'Asia/Makassar' > ${now.toISOString()}::timestamptz
      and ${ids ? among(bookings.id, ids) : sql`true`}
      and bookings.created_at < ${from}
      and not exists (select from days y where y.date = d.reservation_date and not y.is_open)
      and not exists (select from messages m where m.booking_id = bookings.id and m.kind = 'MOVED' and m.created_at >= ${from})
      and not exists (select from messages m where m.key = ${keyOfReminder(date)})
    limit ${limit}`);
  return (result as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

/** Deletes the texts of password resets that were rehearsed an hour ago. */
export async function forgetOldResets(db: Db): Promise<void> {
  await db
    .update(messages)
    .set({ text: '', html: '' })
    .where(and(isOldReset, sql`${messages.text} <> ''`));
}
