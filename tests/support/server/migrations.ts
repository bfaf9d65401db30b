import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../../../server/db/connect.ts';

/** The migrations up to one of them, as a school that was last started then has them. */
export function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
