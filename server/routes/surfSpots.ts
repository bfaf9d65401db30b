import type { FastifyReply } from 'fastify';
import type { components } from '../contract.gen.ts';
import { notFound } from '../errors.ts';
import {
  changeSurfSpot,
  insertSurfSpot,
  listSurfSpots,
  type NewSurfSpot,
  removeSurfSpot,
} from '../repositories/surfSpots.ts';
import { changeAs, type Context, readPicture, storePicture, type Valid } from './context.ts';

type Schemas = components['schemas'];

/** Places where lessons are held. */
export const surfSpotRoutes = ({ db, cache }: Context) => ({
  listSurfSpots: (request: Valid<{ query: { page?: number } }>, reply: FastifyReply) =>
    cache.answer(request, reply, () => listSurfSpots(db, request.query)),

  async createSurfSpot(request: Valid<{ body: Schemas['CreateSurfSpotRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const picture = await readPicture(body.image_url);
    const spot = await changeAs(db, request, async (tx) =>
      insertSurfSpot(tx, {
        name: body.name.trim(),
        location: body.location.trim(),
        difficultyLevel: body.difficulty_level,
        description: body.description.trim(),
        locationUrl: body.location_url,
        // Either a file or the address of a picture.
        imageUrl: (await storePicture(tx, picture)) ?? body.image_url,
      }),
    );
    return reply.code(201).send({ data: spot });
  },

  async updateSurfSpot(request: Valid<{ params: { id: string }; body: Schemas['UpdateSurfSpotRequest'] }>) {
    const { params, body } = request;
    const picture = await readPicture(body.image_url);
    const changed = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const change: Partial<NewSurfSpot> = {
        ...(body.name !== undefined && { name: body.name.trim() }),
        ...(body.location !== undefined && { location: body.location.trim() }),
        ...(body.difficulty_level !== undefined && { difficultyLevel: body.difficulty_level }),
        ...(body.description !== undefined && { description: body.description.trim() }),
        ...(body.location_url !== undefined && { locationUrl: body.location_url || null }),
        ...(imageUrl !== undefined && { imageUrl }),
      };
      const outcome = await changeSurfSpot(tx, params.id, change);
      if (!outcome) throw notFound('Surf spot');
      return outcome;
    });
    return { data: changed };
  },

  async deleteSurfSpot(request: Valid<{ params: { id: string } }>) {
    const { params } = request;
    if (!(await changeAs(db, request, (tx) => removeSurfSpot(tx, params.id)))) throw notFound('Surf spot');
    return { data: true };
  },
});
