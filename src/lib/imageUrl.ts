import { apiHost } from '../config/env';

/** Widths (px) that the backend may make of a picture; any server that ignores `?w=` still works. */
export const imageWidths = [320, 480, 640, 800, 960, 1280, 1920] as const;

/**
 * Address of a picture (spec §3: shown under /public/{image_url} on the API host). An absolute http(s) URL stays as it is.
 * `path` is a row's image_url, `width` the width wanted in px; returns null when there is no picture.
 */
export function imageUrl(
  path: string | null | undefined,
  width?: (typeof imageWidths)[number],
  host = apiHost,
): string | null {
  if (!path) return null;
  if (/^https?:\/\//i.test(path)) return path;
  const url = `${host}/public/${path.split('/').map(encodeURIComponent).join('/')}`;
  return width ? `${url}?w=${String(width)}` : url;
}
