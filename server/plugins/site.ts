import { existsSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';

const frames = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://maps.google.com',
];

/**
 * Security headers. Styles may be inline, as antd writes its own; scripts may not. helmet writes the policy anew for every
 * request, which costs as much as the whole lesson list: it is asked once, and its headers are kept.
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", ...frames],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = new Set(['content-length', 'date', 'connection']);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(kept);
    done();
  });
}

/** A path of the single-page app: asked for as a page, with no file's ending, and nobody else's. */
function isPage(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?'); // no URL object: it throws for some of what can be asked for
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|public|payments|js|css|assets)(\/|$)/.test(pathname) &&
    !/\.[^/]*$/.test(pathname) &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  );
}

/** Serves the built site from dist/, if it has been built: hashed files for ever, index.html never from a cache. */
export async function serveSite(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(path.join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed =
          /[\\/](js|css|assets)[\\/]/.test(path.relative(root, file)) ||
          /^(js|css|assets)[\\/]/.test(path.relative(root, file));
        const isPicture = /^pictures[\\/]/.test(path.relative(root, file));
        const policy = isHashed
          ? 'public, max-age=31536000, immutable'
          : isPicture
            ? 'public, max-age=86400'
            : 'no-cache';
        reply.header('cache-control', policy);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile('index.html');
    throw notFound('Page');
  });
}
