import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { bookings, surfSpots } from '../db/schema.ts';
import { type Paged, type PageRequest, paged, slice } from './paging.ts';
import { removePicture } from './pictures.ts';

export interface SurfSpot {
  id: string;
  name: string;
  location: string;
  difficulty_level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
  description: string;
  location_url: string | null;
  image_url: string | null;
}

export type NewSurfSpot = Omit<typeof surfSpots.$inferInsert, 'id' | 'deletedAt'>;

const columns = {
  id: surfSpots.id,
  name: surfSpots.name,
  location: surfSpots.location,
  difficulty_level: surfSpots.difficultyLevel,
  description: surfSpots.description,
  location_url: surfSpots.locationUrl,
  image_url: surfSpots.imageUrl,
};

const listed = isNull(surfSpots.deletedAt);

/** Surf spots, oldest first. */
export async function listSurfSpots(db: Db, request: PageRequest): Promise<Paged<SurfSpot>> {
  const { offset, limit } = slice(request);
  const query = db
    .select(columns)
    .from(surfSpots)
    .where(listed)
    .orderBy(asc(surfSpots.createdAt), asc(surfSpots.id))
    .offset(offset);
  const rows = limit === undefined ? await query : await query.limit(limit);
  const [total] = await db.select({ n: count() }).from(surfSpots).where(listed);
  return paged(rows, total?.n ?? 0, request);
}

/** A spot where lessons can be booked. */
export async function findSurfSpot(db: Db, id: string): Promise<SurfSpot | undefined> {
  const [row] = await db
    .select(columns)
    .from(surfSpots)
    .where(and(listed, eq(surfSpots.id, id)));
  return row;
}

export async function insertSurfSpot(db: Db, spot: NewSurfSpot): Promise<SurfSpot> {
  const [row] = await db.insert(surfSpots).values(spot).returning(columns);
  if (!row) throw new Error('The surf spot was not stored.');
  return row;
}

/** Changes the given fields of a spot; a replaced picture is deleted. */
export async function changeSurfSpot(db: Db, id: string, change: Partial<NewSurfSpot>): Promise<SurfSpot | undefined> {
  const [before] = await db
    .select(columns)
    .from(surfSpots)
    .where(and(listed, eq(surfSpots.id, id)))
    .for('update');
  if (!before || Object.keys(change).length === 0) return before;
  const [after] = await db.update(surfSpots).set(change).where(eq(surfSpots.id, id)).returning(columns);
  if (change.imageUrl !== undefined) await removePicture(db, before.image_url);
  return after;
}

/** Takes a spot off the lists; one without bookings is deleted with its picture. */
export async function removeSurfSpot(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select(columns)
    .from(surfSpots)
    .where(and(listed, eq(surfSpots.id, id)))
    .for('update');
  if (!row) return false;
  const booked = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.surfSpotId, id)).limit(1);
  if (booked.length > 0) {
    await db.update(surfSpots).set({ deletedAt: new Date() }).where(eq(surfSpots.id, id));
  } else {
    await db.delete(surfSpots).where(eq(surfSpots.id, id));
    await removePicture(db, row.image_url);
  }
  return true;
}
