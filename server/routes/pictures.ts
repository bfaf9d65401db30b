import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { pictureVariant, variantWidth } from '../images/variants.ts';
import { findPicture, findPictureType } from '../repositories/pictures.ts';

const noPicture = () => notFound('Picture');

/** GET /public/{image_url}: stored pictures, at their own width or at one of a few others (`?w=`). */
export function pictureRoutes(app: FastifyInstance, db: Db, dataDir: string): void {
  const folder = path.join(dataDir, 'cache');
  app.get<{ Params: { name: string }; Querystring: { w?: string } }>('/public/:name', async (request, reply) => {
    const { name } = request.params;
    const storedType = /^[\w.-]{1,100}$/.test(name) ? await findPictureType(db, name) : undefined;
    if (storedType === undefined) throw noPicture();
    const load = async () => {
      const picture = await findPicture(db, name);
      if (!picture) throw noPicture();
      return picture;
    };
    const width = variantWidth(request.query.w);
    const type = (request.headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';
    const tag = width === undefined ? `"${name}"` : `"${name}.${String(width)}.${type}"`;
    const others = reply.getHeader('vary');
    // A name never changes its content.
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      // Opened by itself, what somebody uploaded is a picture and nothing else.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      etag: tag,
      ...(width !== undefined && { vary: typeof others === 'string' ? `${others}, accept` : 'accept' }),
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (width === undefined) return reply.type(storedType).send(Buffer.from((await load()).content));
    const variant = await pictureVariant(load, width, type, path.join(folder, `${name}.${String(width)}.${type}`));
    return reply.type(variant.contentType).send(Buffer.from(variant.content));
  });
}
