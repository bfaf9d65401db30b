/**
 * Makes an empty embedded database beside the bundle, which the server copies on its first start. Making one takes up to
 * 800 MB of memory, most of it WebAssembly that is done with at once: better here than in the server.
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { EMPTY_DATABASE } from '../server/db/emptyDatabase.ts';

const marker = `${EMPTY_DATABASE}/PG_VERSION`;
const isFresh = existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isFresh) {
  rmSync(EMPTY_DATABASE, { recursive: true, force: true });
  const database = await PGlite.create(EMPTY_DATABASE);
  await database.close();
}
