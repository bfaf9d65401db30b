import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { badRequest, HttpError } from '../errors.ts';
import type { Picture } from '../repositories/pictures.ts';

const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 2000;
const RASTER = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

// One picture at a time: a decoded one takes up to 160 MB.
let queue: Promise<unknown> = Promise.resolve();
sharp.concurrency(1);
sharp.cache(false);

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work);
  queue = result.catch(() => undefined);
  return result;
}

/** A name that cannot be guessed and is never used again. */
export const newPictureName = (): string => `${randomBytes(16).toString('hex')}.webp`;

async function reencode(data: Buffer): Promise<Picture> {
  const image = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width, height, compression } = await image.metadata();
  // heif is the container of avif and of others that are not promised
  if (!RASTER.has(format) || (format === 'heif' && compression !== 'av1')) throw new Error('not a raster image');
  if (width * height > MAX_PIXELS) throw new HttpError(413, 'The image has more than 40 megapixels.');
  const content = await image
    .autoOrient()
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  return { name: newPictureName(), contentType: 'image/webp', content };
}

/**
 * An uploaded file → a picture as it is stored: decoded, turned upright, without metadata, at most 2,000 px wide or high.
 * 400 for an empty file, 413 beyond 40 megapixels, 415 for anything that is not a raster image.
 */
export async function decodePicture(data: Buffer): Promise<Picture> {
  if (data.length === 0) throw badRequest(['body/image_url must not be empty']);
  try {
    return await inTurn(() => reencode(data));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw new HttpError(413, 'The image has more than 40 megapixels.');
    }
    throw new HttpError(415, 'The file is not an image.');
  }
}
