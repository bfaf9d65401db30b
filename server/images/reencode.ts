import { open } from 'node:fs/promises';
import { HttpError } from '../errors.ts';
import { tooCostly } from './decodingCost.ts';
import { sharp } from './sharp.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 16_384;
const MAX_FRAMES = 2000;
/** The longer side of what is stored (px). */
const STORED_SIDE = 2000;

const tooLarge = (message: string) => new HttpError(413, message);
const tooManyFrames = () => tooLarge('The image has more than 2,000 frames.');

/** Whether a file is a WebP of too many frames. libwebp looks at all of them, in a time that grows with their square. */
async function isEndlessWebp(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(12);
    await handle.read(head);
    if (head.toString('latin1', 8) !== 'WEBP') return false;
    const content = await handle.readFile();
    let frames = 0;
    for (let at = content.indexOf('ANMF'); at !== -1; at = content.indexOf('ANMF', at + 4)) frames += 1;
    return frames > MAX_FRAMES;
  } finally {
    await handle.close();
  }
}

/**
 * A file → a WebP: turned upright, without metadata, at most 2,000 px wide or high; of an animation the first frame.
 * Checks the size in the file's header before anything is decoded: 413. Throws sharp's errors for what is no picture.
 */
export async function reencode(file: string): Promise<Buffer> {
  if (await isEndlessWebp(file)) throw tooManyFrames();
  const image = sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  const picture = await image.metadata();
  const { format, width, height, compression, pages = 1 } = picture;
  // heif is the container of avif and of others that are not promised
  if (format === 'heif' && compression !== 'av1') throw new Error('not a raster image');
  if (width * height > MAX_PIXELS) throw tooLarge('The image has more than 40 megapixels.');
  if (Math.max(width, height) > MAX_SIDE) {
    throw tooLarge('The image is too large to be decoded: it is more than 16,384 pixels wide or high.');
  }
  if (pages > MAX_FRAMES && format !== 'heif') throw tooManyFrames();
  const reason = tooCostly(picture);
  if (reason !== undefined) throw tooLarge(reason);
  return image
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}
