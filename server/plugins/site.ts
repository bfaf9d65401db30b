import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';

const frames = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://maps.google.com',
];

/** What no page of the site uses, and so no script that gets into one may use. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

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
  const kept = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))),
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(kept);
    done();
  });
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''; // a URL object would throw for some

/** A path of the single-page app: asked for as a page, with no file's ending, and nobody else's. */
function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|public|payments|js|css|assets)(\/|$)/.test(pathname) &&
    !pathname.slice(pathname.lastIndexOf('/')).includes('.') &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  );
}

/** The pages that were rendered at build time: path → file. */
function renderedPages(root: string): Map<string, string> {
  const folder = path.join(root, 'pages');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  return new Map(files.map((name) => [name === 'index.html' ? '/' : `/${name.slice(0, -5)}`, `pages/${name}`]));
}

/**
 * Serves the built site from dist/, if it has been built: hashed files for ever, pages never from a cache. A page that was
 * rendered at build time comes as that, every other one as index.html.
 */
export async function serveSite(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(path.join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
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
  const pages = renderedPages(root);
  // Answers nothing: Fastify would wait for a reply that it is given, with listeners of its own for each time.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.sendFile(pages.get(pathOf(request)) ?? 'index.html');
  if (isBuilt) app.get('/', sendPage); // to @fastify/static it is a folder, which it may not list
  // What has no route has no limit by itself.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, (request, reply) => {
    if (!isBuilt || !isPage(request)) throw notFound('Page');
    sendPage(request, reply);
  });
}
