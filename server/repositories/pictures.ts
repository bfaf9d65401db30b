import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { ImageInfo } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { pictures } from '../db/schema.ts';

export interface Picture {
  name: string;
  contentType: string;
  content: Uint8Array;
}

export interface NewPicture extends Picture {
  /** What pages want to know of it; absent or null when nobody has looked. */
  info?: ImageInfo;
}

// Bytes go to and fro as base64: PGlite writes and reads bytea one byte at a time, which takes a tenth of a second a
// megabyte, nothing else being done meanwhile, and many times the memory.

/** Stores a picture; returns its name. */
export async function insertPicture(db: Db, { content, ...rest }: NewPicture): Promise<string> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64');
  await db.insert(pictures).values({ ...rest, content: sql`decode(${text}::text, 'base64')` });
  return rest.name;
}

/** The stored picture of a name, with its bytes; undefined when there is none. */
export async function findPicture(db: Db, name: string): Promise<NewPicture | undefined> {
  const [row] = await db
    .select({
      name: pictures.name,
      contentType: pictures.contentType,
      info: pictures.info,
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

/** What is known of the picture that a row names, to be selected with the row; `imageUrl` is the row's column. */
export function imageInfo(imageUrl: PgColumn): SQL.Aliased<ImageInfo> {
  const { name, info } = pictures;
  const query = new QueryBuilder().select({ info }).from(pictures).where(eq(name, imageUrl));
  return sql<ImageInfo>`${query}`.as('image');
}

/** The name, after another in the order of names, of a stored picture that has not been looked at. */
export async function findUndescribed(db: Db, after: string): Promise<string | undefined> {
  const { name, info } = pictures;
  const open = and(isNull(info), gt(name, after));
  const [row] = await db.select({ name }).from(pictures).where(open).orderBy(asc(name)).limit(1);
  return row?.name;
}

/** Keeps what is known of a stored picture; nothing happens when it is gone. */
export async function describePicture(db: Db, name: string, info: ImageInfo): Promise<void> {
  await db.update(pictures).set({ info }).where(eq(pictures.name, name));
}
