import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFound, unavailable } from '../errors.ts';
import { pathOf } from '../http/address.ts';
import { sendDocument } from '../render/document.ts';
import { languageCookie, languageOf, SOURCE_LANGUAGE } from '../render/language.ts';
import { renderedPages as withLists, type RenderOptions } from '../render/renderedPages.ts';
import { readShells, type Shell } from '../render/shells.ts';

/**
 * Whether the request is for a page of the single-page app: it accepts HTML and has no other prefix. What ends like a file is one
 * only for a person's browser, such as an old address or a link copied with its full stop.
 */
function isPage(request: FastifyRequest, pagesAreKnown: boolean): boolean {
  const pathname = pathOf(request);
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/^\/(api|public|payments|js|css|assets)(\/|$)/.test(pathname) &&
    (!isFile || pagesAreKnown) &&
    (isFile ? /text\/html/ : /text\/html|\*\/\*/).test(request.headers.accept ?? '*/*')
  );
}

/** The folders with the HTML of each language: English at the root, any other in one with an index.html (scripts/buildSite.ts). */
function foldersByLanguage(files: Iterable<string>): Map<string, string> {
  const folders = [...files].flatMap((file) => /^([^/]+\/|)index\.html$/.exec(file)?.[1] ?? []);
  return new Map(folders.map((folder) => [folder.slice(0, -1) || SOURCE_LANGUAGE, folder]));
}

/** The admin area is in English. */
const isAdminArea = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

const MANIFEST = 'manifest.webmanifest';

/** The manifest as it was built; '' where there is none. */
function readManifest(root: string): string {
  const file = path.join(root, MANIFEST);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

interface Options {
  root: string;
  publicUrl: string | null;
  /** Renders pages with their lists, where the build has made what that takes. */
  render?: Omit<RenderOptions, 'manifest'> | null;
}

/**
 * Serves the built site from dist/, if it has been built: hashed files for ever, pages never from a cache. A public page comes
 * with its lists (server/render/), else as the build has rendered it, and every other one as index.html.
 */
export const site = fp<Options>(async (app, { root, publicUrl, render }) => {
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
  const shells = isBuilt ? await readShells(root, publicUrl) : new Map<string, Shell>();
  const folders = foldersByLanguage(shells.keys());
  const codes = [...folders.keys()];
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const manifest = isBuilt ? readManifest(root) : '';
  const rendering = isBuilt && render ? withLists({ ...render, manifest }) : null;
  const isKnownPath = render?.renderers.get(SOURCE_LANGUAGE)?.isKnownPath;
  const sendFile = (
    request: FastifyRequest,
    reply: FastifyReply,
    shell: Shell & { file: string; language: string },
  ) => {
    if (rendering) rendering.sendShell(request, reply, shell);
    else sendDocument(request, reply, shell.document);
  };
  // Returns nothing: Fastify would add listeners to a returned reply for each request.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void => {
    const pathname = pathOf(request);
    const asked = languageOf(request, codes);
    const language = isAdminArea(pathname) ? SOURCE_LANGUAGE : asked.language;
    const folder = folders.get(language) ?? '';
    const sendShell = (wanted: string) => {
      const file = [folder + wanted, `${folder}index.html`].find((name) => shells.has(name)) ?? '';
      const shell = shells.get(file);
      if (shell) sendFile(request, reply, { ...shell, file, language });
      else void reply.send(notFound('Page'));
    };
    // For browsers without JavaScript, when a person goes there: not for search engines, nor for what is fetched ahead.
    if (asked.isInAddress && request.headers['sec-fetch-mode'] === 'navigate')
      void reply.header('set-cookie', languageCookie(asked.language, isHttps));
    if (isKnownPath && !isKnownPath(pathname)) {
      sendShell('404.html');
      return;
    }
    const send = () => sendShell(`pages${pathname === '/' ? '/index' : pathname}.html`);
    if (rendering) rendering.sendPage(request, reply, language, send);
    else send();
  };
  // HEAD by the same handler: the one that Fastify adds would answer with a length of 0.
  const method = ['GET', 'HEAD'];
  if (isBuilt) app.route({ method, url: '/', handler: sendPage }); // to @fastify/static it is a folder, which it may not list
  for (const [file, shell] of shells) {
    const language =
      [...folders].find(([, folder]) => folder !== '' && file.startsWith(folder))?.[0] ?? SOURCE_LANGUAGE;
    app.route({
      method,
      url: `/${file}`,
      handler: (request, reply) => sendFile(request, reply, { ...shell, file, language }),
    });
  }
  if (rendering) {
    app.get<{ Params: { name: string } }>('/answers/:name', (request, reply) =>
      rendering.sendAnswers(request, reply, request.params.name, () => void reply.send(notFound('File'))),
    );
    const robots = readFileSync(path.join(root, 'robots.txt'), 'utf8');
    // What a request calls the host is not repeated: whoever sends it may make that up.
    const sitemap = publicUrl === null ? '' : `\nSitemap: ${publicUrl}/sitemap.xml\n`;
    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(robots + sitemap),
    );
    if (manifest !== '')
      app.route({
        method,
        url: `/${MANIFEST}`,
        handler: (request, reply) => rendering.sendManifest(request, reply),
      });
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
    if (!isBuilt || !isPage(request, isKnownPath !== undefined)) throw notFound('Page');
    sendPage(request, reply);
  });
});
