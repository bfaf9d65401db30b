import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { connect, migrationsFolder } from '../../server/db/connect.ts';
import { testFolder } from '../support/server/databaseFolders.ts';
import { rowsOf } from '../support/server/testApp.ts';

/** Seconds: longer than any query may take, and than the watchdog lets the database owe an answer. */
const SLOW = 12;
const root = testFolder();
after(() => rmSync(root, { recursive: true, force: true }));

it('a migration of an embedded database may take longer than any query', async () => {
  const folder = path.join(root, migrationsFolder);
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_slow', breakpoints: true }];
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  writeFileSync(
    path.join(folder, '0000_slow.sql'),
    `create table slow as select 1 as one from pg_sleep(${String(SLOW)});`,
  );
  const reports: string[] = [];
  const home = process.cwd();
  process.chdir(root); // migrations are found from where the server is started
  try {
    const { db, close } = await connect({ databaseUrl: null, dataDir: null }, (trouble) => reports.push(trouble));
    assert.deepEqual(await rowsOf(db, sql`select count(*)::int as count from slow`), [{ count: 1 }]);
    await close();
  } finally {
    process.chdir(home);
  }
  assert.deepEqual(reports, []);
});
