import { and, eq, notExists } from 'drizzle-orm';
import type { Testimony } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { auditLog, testimonies } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';
import type { Paged, PageRequest } from './paging.ts';

const columns = {
  id: testimonies.id,
  name: testimonies.name,
  email: testimonies.email,
  message: testimonies.message,
  active: testimonies.active,
  created_at: testimonies.createdAt,
};
const rows = contentRows(testimonies, columns, 'Review', { isNewestFirst: true });

/** Deletes a review. */
export const { remove: removeTestimony } = rows;

type Row = Awaited<ReturnType<typeof rows.insert>>;

const toTestimony = (row: Row, decided: boolean): Testimony => ({
  ...row,
  created_at: row.created_at.toISOString(),
  // The demo school's own were active from the start.
  decided: decided || row.active,
});

/** The record of administrators' changes of a review: they alone decide. */
const decisions = (db: Db) =>
  db
    .select({ id: auditLog.rowId })
    .from(auditLog)
    .where(and(eq(auditLog.rowId, testimonies.id), eq(auditLog.action, 'UPDATE')));

/** Stores a visitor's review, which waits for a decision. */
export const insertTestimony = async (db: Db, row: typeof testimonies.$inferInsert): Promise<Testimony> =>
  toTestimony(await rows.insert(db, row), false);

/** Shows or hides a review, and either is a decision. */
export const changeTestimony = async (db: Db, id: string, change: { active: boolean }): Promise<Testimony> =>
  toTestimony(await rows.change(db, id, change), true);

/** All reviews, newest first. */
export async function listAllTestimonies(db: Db, request: PageRequest): Promise<Paged<Testimony>> {
  const { data, paging } = await rows.list(db, request);
  const waiting = await db
    .select({ id: testimonies.id })
    .from(testimonies)
    .where(and(eq(testimonies.active, false), notExists(decisions(db))));
  const pending = new Set(waiting.map(({ id }) => id));
  return { data: data.map((row) => toTestimony(row, !pending.has(row.id))), paging };
}

/** The reviews that an administrator has made active, newest first, without what is not for the public. */
export async function listTestimonies(db: Db, request: PageRequest): Promise<Paged<Testimony>> {
  const { data, paging } = await rows.list(db, request, eq(testimonies.active, true));
  return { data: data.map((row) => ({ ...row, created_at: row.created_at.toISOString(), email: null })), paging };
}
