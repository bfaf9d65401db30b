import { croppedAvif, largeAlphaAvif, plainAvif } from './avif.ts';
import { blocks, flat, longWebp, photo, png, textBomb } from './images.ts';

const MEGABYTE = 1024 * 1024;

/** For each format, the accepted picture that takes the most memory to decode. */
export const worstTaken: Record<string, () => Promise<Buffer>> = {
  'a JPEG of 24 megapixels in 9.9 MB': () => photo(9.9 * MEGABYTE),
  'a progressive JPEG of 40 megapixels': () => flat(8000, 5000).jpeg({ progressive: true }).toBuffer(),
  'an interlaced PNG of 40 megapixels': () => flat(8000, 5000, 4).png({ progressive: true }).toBuffer(),
  'a PNG of 16 bits and 40 megapixels': () => flat(8000, 5000, 4).toColourspace('rgb16').png().toBuffer(),
  'a lossless WebP of 40 megapixels': () => blocks(8000, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
  'an animated WebP of 11 megapixels': () => longWebp(2000, 4000, 2750),
  'a GIF of 40 megapixels': () => flat(8000, 5000).gif({ effort: 1 }).toBuffer(),
  'an AVIF of 12 megapixels': () => flat(4000, 3000).avif({ effort: 0 }).toBuffer(),
};

/** Pictures that would take up to 6 GB to decode, and why they are refused. */
export const refused: Record<string, { make: () => Buffer | Promise<Buffer>; reason: RegExp }> = {
  'a PNG of 3,900,000 x 10': { make: () => png(3_900_000, 10, 'rgba16'), reason: /16,384 pixels wide or high/ },
  'a PNG of 60,000 x 60,000': { make: () => png(60_000, 60_000), reason: /40 megapixels/ },
  'an interlaced PNG of 16 bits': {
    make: () => flat(8000, 5000, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    reason: /an interlaced PNG like this may have 21 megapixels/,
  },
  'a PNG with 800 MB of text': { make: textBomb, reason: /too much memory or time/ },
  'an animated WebP of 40 megapixels': {
    make: () => longWebp(2000, 8000, 5000),
    reason: /an animated WebP with transparency like this may have \d+ megapixels/,
  },
  'an AVIF of 40 megapixels': { make: () => plainAvif(8000, 5000), reason: /an AVIF like this may have 12 megapixels/ },
  'an AVIF of 10 bits and 10 megapixels': {
    make: () => flat(4000, 2500).avif({ effort: 0, bitdepth: 10 }).toBuffer(),
    reason: /more than 8 bits like this may have 8 megapixels/,
  },
  'an AVIF that is cut from 40 megapixels': { make: () => croppedAvif(8000, 5000), reason: /too much memory or time/ },
  'an AVIF with a large transparency': { make: () => largeAlphaAvif(8000, 5000), reason: /too much memory or time/ },
};
