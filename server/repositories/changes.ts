import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { auditLog, bookings } from '../db/schema.ts';
import { actor, instructor, type RecordedChange } from './bookingChanges.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';

/** A row of the audit log, with the booking that it is about. */
export interface ListedRecord extends RecordedChange {
  id: number;
  actorId: string;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  bookingCode: string | null;
}

/** Which changes are listed: those of these tables, from one instant until another, and by whom, if only one's. */
export interface ChangeFilter {
  from: Date;
  until: Date;
  tables: readonly string[];
  actorId?: string | undefined;
}

const { before, after, tableName, action, note, rowId, createdAt } = auditLog;

const bookingId = sql`case when ${tableName} = 'bookings' or ${before} -> 'ids' is not null then ${rowId}
  else (coalesce(${after}, ${before}) ->> 'booking_id')::uuid end`;

const differs = (...fields: string[]): SQL =>
  sql.join(
    fields.map((field) => sql`${before} ->> ${field} is distinct from ${after} ->> ${field}`),
    sql` or `,
  );
const ofBooking = differs(
  ...['status', 'total_amount', 'user_id', 'customer_name', 'customer_email', 'customer_phone', 'customer_country'],
  ...['language', 'note'],
);
const ofSession = differs(
  ...['reservation_date', 'attendance', 'start_time', 'instructor_id', 'surf_spot_name', 'people_came'],
);
const ofLine = differs('product_name', 'person', 'unit_price');
const courseDay = sql`coalesce((${after} ->> 'course_day')::integer, 1)`;
/** Whether it was another day of its course before: it has the price now, and nobody has changed that. */
const isRenumbered = differs('course_day');

/**
 * What says nothing that another row does not say: sums that follow, the other days of a course, the parts of what was booked
 * at the counter.
 */
const isAside = sql`case ${tableName} || ' ' || ${action}
  when 'bookings UPDATE' then not (${ofBooking})
  when 'booking_details UPDATE' then not (${ofSession} or case when ${isRenumbered} then false when ${ofLine} then ${courseDay} = 1 else ${note} is not null end)
  when 'booking_details INSERT' then ${courseDay} > 1 or exists (select from ${auditLog} made
    where made.row_id = (${after} ->> 'booking_id')::uuid and made.action = 'INSERT' and made.created_at = ${createdAt})
  when 'booking_details DELETE' then ${before} -> 'ids' is null
  when 'payments INSERT' then true
  when 'payments UPDATE' then not ((${differs('status')}) and ${after} ->> 'status' <> 'PAID')
    and not (${before} ->> 'redirect_url' is not null and ${after} ->> 'redirect_url' is null)
  else false end`;

const within = ({ from, until }: ChangeFilter): SQL | undefined =>
  and(gte(createdAt, from), lt(createdAt, until), sql`(${isAside}) is not true`);

/** A page of what was changed, newest first. */
export async function listChanges(
  db: Db,
  filter: ChangeFilter,
  request: PageRequest & { page: number },
): Promise<Paged<ListedRecord>> {
  const where = and(
    within(filter),
    inArray(tableName, filter.tables.slice()),
    filter.actorId === undefined ? undefined : eq(auditLog.actorId, filter.actorId),
  );
  const rows = db
    .select({
      id: auditLog.id,
      createdAt,
      actor,
      actorId: auditLog.actorId,
      action,
      table: tableName,
      before,
      after,
      note,
      instructor,
      bookingCode: bookings.bookingCode,
    })
    .from(auditLog)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(where)
    .orderBy(desc(createdAt), desc(auditLog.id));
  return paged(request, rows, db.$count(auditLog, where));
}

/** Whoever changed anything from one instant until another, by name; without guests. */
export async function listActors(db: Db, { from, until }: ChangeFilter): Promise<{ id: string; name: string }[]> {
  const named = db
    .selectDistinctOn([auditLog.actorId], { id: auditLog.actorId, name: sql<string | null>`${actor}`.as('name') })
    .from(auditLog)
    .where(and(gte(createdAt, from), lt(createdAt, until)))
    .as('named');
  const rows = await db
    .select({ id: named.id, name: named.name })
    .from(named)
    .where(sql`${named.name} is not null`)
    .orderBy(asc(named.name), asc(named.id));
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}
