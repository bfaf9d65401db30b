import { asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { carousels, images, testimonies, videos } from '../db/schema.ts';
import { type Paged, type PageRequest, paged, slice } from './paging.ts';
import { removePicture } from './pictures.ts';

// Photos, videos, slides and reviews: short lists of rows that stand alone.
const tables = { images, videos, carousels, testimonies };

export interface ContentRows {
  images: { id: string; image_url: string };
  videos: { id: string; title: string | null; video_url: string };
  carousels: { id: string; image_url: string; active: boolean };
  testimonies: { id: string; name: string; email: string | null; message: string; active: boolean };
}

type Kind = keyof ContentRows;

// Drizzle's types cannot follow a choice of tables; what is used of them here, they all have.
const tableOf = (kind: Kind) => tables[kind] as unknown as typeof carousels;

/** What a row of any kind may hold. */
interface Row {
  id: string;
  name?: string;
  email?: string | null;
  message?: string;
  title?: string | null;
  active?: boolean;
  imageUrl?: string;
  videoUrl?: string;
}

/** Column names → the contract's field names; the caller's table says which kind of row it is. */
function toContent(row: Row): object {
  const { id, name, email, message, title, active, imageUrl, videoUrl } = row;
  const fields = { id, name, email, message, title, active, image_url: imageUrl, video_url: videoUrl };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Rows of a kind: oldest first, reviews newest first. `activeOnly` leaves out what is switched off. */
export async function listContent<K extends Kind>(
  db: Db,
  kind: K,
  request: PageRequest,
  activeOnly = false,
): Promise<Paged<ContentRows[K]>> {
  const table = tableOf(kind);
  const where = activeOnly ? eq(table.active, true) : undefined;
  const { offset, limit } = slice(request);
  const order = kind === 'testimonies' ? desc(table.createdAt) : asc(table.createdAt);
  const query = db.select().from(table).where(where).orderBy(order, asc(table.id)).offset(offset);
  const rows = limit === undefined ? await query : await query.limit(limit);
  const [total] = await db.select({ n: count() }).from(table).where(where);
  return paged(
    rows.map((row) => toContent(row as Row) as ContentRows[K]),
    total?.n ?? 0,
    request,
  );
}

/** Stores a row. */
export async function insertContent<K extends Kind>(
  db: Db,
  kind: K,
  values: (typeof tables)[K]['$inferInsert'],
): Promise<ContentRows[K]> {
  const [row] = await db
    .insert(tableOf(kind))
    .values(values as never)
    .returning();
  return toContent(row as Row) as ContentRows[K];
}

/** Changes the given fields of a row; a replaced picture is deleted. */
export async function changeContent<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
  change: Partial<(typeof tables)[K]['$inferInsert']>,
): Promise<ContentRows[K] | undefined> {
  const table = tableOf(kind);
  const [before] = (await db.select().from(table).where(eq(table.id, id)).for('update')) as Row[];
  if (!before) return undefined;
  if (Object.keys(change).length === 0) return toContent(before) as ContentRows[K];
  const [after] = (await db
    .update(table)
    .set(change as never)
    .where(eq(table.id, id))
    .returning()) as Row[];
  if ('imageUrl' in change && before.imageUrl !== undefined) await removePicture(db, before.imageUrl);
  return after && (toContent(after) as ContentRows[K]);
}

/** Deletes a row with its picture; whether there was one. */
export async function removeContent(db: Db, kind: Kind, id: string): Promise<boolean> {
  const table = tableOf(kind);
  const [row] = (await db.delete(table).where(eq(table.id, id)).returning()) as Row[];
  if (row?.imageUrl !== undefined) await removePicture(db, row.imageUrl);
  return row !== undefined;
}
