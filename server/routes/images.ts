import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { decodePicture } from '../images/decode.ts';
import { changeImage, insertImage, listImages, removeImage } from '../repositories/images.ts';
import { insertPicture } from '../repositories/pictures.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

/** Photos of the gallery. */
export const imageHandlers = ({ db }: Context) =>
  ({
    listImages: ({ query }) => listImages(db, query),

    async createImage(request) {
      const picture = await decodePicture(request.body.image_url.file);
      const data = await changeAs(db, request, async (tx) =>
        insertImage(tx, { imageUrl: await insertPicture(tx, picture) }),
      );
      return { data };
    },

    async updateImage(request) {
      const { params, body } = request;
      const picture = body.image_url && (await decodePicture(body.image_url.file));
      const data = await changeAs(db, request, async (tx) => {
        const changed = await changeImage(tx, params.id, {
          ...(picture && { imageUrl: await insertPicture(tx, picture) }),
        });
        // Thrown inside of the transaction, so that the stored picture is rolled back.
        if (!changed) throw notFound('Photo');
        return changed;
      });
      return { data };
    },

    async deleteImage(request) {
      if (!(await changeAs(db, request, (tx) => removeImage(tx, request.params.id)))) throw notFound('Photo');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
