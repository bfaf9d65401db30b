import type { Handlers } from '../contract/handlers.ts';
import type { surfSpots } from '../db/schema.ts';
import { changeSurfSpot, insertSurfSpot, removeSurfSpot } from '../repositories/surfSpots.ts';
import { columnsFor } from './columns.ts';
import type { Context } from '../http/context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

const columnsOf = columnsFor<typeof surfSpots>();

/** Places where lessons are held. */
export const surfSpotHandlers = ({ db }: Context) =>
  ({
    createSurfSpot: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        insertSurfSpot(tx, { ...columnsOf(request.body, ['image_url']), imageUrl }),
      ),

    updateSurfSpot: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeSurfSpot(tx, request.params.id, { ...columnsOf(request.body, ['image_url']), imageUrl }),
      ),

    deleteSurfSpot: (request) => changeAs(db, request, (tx) => removeSurfSpot(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
