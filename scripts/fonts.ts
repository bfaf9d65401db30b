import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

// Makes the two fonts of the site: Latin letters, the signs we use, the weights we use. To be run after one of these changed: npm run fonts
const folder = path.join(import.meta.dirname, '../src/ui/fonts');
const packages = path.dirname(path.dirname(createRequire(import.meta.url).resolve('subset-font/package.json')));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// ASCII, the letters of western European names, and typographic signs.
const text = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıĆćČčŁłŃńŚśŹźŻżĀāĒēĪīŌōŪū’‘“”„–—…•·←→↗✓★×−€\u202f`;
// Headlines use fewer characters. The browser takes a missing one from the text font.
const displayText = `${range(0x20, 0x7e)}\u00a0’‘“”–—…éèáíóúñüöäç`;

const fonts = [
  {
    name: 'display',
    from: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    text: displayText,
    weights: { min: 500, max: 800 },
    limit: 22_000,
  },
  {
    name: 'text',
    from: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    text,
    weights: { min: 400, max: 700 },
    limit: 18_000,
  },
];

mkdirSync(folder, { recursive: true });
for (const { name, from, file, text: kept, weights, limit } of fonts) {
  const source = path.join(packages, from);
  const font = await subsetFont(readFileSync(path.join(source, 'files', file)), kept, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    noLayoutClosure: true,
  });
  writeFileSync(path.join(folder, `${name}.woff2`), font);
  copyFileSync(path.join(source, 'LICENSE'), path.join(folder, `${name}.OFL.txt`));
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} kB, at most ${String(limit / 1000)} kB`);
  if (font.length > limit) throw new Error(`${name}.woff2 is too heavy for a phone on a beach network.`);
}
