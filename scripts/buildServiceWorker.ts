import path from 'node:path';
import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';

/**
 * Builds dist/sw.js from src/serviceWorker.ts. `files` are those below `dist` that it keeps for a device without a network,
 * `addressOf` tells the address of each.
 */
export async function buildServiceWorker(
  dist: string,
  files: readonly string[],
  addressOf: (file: string) => string,
): Promise<void> {
  const bundle = '.tmp/serviceWorker.js';
  await build({
    entryPoints: ['src/serviceWorker.ts'],
    outfile: bundle,
    bundle: true,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { count, size, warnings } = await injectManifest({
    swSrc: bundle,
    swDest: path.join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [...files],
    dontCacheBustURLsMatching: /^(?:js|css|assets)\//, // the name holds the hash
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
    ],
  });
  for (const warning of warnings) console.warn(warning);
  console.log(`The service worker keeps ${String(count)} files, ${(size / 1000).toFixed(0)} kB.`);
}
