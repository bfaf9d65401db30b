/**
 * Builds the site into dist/: the single-page app, beside it each public page as HTML, rendered as a visitor sees it first
 * (dist/pages/), and the service worker. A server that knows nothing of these pages serves index.html for all of them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import webpack, { type MultiStats, type StatsChunkGroup } from 'webpack';
import { buildServiceWorker } from './buildServiceWorker';
import { pageHtml } from './prerender/pageHtml';
import { renderedPages, sitePages } from './sitePages';
import configOf, { prerenderConfig } from '../webpack.config';

const dist = path.resolve('dist');

async function build(): Promise<Record<string, StatsChunkGroup>> {
  const compiler = webpack([configOf({}, { mode: 'production' }), prerenderConfig]);
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
const { renderPage } = createRequire(import.meta.url)(path.resolve('.tmp/prerender/prerender.cjs')) as {
  renderPage: (pathname: string) => Promise<string>;
};
const { code: pictureFirstCode } = await minify(readFileSync('scripts/prerender/pictureFirst.js', 'utf8'));
const pictureFirst = `js/picture-first.${createHash('sha256').update(pictureFirstCode).digest('hex').slice(0, 8)}.js`;
write(pictureFirst, pictureFirstCode);

const rendered = new Map<string, string>(); // file → path
for (const page of renderedPages) {
  const main = filesOf('main');
  const html = await pageHtml({
    template,
    page,
    content: await renderPage(page.path),
    files: filesOf(page.chunk).filter((file) => !main.includes(file)),
    pictureFirst,
    dist,
  });
  const name = `pages/${page.path === '/' ? 'index' : page.path.slice(1)}.html`;
  write(name, html);
  rendered.set(name, page.path);
}
console.log(`Rendered ${String(rendered.size)} pages into dist/pages.`);

const offlineChunks = sitePages.flatMap(({ chunk, offline }) => (offline ? [chunk, ...offline] : []));
const code = ['main', ...offlineChunks].flatMap(filesOf).filter((file) => /\.(js|css)$/.test(file));
const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
await buildServiceWorker(
  dist,
  [
    'index.html',
    'icon.svg',
    ...fonts.map((file) => `assets/${file}`),
    ...rendered.keys(),
    pictureFirst,
    ...new Set(code),
  ],
  (file) => rendered.get(file) ?? `/${file}`,
);
