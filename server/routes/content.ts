import type { FastifyReply } from 'fastify';
import type { components } from '../contract.gen.ts';
import { badRequest, notFound } from '../errors.ts';
import { changeContent, insertContent, listContent, removeContent } from '../repositories/content.ts';
import { changeAs, type Context, readPicture, storePicture, type Valid } from './context.ts';

type Schemas = components['schemas'];
type ById = { params: { id: string } };
type ByPage = Valid<{ query: { page?: number } }>;

const noPicture = () => badRequest(['body/image_url must be a file']);

/** Photos of the gallery. */
export const imageRoutes = ({ db, cache }: Context) => ({
  listImages: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'images', request.query)),

  async createImage(request: Valid<{ body: Schemas['CreateImageRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const picture = await readPicture(body.image_url);
    const row = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      if (imageUrl === undefined) throw noPicture();
      return insertContent(tx, 'images', { imageUrl });
    });
    return reply.code(201).send({ data: row });
  },

  async updateImage(request: Valid<ById & { body: Schemas['UpdateImageRequest'] }>) {
    const { params, body } = request;
    const picture = await readPicture(body.image_url);
    const row = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const changed = await changeContent(tx, 'images', params.id, imageUrl === undefined ? {} : { imageUrl });
      if (!changed) throw notFound('Photo');
      return changed;
    });
    return { data: row };
  },

  async deleteImage(request: Valid<ById>) {
    const { params } = request;
    if (!(await changeAs(db, request, (tx) => removeContent(tx, 'images', params.id)))) throw notFound('Photo');
    return { data: true };
  },
});

/** Videos of the gallery. */
export const videoRoutes = ({ db, cache }: Context) => ({
  listVideos: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'videos', request.query)),

  async createVideo(request: Valid<{ body: Schemas['CreateVideoRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const row = await changeAs(db, request, (tx) => insertContent(tx, 'videos', { videoUrl: body.video_url.trim() }));
    return reply.code(201).send({ data: row });
  },

  async updateVideo(request: Valid<ById & { body: Schemas['UpdateVideoRequest'] }>) {
    const { params, body } = request;
    const row = await changeAs(db, request, (tx) =>
      changeContent(tx, 'videos', params.id, { videoUrl: body.video_url.trim() }),
    );
    if (!row) throw notFound('Video');
    return { data: row };
  },

  async deleteVideo(request: Valid<ById>) {
    const { params } = request;
    if (!(await changeAs(db, request, (tx) => removeContent(tx, 'videos', params.id)))) throw notFound('Video');
    return { data: true };
  },
});

/** Slides of the home page. */
export const carouselRoutes = ({ db, cache }: Context) => ({
  listCarousels: (request: ByPage, reply: FastifyReply) =>
    cache.answer(request, reply, () => listContent(db, 'carousels', request.query, true)),

  searchCarousels: ({ query }: ByPage) => listContent(db, 'carousels', query),

  async createCarousel(request: Valid<{ body: Schemas['CreateCarouselRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const picture = await readPicture(body.image_url);
    const row = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      if (imageUrl === undefined) throw noPicture();
      return insertContent(tx, 'carousels', { imageUrl, active: body.active === 'true' });
    });
    return reply.code(201).send({ data: row });
  },

  async updateCarousel(request: Valid<ById & { body: Schemas['UpdateCarouselRequest'] }>) {
    const { params, body } = request;
    const picture = await readPicture(body.image_url);
    const row = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const change = { active: body.active === 'true', ...(imageUrl !== undefined && { imageUrl }) };
      const changed = await changeContent(tx, 'carousels', params.id, change);
      if (!changed) throw notFound('Slide');
      return changed;
    });
    return { data: row };
  },

  async deleteCarousel(request: Valid<ById>) {
    const { params } = request;
    if (!(await changeAs(db, request, (tx) => removeContent(tx, 'carousels', params.id)))) throw notFound('Slide');
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

  async updateTestimony(request: Valid<ById & { body: Schemas['UpdateTestimonyRequest'] }>) {
    const { params, body } = request;
    const row = await changeAs(db, request, (tx) =>
      changeContent(tx, 'testimonies', params.id, { active: body.active }),
    );
    if (!row) throw notFound('Review');
    return { data: row };
  },

  async deleteTestimony(request: Valid<ById>) {
    const { params } = request;
    if (!(await changeAs(db, request, (tx) => removeContent(tx, 'testimonies', params.id)))) throw notFound('Review');
    return { data: true };
  },
});
