/**
 * Builds the site into dist/, once for each language: the single-page app, beside it each public page as HTML, rendered as a
 * visitor sees it before its lists are there, and the service worker. English is at the root, any other language in a folder of
 * its name. A server that knows nothing of these pages serves index.html for all of them. What the repository's own server
 * renders pages with goes into build/render/.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { folderOf, languages } from './languages';
import { type Chunks, prerenderLanguage } from './prerender/prerenderLanguage';
import { writePictureFirst } from './prerender/writePictureFirst';
import { outputTo } from './prerender/output';
import { apiLevel } from './webpackParts';
import { webManifest } from './webManifest';
import siteConfig from '../webpack.config';
import rendererConfig from '../webpack.renderer.config';

const dist = path.resolve('dist');
const renderFolder = path.resolve('build/render');

/** Runs webpack for every language; the chunks of each, with their files below dist/. */
async function build(): Promise<Chunks[]> {
  const configs = languages.map(({ code }) => siteConfig({}, { mode: 'production', language: code }));
  const compiler = webpack([...configs, ...languages.map(({ code }) => rendererConfig(code))]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack answered nothing.'));
      else resolve(result);
    });
  });
  const text = stats.toString('errors-warnings').trim();
  if (text) console.log(text);
  if (stats.hasErrors()) process.exit(1);
  return stats.stats.slice(0, languages.length).map((one) => {
    const groups = one.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
    return new Map(
      Object.entries(groups).map(([name, { assets }]) => [name, (assets ?? []).map((asset) => asset.name)]),
    );
  });
}

for (const folder of [dist, renderFolder]) rmSync(folder, { recursive: true, force: true });
const chunks = await build();
const write = outputTo(dist);
const pictureFirst = await writePictureFirst(write);
write('manifest.webmanifest', JSON.stringify(webManifest));
const api = (process.env['API_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
for (const [index, { code }] of languages.entries()) {
  await prerenderLanguage({
    language: code,
    folder: folderOf(code),
    chunks: chunks[index] ?? new Map(),
    renderFolder: path.join(renderFolder, code),
    pictureFirst,
    level: Number(apiLevel(true) || 2),
    api,
    dist,
    write,
  });
}
// With the API on another host, this repository's server does not have the lists.
if (api !== '') rmSync(renderFolder, { recursive: true });
