import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { pictureVariant, variantWidth } from '../images/variants.ts';
import { findPicture } from '../repositories/pictures.ts';

/** GET /public/{image_url}: stored pictures, at their own width or at one of a few others (`?w=`). */
export function pictureRoutes(app: FastifyInstance, db: Db, dataDir: string): void {
  const folder = path.join(dataDir, 'cache');
  app.get<{ Params: { name: string }; Querystring: { w?: string } }>('/public/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = /^[\w.-]{1,100}$/.test(name) ? await findPicture(db, name) : undefined;
    if (!picture) throw notFound('Picture');
    // A name never changes its content.
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    const width = variantWidth(request.query.w);
    if (width === undefined) return reply.type(picture.contentType).send(Buffer.from(picture.content));
    void reply.header('vary', 'accept');
    const type = (request.headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';
    const variant = await pictureVariant(picture, width, type, folder);
    return reply.type(variant.contentType).send(Buffer.from(variant.content));
  });
}
