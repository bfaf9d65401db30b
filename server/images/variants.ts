import pLimit from 'p-limit';
import type { Region } from 'sharp';
import type { NewPicture } from '../repositories/pictures.ts';
import type { Warn } from '../throttledWarn.ts';
import { sharp } from './sharp.ts';
import type { VariantCache } from './VariantCache.ts';

const WIDTHS = new Set([320, 480, 640, 800, 960, 1280, 1920]);
/** Variants that may wait to be made. Beyond that, a visitor gets the picture as it is rather than wait for minutes. */
const MAX_WAITING = 40;
/** Twice what a stored picture has: one that has more was not stored by this server. */
const MAX_PIXELS = 8_000_000;
const PATIENCE_SECONDS = 30;

export interface VariantOf {
  name: string;
  width: number;
  /** Only the part that covers an upright screen. */
  isUpright: boolean;
  type: 'avif' | 'webp';
}

/** Names a variant: in the cache, and as its ETag. */
export const variantKey = ({ name, width, isUpright, type }: VariantOf): string =>
  [name, width, ...(isUpright ? ['upright'] : []), type].join('.');

/** The width of a `?w=` that is made; undefined for any other, which gets the picture as it is. */
export function variantWidth(text: unknown): number | undefined {
  const width = Number(text);
  return WIDTHS.has(width) ? width : undefined;
}

/** What covers an upright screen, 9:16, with the focal point at the same share of its width; undefined where that is all of it. */
function uprightPart(info: NewPicture['info']): Region | undefined {
  if (!info) return undefined;
  const width = Math.round((info.height * 9) / 16);
  if (width >= info.width) return undefined;
  return { left: Math.round((info.width - width) * info.focus_x), top: 0, width, height: info.height };
}

function encode({ content, info }: NewPicture, { width, isUpright, type }: VariantOf): Promise<Uint8Array> {
  const part = isUpright ? uprightPart(info) : undefined;
  const whole = sharp(content, { limitInputPixels: MAX_PIXELS });
  const image = (part ? whole.extract(part) : whole).resize(width, null, { withoutEnlargement: true });
  const encoded = type === 'avif' ? image.avif({ quality: 50, effort: 2 }) : image.webp({ quality: 78 });
  return encoded.timeout({ seconds: PATIENCE_SECONDS }).toBuffer();
}

/** Stored pictures at other widths (px), as AVIF or WebP. */
export class Variants {
  readonly #cache: VariantCache;
  readonly #warn: Warn;
  readonly #making = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #imageQueue = pLimit(1);

  constructor(cache: VariantCache, warn: Warn) {
    this.#cache = cache;
    this.#warn = warn;
  }

  /**
   * A variant: made on first demand, once however many wait for it, then read from the cache. `load` gives the stored
   * picture when its turn has come, so that requests that wait take no memory. Returns undefined when there is none to give: too
   * many wait, or the picture cannot be decoded.
   */
  async get(variant: VariantOf, load: () => Promise<NewPicture>): Promise<Uint8Array | undefined> {
    const key = variantKey(variant);
    const kept = await this.#cache.read(key);
    if (kept) return kept;
    const running = this.#making.get(key);
    if (running || this.#making.size >= MAX_WAITING) return running;
    const made = this.#imageQueue(() => this.#make(key, variant, load)).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(key: string, variant: VariantOf, load: () => Promise<NewPicture>): Promise<Uint8Array | undefined> {
    const picture = await load();
    try {
      const content = await encode(picture, variant);
      await this.#cache.write(key, content);
      return content;
    } catch (error) {
      this.#warn(`The stored picture ${variant.name} cannot be decoded.`, error);
      return undefined;
    }
  }
}
