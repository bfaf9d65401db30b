import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServiceWorker } from '../buildServiceWorker';
import { workerOf } from '../languages';
import { type SitePage, sitePages } from '../sitePages';
import { facesApart } from './faces';
import type { Write } from './output';
import { type Frame, pageFrame, withHead } from './pageFrame';
import { callsAtLevel, sampleAnswers } from './sampleAnswers';
import type * as serverRender from '../../src/serverRender';

/** The files of each chunk, below dist/. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

interface Options {
  language: string;
  /** Of the language's HTML, below dist/: '' or with a slash at its end. */
  folder: string;
  chunks: Chunks;
  /** Where webpack has put the language's renderer. */
  renderFolder: string;
  pictureFirst: string;
  /** The level of the backend for which the site is built. */
  level: number;
  /** Origin of an API on another host, or ''. */
  api: string;
  dist: string;
  write: Write;
}

/**
 * Writes the public pages of a language as they are before their lists are there (pages/, 404.html), the frames into which the
 * server puts pages with their lists (frames.json beside the renderer), and the service worker.
 */
export async function prerenderLanguage(options: Options): Promise<void> {
  const { language, folder, chunks, renderFolder, pictureFirst, level, api, dist, write } = options;
  const template = readFileSync(path.join(dist, `${folder}index.html`), 'utf8');
  const { renderHead, renderPage, renderedFrom } = (await import(
    pathToFileURL(path.join(renderFolder, 'renderer.js')).href
  )) as typeof serverRender;

  function filesOf(chunk: string): readonly string[] {
    const files = chunks.get(chunk);
    if (!files) throw new Error(`src/app/pages.ts names the chunk '${chunk}', which does not exist.`);
    return files;
  }
  const main = filesOf('main');

  // A page has the fonts already when these come: faces that come again make the browser lay the whole page out anew.
  const faceless = new Map<string, string>();
  for (const file of main.filter((one) => one.endsWith('.css'))) {
    const { faces, rest } = facesApart(readFileSync(path.join(dist, file), 'utf8'));
    if (!faces) continue;
    const name = file.replace(/\.css$/, '.faceless.css');
    write(name, rest);
    faceless.set(file, name);
  }

  /** The frame of a page whose first view is that of an address; `calls` are those that its HTML tells the browser to begin. */
  async function frameOf(page: SitePage, address: string, calls: readonly string[]): Promise<Frame> {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const from = renderedFrom(pathname, searchParams);
    const answers = sampleAnswers(from?.calls ?? [], from?.lesson);
    const stylesOfParts = new Set(page.parts.flatMap(filesOf).filter((file) => file.endsWith('.css')));
    return pageFrame({
      template,
      path: page.path,
      calls: callsAtLevel(calls, level).map((call) => api + call),
      sample: await renderPage({ url: address, origin: '', answers }),
      files: [...filesOf(page.chunk), ...stylesOfParts].filter((file) => !main.includes(file)),
      pictureFirst,
      faceless,
      dist,
    });
  }

  /** Writes a page as it is before its lists are there. */
  async function writeShell(name: string, address: string, [start, middle, end]: Frame): Promise<void> {
    const { head, html } = await renderPage({ url: address, origin: '', answers: [] });
    write(folder + name, start + head + middle + html + end);
  }

  const rendered = new Map<string, string>(); // file → path
  const frames: Record<string, Frame> = {};
  for (const page of sitePages) {
    const { path, firstCalls, at } = page;
    const address = path === '*' ? '/404' : at && !firstCalls ? `${path}?lesson=1` : path;
    if (firstCalls || at) frames[path] = await frameOf(page, address, []);
    if (path === '*') await writeShell('404.html', address, await frameOf(page, address, []));
    if (!firstCalls && !at && !path.includes(':') && path !== '*') {
      write(`${folder}pages${path}.html`, withHead(template, await renderHead(path)));
    }
    if (!firstCalls) continue;
    const name = `pages/${path === '/' ? 'index' : path.slice(1)}.html`;
    await writeShell(name, address, await frameOf(page, address, firstCalls));
    rendered.set(folder + name, path);
  }
  writeFileSync(path.join(renderFolder, 'frames.json'), JSON.stringify(frames));
  console.log(`Rendered ${String(rendered.size)} pages into dist/${folder}pages.`);

  const offlineChunks = sitePages.flatMap(({ chunk, parts, offline }) =>
    offline ? [chunk, ...parts, ...offline] : [],
  );
  const code = ['main', ...offlineChunks].flatMap(filesOf).filter((file) => /\.(js|css)$/.test(file));
  const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  const index = `${folder}index.html`;
  await buildServiceWorker({
    dist,
    file: workerOf(language),
    index: `/${index}`,
    files: [
      index,
      'icon.svg',
      'icons/icon-192.png',
      'manifest.webmanifest',
      ...fonts.map((file) => `assets/${file}`),
      ...rendered.keys(),
      pictureFirst,
      ...faceless.values(),
      ...new Set(code),
    ],
    addressOf: (file) => rendered.get(file) ?? `/${file}`,
  });
}
