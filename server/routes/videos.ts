import type { Handlers } from '../contract/handlers.ts';
import { changeVideo, insertVideo, listVideos, removeVideo } from '../repositories/videos.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

/** Videos of the gallery. */
export const videoHandlers = ({ db }: Context) =>
  ({
    listVideos: ({ query }) => listVideos(db, query),

    createVideo: (request) =>
      changeAs(db, request, (tx) => insertVideo(tx, { videoUrl: request.body.video_url.trim() })),

    updateVideo: (request) =>
      changeAs(db, request, (tx) => changeVideo(tx, request.params.id, { videoUrl: request.body.video_url.trim() })),

    deleteVideo: (request) => changeAs(db, request, (tx) => removeVideo(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
