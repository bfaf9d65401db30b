/**
 * Builds the site into dist/: the single-page app, and beside it each public page as HTML, rendered as a visitor sees it
 * first (dist/pages/). A server that knows nothing of these pages serves index.html for all of them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import webpack, { type MultiStats, type StatsChunkGroup } from 'webpack';
import { sharedPages } from '../src/config/publicPages';
import { pageHtml } from './prerender/pageHtml';
import { chunkOf } from './prerender/pages';
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
const filesOf = (name: string) => (groups[name]?.assets ?? []).map((asset) => asset.name);
const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
const { renderPage } = createRequire(import.meta.url)(path.resolve('.tmp/prerender/prerender.cjs')) as {
  renderPage: (pathname: string) => Promise<string>;
};

/** Writes a file below dist/, and its compressed copies beside it. */
function write(name: string, text: string): void {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('')).digest('hex');

const { code: bootCode } = await minify(readFileSync('scripts/prerender/boot.js', 'utf8'));
const boot = `js/boot.${hashOf(bootCode).slice(0, 8)}.js`;
write(boot, bootCode);

for (const page of sharedPages) {
  const chunk = chunkOf(page.path);
  const main = filesOf('main');
  const html = await pageHtml({
    template,
    page,
    content: await renderPage(page.path),
    files: filesOf(chunk.name).filter((file) => !main.includes(file)),
    calls: chunk.calls,
    boot: chunk.isPictureFirst ? boot : undefined,
    dist,
  });
  write(`pages/${page.path === '/' ? 'index' : page.path.slice(1)}.html`, html);
}

// What the service worker keeps: every shared page, and the code of the pages that make sense without a network.
const kept = ['main', 'home', 'videos', 'lessons', 'lesson-detail', 'surf-spots', 'booking', 'check-booking'];
const code = kept.flatMap(filesOf).filter((file) => /\.(js|css)$/.test(file));
const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
const files = [
  '/index.html',
  '/icon.svg',
  ...fonts.map((file) => `/assets/${file}`),
  ...sharedPages.map((page) => page.path),
  ...[boot, ...code].map((file) => `/${file}`),
];
const list = JSON.stringify([...new Set(files)]);
const version = hashOf(list, template).slice(0, 12);
const worker = readFileSync('public/sw.js', 'utf8').replace('__VERSION__', version).replace('__FILES__', list);
writeFileSync(path.join(dist, 'sw.js'), worker);
console.log(`Rendered ${String(sharedPages.length)} pages into dist/pages.`);
