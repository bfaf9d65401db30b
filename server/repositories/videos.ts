import { asc, eq } from 'drizzle-orm';
import type { Video } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { videos } from '../db/schema.ts';
import { onlyRow } from './onlyRow.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';

type NewVideo = Omit<typeof videos.$inferInsert, 'id'>;

const columns = { id: videos.id, title: videos.title, video_url: videos.videoUrl };

/** Videos, oldest first. */
export function listVideos(db: Db, request: PageRequest): Promise<Paged<Video>> {
  const rows = db.select(columns).from(videos).orderBy(asc(videos.createdAt), asc(videos.id));
  return paged(request, rows, db.$count(videos));
}

/** Stores a video's address. */
export async function insertVideo(db: Db, video: NewVideo): Promise<Video> {
  return onlyRow(await db.insert(videos).values(video).returning(columns));
}

/** Changes a video; undefined when there is none. */
export async function changeVideo(db: Db, id: string, change: Partial<NewVideo>): Promise<Video | undefined> {
  const [row] = await db.update(videos).set(change).where(eq(videos.id, id)).returning(columns);
  return row;
}

/** Deletes a video; whether there was one. */
export async function removeVideo(db: Db, id: string): Promise<boolean> {
  return (await db.delete(videos).where(eq(videos.id, id)).returning(columns)).length > 0;
}
