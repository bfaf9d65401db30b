import type { Handlers } from '../contract/handlers.ts';
import { changeVideo, insertVideo, removeVideo } from '../repositories/videos.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

/** The row that a request describes; a title that is emptied is none, one that is absent stays. */
const rowOf = ({ video_url, title }: { video_url: string; title?: string }) => ({
  videoUrl: video_url.trim(),
  title: title === undefined ? undefined : title.trim() || null,
});

/** Videos of the gallery. */
export const videoHandlers = ({ db }: Context) =>
  ({
    createVideo: (request) => changeAs(db, request, (tx) => insertVideo(tx, rowOf(request.body))),

    updateVideo: (request) => changeAs(db, request, (tx) => changeVideo(tx, request.params.id, rowOf(request.body))),

    deleteVideo: (request) => changeAs(db, request, (tx) => removeVideo(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
