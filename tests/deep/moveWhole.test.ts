import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { assertRefused, everything, fillSchool, reading, run, TABLES, rowsAt } from '../support/deep/move.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { rowsOf } from '../support/server/testApp.ts';

const { postgres, skip } = await postgresForTests();

describe('a school moves into a PostgreSQL', { skip }, () => {
  const url = postgres?.url ?? '';
  let before: Record<string, unknown>;
  it('that is empty, with all it has', async () => {
    assertRefused(/^DATA_DIR: there is no database in [^\n]*\.$/, url);
    await fillSchool();
    before = await reading({}, everything);
    const log = await reading({}, ({ db }) => rowsOf(db, sql`select id from audit_log`));
    assert.equal(log.length, 1);

    const { status, stdout, stderr } = run(url);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^Moved: .*\busers 2\b.*\n.*DATABASE_URL.*\n.*JWT_SECRET.*\n$/);
    assert.match(stdout, /\bbookings 4\b.*\baudit_log 1\b|\baudit_log 1\b.*\bbookings 4\b/);
    assert.deepEqual(await reading({ DATABASE_URL: url }, everything), before);
    assert.deepEqual(await reading({}, everything), before);
  });

  it('but not into one that holds something, which stays as it is', async () => {
    const there = await reading({ DATABASE_URL: url }, everything);
    assertRefused(/^The target is not empty: it has \w+\. Nothing was changed\.$/, url);
    assert.deepEqual(await reading({ DATABASE_URL: url }, everything), there);
    const foreign = await newDatabase(postgres, 'foreign_tables');
    await rowsAt(foreign, 'create table invoices (id int)');
    assertRefused(
      /^The target has a table invoices, which is none of this project's\. Nothing was changed\.$/,
      foreign,
    );
    assert.deepEqual(await rowsAt(foreign, TABLES), [{ table_name: 'invoices' }]);
  });
});
