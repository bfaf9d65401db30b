import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Instructor } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { auditLog, bookingDetails, instructorAway, instructors } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { contentRows } from './contentRows.ts';
import type { Paged, PageRequest } from './paging.ts';

const columns = {
  id: instructors.id,
  name: instructors.name,
  role: instructors.role,
  about: instructors.about,
  languages: instructors.languages,
  translations: instructors.translations,
  image_url: instructors.imageUrl,
  is_active: instructors.isActive,
};
const rows = contentRows(instructors, columns, 'Instructor');

/** Who teaches. */
export const {
  insert: insertInstructor,
  change: changeInstructor,
  lock: lockInstructor,
  remove: removeInstructor,
} = rows;

/** Those whom visitors see, or all. */
export const listInstructors = (db: Db, request: PageRequest, which: 'active' | 'all'): Promise<Paged<Instructor>> =>
  rows.list(db, request, which === 'active' ? eq(instructors.isActive, true) : undefined);

/** Sees to it that an instructor is there until the transaction ends; 404 when there is none. */
export async function holdInstructor(tx: Db, id: string): Promise<void> {
  const { id: column } = instructors;
  const found = await tx.select({ column }).from(instructors).where(eq(column, id)).for('share');
  if (found.length === 0) throw notFound('Instructor');
}

/** How many sessions an instructor teaches or has taught. */
export const countTaught = (tx: Db, id: string): Promise<number> =>
  tx.$count(bookingDetails, eq(bookingDetails.instructorId, id));

interface Away {
  instructorId: string;
  date: string;
}

/** Who is away on which of the dates from one to another, in order. */
export const awayBetween = (db: Db, from: string, to: string): Promise<Away[]> =>
  db
    .select()
    .from(instructorAway)
    .where(and(gte(instructorAway.date, from), lte(instructorAway.date, to)))
    .orderBy(asc(instructorAway.date));

/** Notes that an instructor teaches on none of the dates, or on all again, with a line in the record of changes. */
export async function setAway(tx: Db, id: string, dates: readonly string[], isAway: boolean): Promise<void> {
  const { instructorId, date } = instructorAway;
  if (isAway) {
    await tx
      .insert(instructorAway)
      .values(dates.map((day) => ({ instructorId: id, date: day })))
      .onConflictDoNothing();
  } else await tx.delete(instructorAway).where(and(eq(instructorId, id), inArray(date, dates.slice())));
  await tx.insert(auditLog).values({
    actorId: sql`current_setting('surf.actor')::uuid`,
    action: isAway ? 'INSERT' : 'DELETE',
    tableName: 'instructor_away',
    rowId: id,
    [isAway ? 'after' : 'before']: { id, from: dates[0], to: dates.at(-1) },
  });
}
