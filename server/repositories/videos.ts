import { videos } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';

/** Videos of the gallery. */
export const {
  list: listVideos,
  insert: insertVideo,
  change: changeVideo,
  remove: removeVideo,
} = contentRows(videos, { id: videos.id, title: videos.title, video_url: videos.videoUrl }, 'Video');
