import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../repositories/pictures.ts';
import { pictureTurn } from './limitTo.ts';

const WIDTHS = new Set([320, 480, 640, 800, 960, 1280, 1920]);

export interface Variant {
  contentType: string;
  content: Uint8Array;
}

const making = new Map<string, Promise<Variant>>();

/** The width of a `?w=` that is made; undefined for any other, which gets the picture as it is. */
export function variantWidth(text: unknown): number | undefined {
  const width = Number(text);
  return WIDTHS.has(width) ? width : undefined;
}

async function make(picture: Picture, width: number, type: 'avif' | 'webp', file: string): Promise<Uint8Array> {
  const image = sharp(picture.content).resize(width, null, { withoutEnlargement: true });
  const encoded = type === 'avif' ? image.avif({ quality: 50, effort: 2 }) : image.webp({ quality: 78 });
  const content = await encoded.toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed into place: a reader never sees half a file.
  const draft = `${file}.${String(process.pid)}.part`;
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}

async function readOrMake(load: () => Promise<Picture>, width: number, type: 'avif' | 'webp', file: string) {
  const contentType = `image/${type}`;
  try {
    return { contentType, content: await readFile(file) };
  } catch {
    return { contentType, content: await pictureTurn(async () => make(await load(), width, type, file)) };
  }
}

/**
 * A picture at a width (px), as AVIF or WebP: made on first demand, once however many wait for it, then read from `file`
 * in a cache that may be deleted. `load` gives the stored picture.
 */
export function pictureVariant(
  load: () => Promise<Picture>,
  width: number,
  type: 'avif' | 'webp',
  file: string,
): Promise<Variant> {
  const running = making.get(file) ?? readOrMake(load, width, type, file).finally(() => making.delete(file));
  making.set(file, running);
  return running;
}
