import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { decodePicture } from '../images/decode.ts';
import { changeCarousel, insertCarousel, listCarousels, removeCarousel } from '../repositories/carousels.ts';
import { insertPicture } from '../repositories/pictures.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

/** Slides of the home page. */
export const carouselHandlers = ({ db }: Context) =>
  ({
    listCarousels: ({ query }) => listCarousels(db, query, 'active'),
    searchCarousels: ({ query }) => listCarousels(db, query, 'all'),

    async createCarousel(request) {
      const { body } = request;
      const active = body.active === 'true';
      const picture = await decodePicture(body.image_url.file);
      const data = await changeAs(db, request, async (tx) =>
        insertCarousel(tx, { imageUrl: await insertPicture(tx, picture), active }),
      );
      return { data };
    },

    async updateCarousel(request) {
      const { params, body } = request;
      const active = body.active === 'true';
      const picture = body.image_url && (await decodePicture(body.image_url.file));
      const data = await changeAs(db, request, async (tx) => {
        const imageUrl = picture && (await insertPicture(tx, picture));
        const changed = await changeCarousel(tx, params.id, { active, imageUrl });
        // Thrown inside of the transaction, so that the stored picture is rolled back.
        if (!changed) throw notFound('Slide');
        return changed;
      });
      return { data };
    },

    async deleteCarousel(request) {
      if (!(await changeAs(db, request, (tx) => removeCarousel(tx, request.params.id)))) throw notFound('Slide');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
