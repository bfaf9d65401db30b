import { asc, eq } from 'drizzle-orm';
import type { Carousel } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { carousels } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';
import { removePicture } from './pictures.ts';

type NewCarousel = Omit<typeof carousels.$inferInsert, 'id'>;

const columns = { id: carousels.id, image_url: carousels.imageUrl, active: carousels.active };

/** Slides, oldest first: those that are switched on, or all. */
export function listCarousels(db: Db, request: PageRequest, which: 'active' | 'all'): Promise<Paged<Carousel>> {
  const where = which === 'active' ? eq(carousels.active, true) : undefined;
  const order = [asc(carousels.createdAt), asc(carousels.id)];
  const rows = db
    .select(columns)
    .from(carousels)
    .where(where)
    .orderBy(...order);
  return paged(request, rows, db.$count(carousels, where));
}

/** Stores a slide. */
export async function insertCarousel(db: Db, carousel: NewCarousel): Promise<Carousel> {
  return onlyRow(await db.insert(carousels).values(carousel).returning(columns));
}

/** Changes the given fields of a slide; a replaced picture is deleted. */
export async function changeCarousel(
  db: Db,
  id: string,
  change: { active: boolean; imageUrl?: string },
): Promise<Carousel | undefined> {
  const [before] = await db.select(columns).from(carousels).where(eq(carousels.id, id)).for('update');
  const [after] = await db.update(carousels).set(change).where(eq(carousels.id, id)).returning(columns);
  if (before && change.imageUrl !== undefined) await removePicture(db, before.image_url);
  return after;
}

/** Deletes a slide with its picture; whether there was one. */
export async function removeCarousel(db: Db, id: string): Promise<boolean> {
  const [row] = await db.delete(carousels).where(eq(carousels.id, id)).returning(columns);
  if (row) await removePicture(db, row.image_url);
  return row !== undefined;
}
