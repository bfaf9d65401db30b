import path from 'node:path';
import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';

interface Options {
  dist: string;
  /** The worker's name below `dist`. */
  file: string;
  /** The address of the HTML for pages that are not among the files. */
  index: string;
  /** What the worker keeps for a device without a network, below `dist`. */
  files: readonly string[];
  addressOf: (file: string) => string;
}

/** Builds a service worker from src/serviceWorker.ts. */
export async function buildServiceWorker({ dist, file, index, files, addressOf }: Options): Promise<void> {
  const bundle = '.tmp/serviceWorker.js';
  await build({
    entryPoints: ['src/serviceWorker.ts'],
    outfile: bundle,
    bundle: true,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.INDEX': JSON.stringify(index) },
    logLevel: 'warning',
  });
  const { count, size, warnings } = await injectManifest({
    swSrc: bundle,
    swDest: path.join(dist, file),
    globDirectory: dist,
    globPatterns: [...files],
    dontCacheBustURLsMatching: /^(?:js|css|assets)\//, // the name holds the hash
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
    ],
  });
  for (const warning of warnings) console.warn(warning);
  console.log(`${file} keeps ${String(count)} files, ${(size / 1000).toFixed(0)} kB.`);
}
