import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pictures } from '../db/schema.ts';

export interface Picture {
  name: string;
  contentType: string;
  content: Uint8Array;
}

// Bytes go to and fro as base64: PGlite writes and reads bytea one byte at a time, which takes a tenth of a second a
// megabyte, nothing else being done meanwhile, and many times the memory.

/** Stores a picture; returns its name. */
export async function insertPicture(db: Db, { content, ...rest }: Picture): Promise<string> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64');
  await db.insert(pictures).values({ ...rest, content: sql`decode(${text}::text, 'base64')` });
  return rest.name;
}

export async function findPicture(db: Db, name: string): Promise<Picture | undefined> {
  const [row] = await db
    .select({
      name: pictures.name,
      contentType: pictures.contentType,
      content: sql<string>`encode(${pictures.content}, 'base64')`,
    })
    .from(pictures)
    .where(eq(pictures.name, name));
  return row && { ...row, content: Buffer.from(row.content, 'base64') };
}

/** The type of a stored picture, without its content. */
export async function findPictureType(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ contentType: pictures.contentType }).from(pictures).where(eq(pictures.name, name));
  return row?.contentType;
}

/** Deletes the picture that a row names; nothing happens for one without, or with an address elsewhere. */
export async function removePicture(db: Db, name: unknown): Promise<void> {
  if (typeof name === 'string') await db.delete(pictures).where(eq(pictures.name, name));
}
