import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The version of PostgreSQL that PGlite contains. */
const VERSION = '18';
/** Without these PostgreSQL opens nothing, or makes an empty database in their place. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'];

/** A file beside the database that records its existence, so that a lost database is not taken for a first start. */
export const markerOf = (folder: string): string => path.join(path.dirname(folder), 'database.json');

/** Whether there is no file or folder of that name, or nothing in it. */
function lackOf(file: string): 'missing' | 'empty' | null {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return 'missing';
  return (found.isDirectory() ? readdirSync(file).length : found.size) === 0 ? 'empty' : null;
}

/** Whether nothing stands where a database would: no folder, or an empty one. */
export function isAbsent(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return !found || (found.isDirectory() && readdirSync(folder).length === 0);
}

/** What keeps the database of a folder from being opened, as far as a look at its files tells; null when nothing does. */
export function faultOf(folder: string): string | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return 'is damaged: it is no folder';
  for (const name of NEEDED) {
    const lack = lackOf(path.join(folder, name));
    if (lack) return `is damaged: ${name} is ${lack}`;
  }
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === VERSION) return null;
  return `is of another version: PG_VERSION says ${JSON.stringify(version.slice(0, 20))}, and this server opens ${VERSION}`;
}

/** A path as a shell takes it. */
const quoted = (file: string): string =>
  /^[\w./:@%+,=-]+$/.test(file) ? file : `"${file.replace(/["\\$`]/g, '\\$&')}"`;

/** The refusal to open a database, with the two commands that help. */
function refusal(folder: string, fault: string, clearing: string): Error {
  const dataDir = path.dirname(folder);
  const setting = dataDir === path.resolve('.data') ? '' : `DATA_DIR=${quoted(dataDir)} `;
  return new Error(
    `DATA_DIR: the database in ${folder} ${fault}. Nothing was changed. ` +
      `Bring a backup back with '${setting}npm run restore -- <file> --force', ` +
      `or begin anew with '${clearing} && ${setting}npm start'.`,
  );
}

/** The refusal of a database that is there but cannot be opened; `fault` says why, as `faultOf` does. */
export function unusable(folder: string, fault: string): Error {
  const kept = `${folder}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  return refusal(folder, fault, `mv ${quoted(folder)} ${quoted(kept)} && rm -f ${quoted(markerOf(folder))}`);
}

/** The refusal of a database whose opening failed for that reason, of which the first line is told. */
export const damaged = (folder: string, reason: string): Error =>
  unusable(folder, `is damaged: ${(reason.split('\n')[0] ?? '').replace(/\.$/, '')}`);

/** The refusal to begin anew where there was a database. */
export const lost = (folder: string): Error =>
  refusal(folder, 'is lost: there is nothing in that place', `rm ${quoted(markerOf(folder))}`);
