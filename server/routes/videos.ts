import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { changeVideo, insertVideo, listVideos, removeVideo } from '../repositories/videos.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

/** Videos of the gallery. */
export const videoHandlers = ({ db }: Context) =>
  ({
    listVideos: ({ query }) => listVideos(db, query),

    async createVideo(request) {
      const videoUrl = request.body.video_url.trim();
      return { data: await changeAs(db, request, (tx) => insertVideo(tx, { videoUrl })) };
    },

    async updateVideo(request) {
      const { params, body } = request;
      const videoUrl = body.video_url.trim();
      const data = await changeAs(db, request, (tx) => changeVideo(tx, params.id, { videoUrl }));
      if (!data) throw notFound('Video');
      return { data };
    },

    async deleteVideo(request) {
      if (!(await changeAs(db, request, (tx) => removeVideo(tx, request.params.id)))) throw notFound('Video');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
