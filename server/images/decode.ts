import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { badRequest } from '../errors.ts';
import type { NewPicture } from '../repositories/pictures.ts';
import { decode } from './decoder.ts';

/** A name that cannot be guessed and is never used again. */
export const newPictureName = (): string => `${randomBytes(16).toString('hex')}.webp`;

/**
 * An uploaded file → a picture as it is stored: decoded, turned upright, without metadata, at most 2,000 px wide or high, and
 * described.
 * 400 for an empty file, 413 beyond 40 megapixels or what may be spent on it, 415 for anything that is not a raster image.
 */
export async function decodePicture(file: string): Promise<NewPicture> {
  if ((await stat(file)).size === 0) throw badRequest(['body/image_url must not be empty']);
  return { name: newPictureName(), contentType: 'image/webp', ...(await decode(file)) };
}
