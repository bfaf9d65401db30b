import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFound, unavailable } from '../errors.ts';
import { renderedPages as withLists, type RenderOptions } from '../render/renderedPages.ts';
import { originOf } from '../routes/origin.ts';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''; // a URL object would throw for some

/** Whether the request is for a page of the single-page app: it accepts HTML, has no file extension and no other prefix. */
function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|public|payments|js|css|assets)(\/|$)/.test(pathname) &&
    !pathname.slice(pathname.lastIndexOf('/')).includes('.') &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  );
}

/** The pages that were rendered at build time, some of them their heads alone: path → file. */
function renderedPages(root: string): Map<string, string> {
  const folder = path.join(root, 'pages');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => name.endsWith('.html')).map((name) => name.replaceAll(path.sep, '/'));
  return new Map(files.map((name) => [name === 'index.html' ? '/' : `/${name.slice(0, -5)}`, `pages/${name}`]));
}

interface Options {
  root: string;
  /** Renders pages with their lists, where the build has made what that takes. */
  render?: RenderOptions | null;
}

/**
 * Serves the built site from dist/, if it has been built: hashed files for ever, pages never from a cache. A public page comes
 * with its lists (server/render/), else as the build has rendered it, and every other one as index.html.
 */
export const site = fp<Options>(async (app, { root, render }) => {
  const isBuilt = existsSync(path.join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const [folder = ''] = /(^|[\\/])(js|css|assets)[\\/]|^pictures[\\/]/.exec(path.relative(root, file)) ?? [];
        const life =
          folder === '' ? null : folder.startsWith('pictures') ? 'max-age=86400' : 'max-age=31536000, immutable';
        reply.header('cache-control', life === null ? 'no-cache' : `public, ${life}`);
      },
    });
  }
  const pages = renderedPages(root);
  const rendering = isBuilt && render ? withLists(render) : null;
  // Returns nothing: Fastify would add listeners to a returned reply for each request.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void => {
    const pathname = pathOf(request);
    if (render && !render.renderer.isKnownPath(pathname)) {
      void reply.code(404).sendFile('404.html');
      return;
    }
    const sendShell = () => void reply.sendFile(pages.get(pathname) ?? 'index.html');
    if (rendering) rendering.sendPage(request, reply, sendShell);
    else sendShell();
  };
  if (isBuilt) app.get('/', sendPage); // to @fastify/static it is a folder, which it may not list
  if (isBuilt && rendering && render) {
    const { publicUrl } = render;
    const robots = readFileSync(path.join(root, 'robots.txt'), 'utf8');
    app.get('/robots.txt', (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(`${robots}\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`),
    );
    app.get('/sitemap.xml', (request, reply) =>
      rendering.sendSitemap(request, reply, () => void reply.send(unavailable('Please try again in a minute.', 60))),
    );
  }
  // The body of an unknown address is not read.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(request.is404 && !['GET', 'HEAD'].includes(request.method) ? notFound('Page') : undefined);
  });
  // The rate limit does not cover requests without a route by default.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, (request, reply) => {
    if (!isBuilt || !isPage(request)) throw notFound('Page');
    sendPage(request, reply);
  });
});
