import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { auditLog, instructors, users } from '../db/schema.ts';

/** A row of the audit log, with the name of who made the change. */
export interface RecordedChange {
  createdAt: Date;
  actor: string | null;
  table: string;
  before: unknown;
  after: unknown;
  note: string | null;
  /** Who teaches a session after the change, or is away; null for nobody. */
  instructor: string | null;
}

// In full, since Drizzle names no table in a query of one, and the rows of the subquery have the same columns.
const actorId = sql.raw('audit_log.actor_id');

/** Who made a change. Whoever has been deleted since is named as the record of that says. */
export const actor = sql<string | null>`coalesce(
  (select u.name from ${users} u where u.id = ${actorId}),
  (select gone.before ->> 'name' from ${auditLog} gone
    where gone.row_id = ${actorId} and gone.action = 'DELETE' and gone.table_name = 'users' limit 1)
)`;

const instructorId = sql.raw(
  "case audit_log.table_name when 'instructor_away' then audit_log.row_id else (audit_log.after ->> 'instructor_id')::uuid end",
);

/** Whom a change is about. Whoever has been deleted since is named as the record of that says. */
export const instructor = sql<string | null>`coalesce(
  (select i.name from ${instructors} i where i.id = ${instructorId}),
  (select gone.before ->> 'name' from ${auditLog} gone
    where gone.row_id = ${instructorId} and gone.action = 'DELETE' and gone.table_name = 'instructors' limit 1)
)`;

/** What staff changed of rows, the newest first. */
export const changesOf = (db: Db, rowIds: string[]): Promise<RecordedChange[]> =>
  db
    .select({
      createdAt: auditLog.createdAt,
      actor,
      table: auditLog.tableName,
      before: auditLog.before,
      after: auditLog.after,
      note: auditLog.note,
      instructor,
    })
    .from(auditLog)
    .where(inArray(auditLog.rowId, rowIds))
    .orderBy(desc(auditLog.id));
