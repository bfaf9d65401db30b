import { asc, desc, eq } from 'drizzle-orm';
import type { Testimony } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { testimonies } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';

type NewTestimony = Omit<typeof testimonies.$inferInsert, 'id'>;

const columns = {
  id: testimonies.id,
  name: testimonies.name,
  email: testimonies.email,
  message: testimonies.message,
  active: testimonies.active,
};

/** Reviews, newest first: those that an administrator has made active, or all. */
export function listTestimonies(db: Db, request: PageRequest, which: 'active' | 'all'): Promise<Paged<Testimony>> {
  const where = which === 'active' ? eq(testimonies.active, true) : undefined;
  const order = [desc(testimonies.createdAt), asc(testimonies.id)];
  const rows = db
    .select(columns)
    .from(testimonies)
    .where(where)
    .orderBy(...order);
  return paged(request, rows, db.$count(testimonies, where));
}

/** Stores a review. */
export async function insertTestimony(db: Db, testimony: NewTestimony): Promise<Testimony> {
  return onlyRow(await db.insert(testimonies).values(testimony).returning(columns));
}

/** Changes a review; undefined when there is none. */
export async function changeTestimony(
  db: Db,
  id: string,
  change: Partial<NewTestimony>,
): Promise<Testimony | undefined> {
  const [row] = await db.update(testimonies).set(change).where(eq(testimonies.id, id)).returning(columns);
  return row;
}

/** Deletes a review; whether there was one. */
export async function removeTestimony(db: Db, id: string): Promise<boolean> {
  return (await db.delete(testimonies).where(eq(testimonies.id, id)).returning(columns)).length > 0;
}
