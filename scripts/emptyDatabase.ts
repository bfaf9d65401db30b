/**
 * Makes an empty embedded database beside the bundle, which the server copies on its first start. Making one takes up to
 * 800 MB of memory, most of it for WebAssembly that runs once, so it is done at build time and not in the server.
 */
import { rmSync, statSync } from 'node:fs';
import { faultOf } from '../server/db/databaseFault.ts';
import { EMPTY_DATABASE, makeDatabase } from '../server/db/emptyDatabase.ts';

const isFresh =
  faultOf(EMPTY_DATABASE) === null &&
  statSync(`${EMPTY_DATABASE}/PG_VERSION`).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isFresh) {
  rmSync(EMPTY_DATABASE, { recursive: true, force: true });
  await makeDatabase(EMPTY_DATABASE);
}
