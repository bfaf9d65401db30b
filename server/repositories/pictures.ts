import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pictures } from '../db/schema.ts';

export interface Picture {
  name: string;
  contentType: string;
  content: Uint8Array;
}

export async function insertPicture(db: Db, picture: Picture): Promise<void> {
  await db.insert(pictures).values(picture);
}

export async function findPicture(db: Db, name: string): Promise<Picture | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.name, name));
  return row;
}

/** The type of a stored picture, without its content. */
export async function findPictureType(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ contentType: pictures.contentType }).from(pictures).where(eq(pictures.name, name));
  return row?.contentType;
}

/** Deletes a picture; nothing happens for null or an address elsewhere. */
export async function removePicture(db: Db, name: string | null): Promise<void> {
  if (name !== null) await db.delete(pictures).where(eq(pictures.name, name));
}
