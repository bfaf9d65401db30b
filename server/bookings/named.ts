import type { Db } from '../db/connect.ts';
import { HttpError, notFound } from '../errors.ts';
import { holdInstructor } from '../repositories/instructors.ts';
import { findProducts } from '../repositories/products.ts';
import type { SessionRow } from '../repositories/sessionRows.ts';
import { findSurfSpot } from '../repositories/surfSpots.ts';
import type { Named, SessionRequest } from './sessionChange.ts';

/** A lesson that can be booked; 404 for any other, which is named where it has left the lists. */
async function findOffered(db: Db, id: string): Promise<Named['lesson']> {
  const [lesson] = await findProducts(db, [id]);
  if (!lesson) throw notFound('Lesson');
  if (!lesson.isOffered) throw new HttpError(404, 'Lesson not found.', [`${lesson.name} is no longer offered`]);
  return lesson;
}

/** The rows that a request names, unless all sessions have them already; 404 for one that is not there. */
export async function findNamed(tx: Db, sessions: readonly SessionRow[], request: SessionRequest): Promise<Named> {
  const { surf_spot_id: spotId, product_id: lessonId, instructor_id: instructorId } = request;
  const isOther = (column: 'surfSpotId' | 'productId' | 'instructorId', id: string): boolean =>
    sessions.some((session) => session[column] !== id);
  const spot = spotId !== undefined && isOther('surfSpotId', spotId) ? await findSurfSpot(tx, spotId) : null;
  if (spot === undefined) throw notFound('Surf spot');
  if (typeof instructorId === 'string' && isOther('instructorId', instructorId)) await holdInstructor(tx, instructorId);
  const isLesson = lessonId !== undefined && isOther('productId', lessonId);
  return { spot: spot ?? undefined, lesson: isLesson ? await findOffered(tx, lessonId) : undefined };
}
