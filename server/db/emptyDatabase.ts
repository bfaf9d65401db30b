import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** What `npm run build` makes for first starts, from the working directory. */
export const EMPTY_DATABASE = 'build/empty-database';
const MARKER = 'PG_VERSION';

/**
 * Lays out a new embedded database, so that PGlite need not make one. Without a build there is nothing to copy, and PGlite
 * does: it takes longer and, for that moment, 800 MB of memory.
 */
export function layOutDatabase(folder: string, empty = EMPTY_DATABASE): void {
  const from = path.join(empty, MARKER);
  const to = path.join(folder, MARKER);
  if (existsSync(to) || !existsSync(from)) return;
  // The marker comes last: a copy that broke off has none, and is begun anew.
  cpSync(empty, folder, { recursive: true, filter: (source) => path.normalize(source) !== from });
  cpSync(from, to);
}
