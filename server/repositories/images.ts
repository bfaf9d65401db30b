import { asc, eq } from 'drizzle-orm';
import type { Image } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { images } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';
import { removePicture } from './pictures.ts';

type NewImage = Pick<typeof images.$inferInsert, 'imageUrl' | 'createdAt'>;

const columns = { id: images.id, image_url: images.imageUrl };

/** Photos, oldest first. */
export function listImages(db: Db, request: PageRequest): Promise<Paged<Image>> {
  const rows = db.select(columns).from(images).orderBy(asc(images.createdAt), asc(images.id));
  return paged(request, rows, db.$count(images));
}

/** Stores a photo. */
export async function insertImage(db: Db, image: NewImage): Promise<Image> {
  return onlyRow(await db.insert(images).values(image).returning(columns));
}

/** Gives a photo another picture, if there is one to give; the old one is deleted. */
export async function changeImage(db: Db, id: string, change: Partial<NewImage>): Promise<Image | undefined> {
  const [before] = await db.select(columns).from(images).where(eq(images.id, id)).for('update');
  if (!before || Object.keys(change).length === 0) return before;
  const [after] = await db.update(images).set(change).where(eq(images.id, id)).returning(columns);
  await removePicture(db, before.image_url);
  return after;
}

/** Deletes a photo with its picture; whether there was one. */
export async function removeImage(db: Db, id: string): Promise<boolean> {
  const [row] = await db.delete(images).where(eq(images.id, id)).returning(columns);
  if (row) await removePicture(db, row.image_url);
  return row !== undefined;
}
