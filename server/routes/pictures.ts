import path from 'node:path';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Db } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { isKnown } from '../http/etag.ts';
import { throttledWarn } from '../throttledWarn.ts';
import { VariantCache } from '../images/VariantCache.ts';
import { variantKey, Variants, variantWidth } from '../images/variants.ts';
import { findPicture, findPictureType } from '../repositories/pictures.ts';

interface Options {
  db: Db;
  dataDir: string;
  now: () => Date;
}

const DAY = 86_400_000;
const noPicture = () => notFound('Picture');

/** Variants in a cache under DATA_DIR, which is swept now and once a day. */
function cachedVariants(app: FastifyInstance, dataDir: string, now: () => Date): Variants {
  const warn = throttledWarn(app.log, now);
  const cache = new VariantCache(path.join(dataDir, 'cache'), warn);
  const sweep = () => void cache.sweep(now().getTime());
  sweep();
  const timer = setInterval(sweep, DAY).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
  });
  return new Variants(cache, warn);
}

/** GET /public/{image_url}: stored pictures, at their own width or at one of a few others (`?w=`), whole or what covers an upright screen (`?crop=`). */
export const pictures: FastifyPluginCallback<Options> = (app, { db, dataDir, now }) => {
  const variants = cachedVariants(app, dataDir, now);
  app.get<{ Params: { name: string }; Querystring: { w?: string; crop?: string } }>(
    '/public/:name',
    async (request, reply) => {
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
      const wanted =
        width === undefined ? undefined : ({ name, width, isUpright: request.query.crop === 'upright', type } as const);
      const tag = wanted ? `"${variantKey(wanted)}"` : `"${name}"`;
      const others = reply.getHeader('vary');
      const headers = {
        'cache-control': 'public, max-age=31536000, immutable', // a name never changes its content
        'cross-origin-resource-policy': 'cross-origin',
        // An upload that is opened as a page of its own may not run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        etag: tag,
        ...(width !== undefined && { vary: typeof others === 'string' ? `${others}, accept` : 'accept' }),
      };
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).headers(headers).send();
      const variant = wanted && (await variants.get(wanted, load));
      if (variant) return reply.headers(headers).type(`image/${type}`).send(Buffer.from(variant));
      const { content } = await load();
      // Headers are set last, so that no failure is cached for a year, and no original in the place of a variant.
      void reply.headers(headers).type(storedType);
      if (width !== undefined) void reply.header('cache-control', 'no-store').removeHeader('etag');
      return reply.send(Buffer.from(content));
    },
  );
};
