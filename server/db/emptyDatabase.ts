import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { faultOf } from './databaseFault.ts';

/** What `npm run build` makes for first starts, from the working directory. */
export const EMPTY_DATABASE = 'build/empty-database';

/** Lets a folder appear as a whole or not at all, in the place of none or of an empty one. */
async function appear(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.new`;
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  try {
    await fill(draft);
    if (existsSync(folder)) rmdirSync(folder); // which fails when there is something in it
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a new embedded database: it takes seconds and, for that moment, 800 MB of memory. */
export function makeDatabase(folder: string): Promise<void> {
  return appear(folder, async (draft) => {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(draft);
    await database.close();
  });
}

/** Lays out a new embedded database where there is none: a copy of the built one, or one made here without a build. */
export function layOutDatabase(folder: string, empty = EMPTY_DATABASE): Promise<void> {
  if (faultOf(empty) !== null) return makeDatabase(folder);
  return appear(folder, (draft) => cp(empty, draft, { recursive: true }));
}
