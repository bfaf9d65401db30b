/**
 * Builds the site into dist/: the single-page app, beside it each public page as HTML, rendered as a visitor sees it before its
 * lists are there (dist/pages/, dist/404.html), and the service worker. A server that knows nothing of these pages serves
 * index.html for all of them. What the repository's own server renders pages with goes into build/render/.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import webpack, { type MultiStats, type StatsChunkGroup } from 'webpack';
import { buildServiceWorker } from './buildServiceWorker';
import { type Frame, pageFrame, withHead } from './prerender/pageFrame';
import { sampleAnswers } from './prerender/sampleAnswers';
import type * as serverRender from '../src/serverRender';
import { type SitePage, sitePages } from './sitePages';
import { webManifest } from './webManifest';
import configOf, { rendererConfig } from '../webpack.config';

const dist = path.resolve('dist');
const renderFolder = path.resolve('build/render');

async function build(): Promise<Record<string, StatsChunkGroup>> {
  const compiler = webpack([configOf({}, { mode: 'production' }), rendererConfig]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack answered nothing.'));
      else resolve(result);
    });
  });
  const text = stats.toString('errors-warnings').trim();
  if (text) console.log(text);
  if (stats.hasErrors()) process.exit(1);
  return stats.stats[0]?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
}

const groups = await build();

/** The files of a chunk, below dist/. */
function filesOf(chunk: string): string[] {
  const group = groups[chunk];
  if (!group) throw new Error(`src/app/pages.ts names the chunk '${chunk}', which does not exist.`);
  return (group.assets ?? []).map((asset) => asset.name);
}

/** Writes a file below dist/, and its compressed copies beside it. */
function write(name: string, text: string): void {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
const { renderPage, renderedFrom } = (await import(
  pathToFileURL(path.join(renderFolder, 'renderer.js')).href
)) as typeof serverRender;
const { code: pictureFirstCode } = await minify(
  ['earlyInput', 'pictureFirst'].map((name) => readFileSync(`scripts/prerender/${name}.js`, 'utf8')).join('\n'),
);
const pictureFirst = `js/picture-first.${createHash('sha256').update(pictureFirstCode).digest('hex').slice(0, 8)}.js`;
write(pictureFirst, pictureFirstCode);

write('manifest.webmanifest', JSON.stringify(webManifest));

const api = (process.env['API_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
const main = filesOf('main');

/** The frame of a page whose first view is that of an address; `calls` are those that its HTML tells the browser to begin. */
async function frameOf(page: SitePage, address: string, calls: readonly string[]): Promise<Frame> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const from = renderedFrom(pathname, searchParams);
  const answers = sampleAnswers(from?.calls ?? [], from?.lesson);
  const stylesOfParts = new Set(page.parts.flatMap(filesOf).filter((file) => file.endsWith('.css')));
  return pageFrame({
    template,
    path: page.path,
    calls: calls.map((call) => api + call),
    sample: await renderPage({ url: address, origin: '', answers }),
    files: [...filesOf(page.chunk), ...stylesOfParts].filter((file) => !main.includes(file)),
    pictureFirst,
    dist,
  });
}

/** Writes a page as it is before its lists are there. */
async function writeShell(name: string, address: string, [start, middle, end]: Frame): Promise<void> {
  const { head, html } = await renderPage({ url: address, origin: '', answers: [] });
  write(name, start + head + middle + html + end);
}

const rendered = new Map<string, string>(); // file → path
const frames: Record<string, Frame> = {};
for (const page of sitePages) {
  const { path, firstCalls, at } = page;
  const address = path === '*' ? '/404' : at && !firstCalls ? `${path}?lesson=1` : path;
  if (firstCalls || at) frames[path] = await frameOf(page, address, []);
  if (path === '*') await writeShell('404.html', address, await frameOf(page, address, []));
  if (!firstCalls && !at && !path.includes(':') && path !== '*') {
    // The page is the visitor's own; what it is called is known.
    const { head } = await renderPage({ url: path, origin: '', answers: [] });
    write(`pages${path}.html`, withHead(template, head));
  }
  if (!firstCalls) continue;
  const name = `pages/${path === '/' ? 'index' : path.slice(1)}.html`;
  await writeShell(name, address, await frameOf(page, address, firstCalls));
  rendered.set(name, path);
}
console.log(`Rendered ${String(rendered.size)} pages into dist/pages.`);
// With the API on another host, this repository's server does not have the lists.
if (api === '') writeFileSync(path.join(renderFolder, 'frames.json'), JSON.stringify(frames));
else rmSync(renderFolder, { recursive: true });

const offlineChunks = sitePages.flatMap(({ chunk, parts, offline }) => (offline ? [chunk, ...parts, ...offline] : []));
const code = ['main', ...offlineChunks].flatMap(filesOf).filter((file) => /\.(js|css)$/.test(file));
const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
await buildServiceWorker(
  dist,
  [
    'index.html',
    'icon.svg',
    'icons/icon-192.png',
    'manifest.webmanifest',
    ...fonts.map((file) => `assets/${file}`),
    ...rendered.keys(),
    pictureFirst,
    ...new Set(code),
  ],
  (file) => rendered.get(file) ?? `/${file}`,
);
