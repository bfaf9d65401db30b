import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { EmbeddedServer } from '../../../../../server/db/embedded/EmbeddedServer.ts';
import { storageOf } from '../../../../../server/db/embedded/storage.ts';
import { openPool } from '../../../../../server/db/pool.ts';
import { troubleOf, unlessReadOnly } from '../../../../../server/db/trouble.ts';
import { layOutBareDatabase, testFolder } from '../../../../support/server/databaseFolders.ts';
import { rowsOf } from '../../../../support/server/testApp.ts';

const ENDLESS = sql`with recursive t as (select 1 union all select 1 from t) select count(*) from t`;
const root = testFolder();
after(() => rmSync(root, { recursive: true, force: true }));

/** An embedded database with a table, as the server reaches it. */
async function open(folder: string, watchEvery = 60_000) {
  await layOutBareDatabase(folder);
  const reports: string[] = [];
  const report = (trouble: string) => void reports.push(trouble);
  const server = await EmbeddedServer.start({ folder, watchEvery, report });
  const { pool, db } = openPool(
    { user: 'postgres', database: 'postgres', stream: () => server.connect(), max: 1, connectionTimeoutMillis: 60_000 },
    report,
  );
  after(async () => {
    await pool.end();
    await server.close();
  });
  // On a busy machine this takes longer than some tests let a statement take.
  const table = sql`create table if not exists notes (id serial primary key, text text)`;
  await server.patiently(60_000, () => db.execute(table));
  const add = (text: string) => db.execute(sql`insert into notes (text) values (${text})`);
  const notes = async () => (await rowsOf(db, sql`select text from notes order by id`)).map(({ text }) => text);
  return { server, pool, db, reports, add, notes };
}

/** Why a piece of work failed; fails when it did not. */
async function troubleIn(work: Promise<unknown>): Promise<ReturnType<typeof troubleOf>> {
  const [outcome] = await Promise.allSettled([work]);
  assert.equal(outcome.status, 'rejected');
  return troubleOf(outcome.reason);
}

const sound = await open(path.join(root, 'sound'), 1500);

describe('an embedded database', () => {
  it('that hangs is ended and opened again: waiting queries fail, and committed rows are kept', async () => {
    const { db, reports, add, notes } = await open(path.join(root, 'hangs'), 1500);
    await add('committed');
    const hanging = troubleIn(db.execute(ENDLESS));
    const behind = notes(); // waits for the one connection, and then gets the new one
    assert.equal(await hanging, 'AWAY');
    assert.deepEqual(await behind, ['committed']);
    assert.match(reports.join('\n'), /does not answer\. It is ended and opened again\.\n(.*\n)*.*is open again/);
  });

  it('that is busy, but answers in the end, is left alone', async () => {
    const { db, server, reports } = sound;
    for (let query = 0; query < 30; query += 1) await db.execute(sql`select sum(n) from generate_series(1, 100000) n`);
    assert.deepEqual([reports, server.storage], [[], 'OK']);
  });

  it('takes the named statements of a connection that broke off from the next one', async () => {
    const { pool } = sound;
    const statement = { name: 'kept', text: 'select $1::int as number' };
    for (const number of [1, 2]) {
      const client = await pool.connect();
      assert.deepEqual((await client.query(statement, [number])).rows, [{ number }]);
      client.release(true);
    }
  });

  it('that takes longer than it usually may is left alone while that was asked for, and only then', async () => {
    const { db, server, reports } = await open(path.join(root, 'slow'), 100);
    const slow = () => rowsOf(db, sql`select 'done' as state from pg_sleep(0.6)`);
    assert.deepEqual(await server.patiently(5000, slow), [{ state: 'done' }]);
    assert.deepEqual(reports, []);
    assert.equal(await troubleIn(slow()), 'AWAY');
  });

  it('forgets the transaction of a connection that broke off', async () => {
    const { pool, add, notes } = sound;
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into notes (text) values ('half')`);
    client.release(true); // the connection is dropped as it is
    await add('whole');
    assert.deepEqual(await notes(), ['whole']);
  });

  it('that hangs while it is opened is ended', async () => {
    const thread = path.join(root, 'hanging.mjs');
    writeFileSync(thread, 'for (;;);');
    const options = { folder: null, watchEvery: 60_000, report: () => undefined, thread: pathToFileURL(thread) };
    await assert.rejects(EmbeddedServer.start({ ...options, openPatience: 100 }), /it does not open/);
  });

  it('is refused, with a reason, in a folder that it cannot read', async () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    await assert.rejects(EmbeddedServer.start({ folder: file, watchEvery: 60_000, report: () => undefined }));
  });
});

describe('the transaction of a pool', () => {
  it('gives its connection back whatever fails', async () => {
    const { db, pool } = sound;
    const refuse = () => Promise.reject(new Error('changed my mind'));
    await assert.rejects(db.transaction(refuse), /changed my mind/);
    await assert.rejects(db.transaction((tx) => tx.execute(sql`select nonsense`)));
    const client = await pool.connect();
    client.release(true);
    await db.execute(sql`select 1`);
    assert.deepEqual([pool.totalCount, pool.idleCount, pool.waitingCount], [1, 1, 0]);
  });
});

const disk = path.join(root, 'disk');
const run = (...[command = '', ...args]: string[]) => spawnSync(command, args).status === 0;
/** A disk of so many MB, or false where this user may not mount one. */
const mountDisk = (size: number) =>
  run('mkdir', '-p', disk) && run('mount', '-t', 'tmpfs', '-o', `size=${String(size)}m`, 'tmpfs', disk);
const canMount = mountDisk(1);
if (canMount) run('umount', disk);

describe('an embedded database on a full disk', { skip: canMount ? false : 'only root can mount a small disk' }, () => {
  it('refuses changes and answers reads, and takes changes again when there is space', async () => {
    assert.ok(mountDisk(160));
    after(() => run('umount', '-l', disk));
    const { add, notes, reports } = await open(path.join(disk, 'pg'));
    await add('before');
    const filler = path.join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 1024 * 1024));
    assert.equal(storageOf(disk), 'FULL');
    assert.equal(await troubleIn(add('too much')), 'READ_ONLY');
    assert.equal(await unlessReadOnly(add('too much')), null);
    assert.deepEqual(await notes(), ['before']);
    rmSync(filler);
    await add('after');
    assert.deepEqual(await notes(), ['before', 'after']);
    assert.match(reports.join('\n'), /takes no changes: FULL\.\nThe disk takes changes again\./);
  });

  it('that became read-only says so', () => {
    assert.ok(mountDisk(8));
    after(() => run('umount', '-l', disk));
    assert.equal(storageOf(disk, 0), 'OK');
    assert.ok(run('mount', '-o', 'remount,ro', disk));
    assert.equal(storageOf(disk, 0), 'READ_ONLY');
  });
});
