import type { Handlers } from '../contract/handlers.ts';
import { isUpload } from '../contract/validation.ts';
import { notFound } from '../errors.ts';
import { decodePicture } from '../images/decode.ts';
import { insertPicture } from '../repositories/pictures.ts';
import { changeSurfSpot, insertSurfSpot, listSurfSpots, removeSurfSpot } from '../repositories/surfSpots.ts';
import { columnsOf } from './columns.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

const columns = {
  name: 'name',
  location: 'location',
  difficulty_level: 'difficultyLevel',
  description: 'description',
  location_url: 'locationUrl',
} as const;

/** Places where lessons are held. */
export const surfSpotHandlers = ({ db }: Context) =>
  ({
    listSurfSpots: ({ query }) => listSurfSpots(db, query),

    async createSurfSpot(request) {
      const { body } = request;
      // Either a file or the address of a picture.
      const picture = isUpload(body.image_url) ? await decodePicture(body.image_url.file) : body.image_url;
      const data = await changeAs(db, request, async (tx) => {
        const imageUrl = typeof picture === 'string' ? picture : await insertPicture(tx, picture);
        return insertSurfSpot(tx, { ...columnsOf(body, columns), imageUrl });
      });
      return { data };
    },

    async updateSurfSpot(request) {
      const { params, body } = request;
      const picture = body.image_url && (await decodePicture(body.image_url.file));
      const data = await changeAs(db, request, async (tx) => {
        const changed = await changeSurfSpot(tx, params.id, {
          ...columnsOf(body, columns),
          ...(picture && { imageUrl: await insertPicture(tx, picture) }),
        });
        // Thrown inside of the transaction, so that the stored picture is rolled back.
        if (!changed) throw notFound('Surf spot');
        return changed;
      });
      return { data };
    },

    async deleteSurfSpot(request) {
      if (!(await changeAs(db, request, (tx) => removeSurfSpot(tx, request.params.id)))) throw notFound('Surf spot');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
