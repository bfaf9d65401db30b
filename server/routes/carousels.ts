import type { Handlers } from '../contract/handlers.ts';
import { changeCarousel, insertCarousel, listCarousels, removeCarousel } from '../repositories/carousels.ts';
import type { Context } from '../http/context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

/** Slides of the home page. */
export const carouselHandlers = ({ db }: Context) =>
  ({
    searchCarousels: ({ query }) => listCarousels(db, query, 'all'),

    createCarousel: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        insertCarousel(tx, { imageUrl, active: request.body.active === 'true' }),
      ),

    updateCarousel: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeCarousel(tx, request.params.id, { imageUrl, active: request.body.active === 'true' }),
      ),

    deleteCarousel: (request) => changeAs(db, request, (tx) => removeCarousel(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
