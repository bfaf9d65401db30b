import type { Metadata } from 'sharp';

/** The most that decoding a picture may take (bytes), by the estimate below. */
const MOST = 230 * 1024 * 1024;
/** Rows that are kept for the resize, when a picture is not made smaller while it is decoded. */
const ROWS = 1900;

interface Cost {
  kind: string;
  /** Bytes for each pixel, for what is kept of the whole picture while it is decoded. */
  perPixel: number;
  rows: number;
}

/** What decoding takes, as measured with the worst file of each kind (tests/deep/memory.test.ts). */
function costOf(picture: Metadata): Cost {
  const { format, channels, isProgressive, hasAlpha, pages = 1 } = picture;
  const isDeep = picture.depth !== 'uchar';
  const sample = isDeep ? 2 : 1;
  switch (format) {
    case 'heif':
      if (isDeep) return { kind: 'an AVIF of more than 8 bits', perPixel: 27.3, rows: 0 };
      return { kind: 'an AVIF', perPixel: hasAlpha ? 20.3 : 19.6, rows: 0 };
    case 'png':
      if (!isProgressive) return { kind: 'a PNG of 16 bits', perPixel: 0, rows: ROWS };
      return { kind: 'an interlaced PNG', perPixel: channels * sample, rows: ROWS };
    case 'jpeg': {
      // All coefficients, of two bytes each, are kept until the last scan, and a tenth more.
      const coefficients = picture.chromaSubsampling === '4:2:0' ? 1.5 : channels;
      return { kind: 'a progressive JPEG', perPixel: isProgressive ? 2.2 * coefficients : 0, rows: 0 };
    }
    case 'webp':
      // Frames that do not fill the picture, which make it transparent, are laid over each other at full size.
      if (pages > 1 && hasAlpha) return { kind: 'an animated WebP with transparency', perPixel: 19, rows: ROWS };
      return { kind: 'a WebP', perPixel: 4, rows: pages > 1 ? ROWS : 0 };
    default:
      return { kind: 'a GIF', perPixel: 4, rows: ROWS };
  }
}

/** Why decoding a picture would take too much memory; undefined when it does not. */
export function tooCostly(picture: Metadata): string | undefined {
  const { kind, perPixel, rows } = costOf(picture);
  const { width, height, channels, depth } = picture;
  const rowBytes = width * channels * (depth === 'uchar' ? 1 : 2);
  const bytes = width * height * perPixel + rowBytes * Math.min(height, rows);
  if (bytes <= MOST) return undefined;
  const megapixels = Math.floor((width * height * MOST) / bytes / 1_000_000);
  return `The image is too large to be decoded: ${kind} like this may have ${String(megapixels)} megapixels.`;
}
