import { and, eq, isNull } from 'drizzle-orm';
import type { SurfSpot } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, bookings, surfSpots } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';

const { deletedAt } = surfSpots;
const columns = {
  id: surfSpots.id,
  name: surfSpots.name,
  location: surfSpots.location,
  difficulty_level: surfSpots.difficultyLevel,
  description: surfSpots.description,
  location_url: surfSpots.locationUrl,
  meeting_point: surfSpots.meetingPoint,
  translations: surfSpots.translations,
  image_url: surfSpots.imageUrl,
};

/** Places where lessons are held. */
export const {
  list: listSurfSpots,
  insert: insertSurfSpot,
  change: changeSurfSpot,
  remove: removeSurfSpot,
} = contentRows(surfSpots, columns, 'Surf spot', {
  kept: { deletedAt, bookedAs: [bookings.surfSpotId, bookingDetails.surfSpotId] },
});

/** A spot where lessons can be booked. */
export async function findSurfSpot(db: Db, id: string): Promise<SurfSpot | undefined> {
  const [row] = await db
    .select(columns)
    .from(surfSpots)
    .where(and(isNull(deletedAt), eq(surfSpots.id, id)));
  return row;
}
