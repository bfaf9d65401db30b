import type { FastifyReply } from 'fastify';
import type { components } from '../contract.gen.ts';
import { badRequest, notFound } from '../errors.ts';
import { changeContent, insertContent, listContent, removeContent } from '../repositories/content.ts';
import { type Context, readPicture, storePicture, type Valid } from './context.ts';

type Schemas = components['schemas'];
type ById = { params: { id: string } };
type ByPage = Valid<{ query: { page?: number } }>;

const noPicture = () => badRequest(['body/image_url must be a file']);

/** Photos of the gallery. */
export const imageRoutes = ({ db, cache }: Context) => ({
  listImages: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'images', request.query)),

  async createImage({ body }: Valid<{ body: Schemas['CreateImageRequest'] }>, reply: FastifyReply) {
    const picture = await readPicture(body.image_url);
    const row = await db.transaction(async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      if (imageUrl === undefined) throw noPicture();
      return insertContent(tx, 'images', { imageUrl });
    });
    return reply.code(201).send({ data: row });
  },

  async updateImage({ params, body }: Valid<ById & { body: Schemas['UpdateImageRequest'] }>) {
    const picture = await readPicture(body.image_url);
    const row = await db.transaction(async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const changed = await changeContent(tx, 'images', params.id, imageUrl === undefined ? {} : { imageUrl });
      if (!changed) throw notFound('Photo');
      return changed;
    });
    return { data: row };
  },

  async deleteImage({ params }: Valid<ById>) {
    if (!(await db.transaction((tx) => removeContent(tx, 'images', params.id)))) throw notFound('Photo');
    return { data: true };
  },
});

/** Videos of the gallery. */
export const videoRoutes = ({ db, cache }: Context) => ({
  listVideos: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'videos', request.query)),

  async createVideo({ body }: Valid<{ body: Schemas['CreateVideoRequest'] }>, reply: FastifyReply) {
    const row = await insertContent(db, 'videos', { videoUrl: body.video_url.trim() });
    return reply.code(201).send({ data: row });
  },

  async updateVideo({ params, body }: Valid<ById & { body: Schemas['UpdateVideoRequest'] }>) {
    const row = await db.transaction((tx) =>
      changeContent(tx, 'videos', params.id, { videoUrl: body.video_url.trim() }),
    );
    if (!row) throw notFound('Video');
    return { data: row };
  },

  async deleteVideo({ params }: Valid<ById>) {
    if (!(await removeContent(db, 'videos', params.id))) throw notFound('Video');
    return { data: true };
  },
});

/** Slides of the home page. */
export const carouselRoutes = ({ db, cache }: Context) => ({
  listCarousels: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'carousels', request.query, true)),

  searchCarousels: ({ query }: ByPage) => listContent(db, 'carousels', query),

  async createCarousel({ body }: Valid<{ body: Schemas['CreateCarouselRequest'] }>, reply: FastifyReply) {
    const picture = await readPicture(body.image_url);
    const row = await db.transaction(async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      if (imageUrl === undefined) throw noPicture();
      return insertContent(tx, 'carousels', { imageUrl, active: body.active === 'true' });
    });
    return reply.code(201).send({ data: row });
  },

  async updateCarousel({ params, body }: Valid<ById & { body: Schemas['UpdateCarouselRequest'] }>) {
    const picture = await readPicture(body.image_url);
    const row = await db.transaction(async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const change = { active: body.active === 'true', ...(imageUrl !== undefined && { imageUrl }) };
      const changed = await changeContent(tx, 'carousels', params.id, change);
      if (!changed) throw notFound('Slide');
      return changed;
    });
    return { data: row };
  },

  async deleteCarousel({ params }: Valid<ById>) {
    if (!(await db.transaction((tx) => removeContent(tx, 'carousels', params.id)))) throw notFound('Slide');
    return { data: true };
  },
});

/** Reviews by visitors. */
export const testimonyRoutes = ({ db, cache }: Context) => ({
  listTestimonies: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, async () => {
      const list = await listContent(db, 'testimonies', request.query, true);
      // Addresses are for administrators.
      return { ...list, data: list.data.map((row) => ({ ...row, email: null })) };
    }),

  searchTestimonies: ({ query }: ByPage) => listContent(db, 'testimonies', query),

  async createTestimony({ body }: Valid<{ body: Schemas['CreateTestimonyRequest'] }>, reply: FastifyReply) {
    const review = { name: body.name.trim(), email: body.email?.trim() ?? null, message: body.message.trim() };
    return reply.code(201).send({ data: await insertContent(db, 'testimonies', review) });
  },

  async updateTestimony({ params, body }: Valid<ById & { body: Schemas['UpdateTestimonyRequest'] }>) {
    const row = await db.transaction((tx) => changeContent(tx, 'testimonies', params.id, { active: body.active }));
    if (!row) throw notFound('Review');
    return { data: row };
  },

  async deleteTestimony({ params }: Valid<ById>) {
    if (!(await removeContent(db, 'testimonies', params.id))) throw notFound('Review');
    return { data: true };
  },
});
