import { createHash } from 'node:crypto';

/** An ETag of what is sent: the same for the same bytes. */
export const etagOf = (body: Buffer | string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const withoutWeak = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether an If-None-Match header names an ETag, or is '*' alone, so that 304 is the answer. Weak tags count, as proxies that compress
 * weaken a tag (RFC 9110, 13.1.2).
 */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => withoutWeak(tag) === withoutWeak(etag)));
