import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { badRequest, HttpError } from '../errors.ts';
import type { Picture } from '../repositories/pictures.ts';
import { pictureTurn } from './limitTo.ts';

const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 2000;

// Only the decoders of what is taken: an SVG or a PDF is refused before anything of it is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`) });
sharp.concurrency(1);
sharp.cache(false);

/** A name that cannot be guessed and is never used again. */
export const newPictureName = (): string => `${randomBytes(16).toString('hex')}.webp`;

async function reencode(file: string): Promise<Picture> {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, width, height, compression } = await image.metadata();
  // heif is the container of avif and of others that are not promised
  if (format === 'heif' && compression !== 'av1') throw new Error('not a raster image');
  if (width * height > MAX_PIXELS) throw new HttpError(413, 'The image has more than 40 megapixels.');
  const content = await image
    .autoOrient()
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
  return { name: newPictureName(), contentType: 'image/webp', content };
}

/**
 * An uploaded file → a picture as it is stored: decoded, turned upright, without metadata, at most 2,000 px wide or high.
 * 400 for an empty file, 413 beyond 40 megapixels, 415 for anything that is not a raster image.
 */
export async function decodePicture(file: string): Promise<Picture> {
  if ((await stat(file)).size === 0) throw badRequest(['body/image_url must not be empty']);
  try {
    return await pictureTurn(() => reencode(file));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      throw new HttpError(413, 'The image has more than 40 megapixels.');
    }
    throw new HttpError(415, 'The file is not an image.');
  }
}
