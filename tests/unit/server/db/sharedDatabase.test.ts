import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openSchool } from '../../../support/server/school.ts';
import { rowsOf } from '../../../support/server/testApp.ts';
import { openEmbeddedDatabase } from '../../../support/server/testDatabase.ts';

// What the next test of a process gets of the database that this one has had.
it('a test leaves neither rows, nor counts, nor settings, nor a connection to the next, and triggers are on', async () => {
  const first = await openEmbeddedDatabase();
  const { db } = first.connection;
  await openSchool({ db });
  await db.execute(sql`select set_config('surf.actor', gen_random_uuid()::text, false)`);
  await db.execute(sql`update products set price = 1`);
  await db.execute(sql`set statement_timeout = 1234`);
  const count = sql`select count(*)::int as n from products`;
  assert.deepEqual(await rowsOf(db, count), [{ n: 4 }]);
  await first.close();
  await assert.rejects(db.execute(count));

  const second = await openEmbeddedDatabase();
  const next = second.connection.db;
  assert.deepEqual(await rowsOf(next, count), [{ n: 0 }]);
  const [state] = await rowsOf(
    next,
    sql`select current_setting('statement_timeout') as timeout, current_setting('session_replication_role') as role,
      (select count(*)::int from pg_sequences where schemaname = 'public' and last_value is not null) as counted`,
  );
  assert.deepEqual(state, { timeout: '0', role: 'origin', counted: 0 });
  await second.close();
});

it('a database whose schema a test has changed is given to no other', async () => {
  const first = await openEmbeddedDatabase();
  await first.connection.db.execute(sql`create table marks ()`);
  await first.connection.db.execute(sql`alter table products disable trigger all`);
  await first.close();
  const second = await openEmbeddedDatabase();
  const found = await rowsOf(
    second.connection.db,
    sql`select to_regclass('marks') as marks, (select count(*)::int from pg_trigger where tgenabled = 'D') as off`,
  );
  assert.deepEqual(found, [{ marks: null, off: 0 }]);
  await second.close();
});
