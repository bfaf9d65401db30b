import { createHash } from 'node:crypto';

/**
 * The hash of what a repetition under the same Idempotency-Key must have again. It is stored: with other parts, or another order of
 * them, the repetition of a request that was sent before an upgrade would not be recognised.
 */
export const hashOfRequest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
