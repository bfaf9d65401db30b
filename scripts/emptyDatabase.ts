/**
 * Makes what takes a first start too long: an empty embedded database, which the server copies, the packed one of the mock, and
 * the demo school's pictures as they are stored. Making a database takes up to 800 MB of memory, most of it for WebAssembly that
 * runs once, so it is done at build time and not in the server.
 */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '../server/db/connect.ts';
import { faultOf } from '../server/db/databaseFault.ts';
import { EMPTY_DATABASE, makeDatabase } from '../server/db/emptyDatabase.ts';
import { DECODED_PICTURES, PICTURES, writtenPictures } from '../server/seed/demoPictures.ts';
import { PACKED_DATABASE, packDatabase } from './mock/packedDatabase.ts';

/** When the newest of files was written (ms since 1970); 0 for none. */
const writtenAt = (...files: string[]): number =>
  Math.max(...files.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)));
const within = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name));
const packages = 'package-lock.json';

if (faultOf(EMPTY_DATABASE) !== null || writtenAt(`${EMPTY_DATABASE}/PG_VERSION`) < writtenAt(packages)) {
  rmSync(EMPTY_DATABASE, { recursive: true, force: true });
  await makeDatabase(EMPTY_DATABASE);
}
if (writtenAt(PACKED_DATABASE) < writtenAt(packages, ...within(migrationsFolder)))
  writeFileSync(PACKED_DATABASE, await packDatabase(migrationsFolder));
if (writtenAt(DECODED_PICTURES) < writtenAt(packages, ...within(PICTURES)))
  writeFileSync(DECODED_PICTURES, await writtenPictures());
