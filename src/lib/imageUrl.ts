import { apiHost } from '../config/env';

/** Widths (px) that the backend may make of a picture; any server that ignores `?w=` still works. */
const imageWidths = [320, 480, 640, 800, 960, 1280, 1920] as const;

const isAbsolute = (address: string): boolean => /^https?:\/\//i.test(address);

/** An address with an origin: its own, or `origin` when it is a path. */
export const absoluteUrl = (address: string, origin: string): string =>
  isAbsolute(address) ? address : origin + address;

/**
 * Address of a picture (spec §3: shown under /public/{image_url} on the API host). An absolute http(s) URL stays as it is.
 * `path` is a row's image_url, `width` the width wanted in px; returns null when there is no picture.
 */
export function imageUrl(path: string | null | undefined, width?: (typeof imageWidths)[number]): string | null {
  if (!path) return null;
  if (isAbsolute(path)) return path;
  const url = `${apiHost}/public/${path.split('/').map(encodeURIComponent).join('/')}`;
  return width ? `${url}?w=${String(width)}` : url;
}

/** The widths of a picture of the API host as the `srcset` attribute; undefined for one elsewhere, which has one width. */
export function imageSrcSet(path: string): string | undefined {
  if (isAbsolute(path)) return undefined;
  return imageWidths.map((width) => `${imageUrl(path, width) ?? ''} ${String(width)}w`).join(', ');
}

/** The widths in which the part that covers an upright screen is asked for. */
const uprightWidths = [480, 640, 960, 1280] as const;

/** The same for the part of a picture that covers an upright screen; a server that does not make it sends the whole. */
export const uprightSrcSet = (path: string): string =>
  uprightWidths.map((width) => `${imageUrl(path, width) ?? ''}&crop=upright ${String(width)}w`).join(', ');
