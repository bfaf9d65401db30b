import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SurfSpot } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookings, surfSpots } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';
import { removePicture } from './pictures.ts';

type NewSurfSpot = Omit<typeof surfSpots.$inferInsert, 'id' | 'deletedAt'>;

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
export function listSurfSpots(db: Db, request: PageRequest): Promise<Paged<SurfSpot>> {
  const order = [asc(surfSpots.createdAt), asc(surfSpots.id)];
  const rows = db
    .select(columns)
    .from(surfSpots)
    .where(listed)
    .orderBy(...order);
  return paged(request, rows, db.$count(surfSpots, listed));
}

/** A spot where lessons can be booked. */
export async function findSurfSpot(db: Db, id: string): Promise<SurfSpot | undefined> {
  const [row] = await db
    .select(columns)
    .from(surfSpots)
    .where(and(listed, eq(surfSpots.id, id)));
  return row;
}

/** Stores a spot. */
export async function insertSurfSpot(db: Db, spot: NewSurfSpot): Promise<SurfSpot> {
  return onlyRow(await db.insert(surfSpots).values(spot).returning(columns));
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
  if ((await db.$count(bookings, eq(bookings.surfSpotId, id))) > 0) {
    await db.update(surfSpots).set({ deletedAt: new Date() }).where(eq(surfSpots.id, id));
  } else {
    await db.delete(surfSpots).where(eq(surfSpots.id, id));
    await removePicture(db, row.image_url);
  }
  return true;
}
