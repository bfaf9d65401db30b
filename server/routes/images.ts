import type { Handlers } from '../contract/handlers.ts';
import { changeImage, insertImage, removeImage } from '../repositories/images.ts';
import type { Context } from '../http/context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

/** Photos of the gallery. */
export const imageHandlers = ({ db }: Context) =>
  ({
    createImage: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) => insertImage(tx, { imageUrl })),

    updateImage: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeImage(tx, request.params.id, { imageUrl }),
      ),

    deleteImage: (request) => changeAs(db, request, (tx) => removeImage(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
