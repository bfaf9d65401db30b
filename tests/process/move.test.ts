import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.ts';
import { buildApp } from '../../server/app.ts';
import { connect, type Connection } from '../../server/db/connect.ts';
import { seedDatabase } from '../../server/db/seed/seed.ts';
import { readSettings } from '../../server/settings.ts';
import { bookingRequest, picture } from '../support/server/school.ts';
import { form, rowsOf } from '../support/server/testApp.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-move-'));
after(() => rmSync(root, { recursive: true, force: true }));
const dataDir = path.join(root, 'data');
const SERVER_STARTED_WITH = { DATA_DIR: dataDir, RATE_LIMITS: 'off' };

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import=tsx', 'scripts/move.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.trim() };
}

/** The server as it starts with these settings and fills what is empty, for a piece of work. */
async function serving<T>(
  env: Record<string, string>,
  work: (app: FastifyInstance, connection: Connection) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ ...SERVER_STARTED_WITH, ...env });
  const connection = await connect(settings);
  await seedDatabase(connection.db, settings);
  const app = await buildApp({ settings, connection, siteRoot: path.join(root, 'no-site') });
  try {
    return await work(app, connection);
  } finally {
    await app.close();
    await connection.close();
  }
}

/** The type of the answer is the test's claim. */
async function ask<T>(app: FastifyInstance, url: string, body?: object, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const sent = isForm ? new Response(body) : null;
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': sent.headers.get('content-type') ?? '' }),
    },
    ...(body && { payload: sent ? Buffer.from(await sent.arrayBuffer()) : body }),
  });
  assert.ok(answer.statusCode < 300, `${url} ${String(answer.statusCode)} ${answer.body}`);
  return answer.json<{ data: T }>().data;
}
const logIn = (app: FastifyInstance) =>
  ask<{ access_token: string; refresh_token: string }>(app, '/api/auth/login', {
    email: 'admin@surf.example',
    password: 'ombak-admin-2027',
  });
interface Row {
  id: string;
  name: string;
  image_url: string;
}
async function bookOne(app: FastifyInstance): Promise<string> {
  const [spot] = await ask<Row[]>(app, '/api/surf-spots');
  const lesson = (await ask<Row[]>(app, '/api/products')).find(({ name }) => name === 'Private Surf Lesson');
  const lessons = { private: lesson?.id ?? '', 'semi-private': '', group: '', guiding: '' };
  const body = bookingRequest({ categoryId: '', spotId: spot?.id ?? '', lessons }, { payment_method: 'GATEWAY' });
  return (await ask<{ booking: { booking_code: string } }>(app, '/api/bookings', body)).booking.booking_code;
}

/** Every row of every table, as text that both databases write alike. */
const everything = ({ db }: Connection): Promise<Record<string, unknown>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const named = await rowsOf(
      tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const tables: Record<string, unknown> = {};
    for (const { name } of named as { name: string }[]) {
      tables[name] = await rowsOf(tx, sql.raw(`select md5(t::text) as row from "${name}" t order by 1`));
    }
    return tables;
  });
async function reading<T>(env: Record<string, string>, work: (connection: Connection) => PromiseLike<T>): Promise<T> {
  const connection = await connect(readSettings({ ...SERVER_STARTED_WITH, ...env }));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const postgres = await startPostgres();
if (!postgres) {
  it('a school moves into a PostgreSQL', { skip: 'there is no PostgreSQL on this machine (initdb, pg_ctl)' });
} else {
  const { url } = postgres;
  after(() => postgres.stop());
  const query = async (statement: string, on = url) => {
    const client = new pg.Client({ connectionString: on });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const makeDatabase = async (name: string): Promise<string> => {
    await query(`create database ${name}`);
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  };
  const refused = (reason: RegExp, ...args: string[]) => {
    const { status, stdout, stderr } = run(...args);
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, reason);
    assert.doesNotMatch(stderr, /\n/);
  };
  const noTables = `select table_name from information_schema.tables where table_schema in ('public', 'drizzle')`;

  describe('a school moves into a PostgreSQL', () => {
    let earlier: { code: string; refreshToken: string; image: string; bytes: Buffer };
    let before: Record<string, unknown>;

    it('that is empty, with all it has', async () => {
      refused(/^DATA_DIR: there is no database in [^\n]*\.$/, url);
      earlier = await serving({}, async (app) => {
        const { access_token, refresh_token } = await logIn(app);
        const image_url = await picture('png', 700, 500);
        const made = await ask<Row>(app, '/api/images', form({ image_url }), access_token);
        const code = await bookOne(app);
        const bytes = (await app.inject(`/public/${made.image_url}`)).rawPayload;
        return { code, refreshToken: refresh_token, image: made.image_url, bytes };
      });
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

    it('which goes on with it: sessions, lists, pictures, bookings, the record of changes', () =>
      serving({ DATABASE_URL: url }, async (app, { db }) => {
        const kept = await ask<{ access_token: string }>(app, '/api/auth/refresh', {}, earlier.refreshToken);
        assert.ok(kept.access_token);
        const { access_token } = await logIn(app);
        assert.equal((await ask<Row[]>(app, '/api/bookings', undefined, access_token)).length, 4);
        assert.deepEqual((await app.inject(`/public/${earlier.image}`)).rawPayload, earlier.bytes);
        const found = await ask<{ booking_code: string }>(app, `/api/check-booking/${earlier.code}`);
        assert.equal(found.booking_code, earlier.code);
        assert.notEqual(await bookOne(app), earlier.code);
        const image_url = await picture();
        await ask<Row>(app, '/api/images', form({ image_url }), access_token);
        assert.deepEqual(
          (await rowsOf(db, sql`select id::int as id from audit_log order by id`)).map(({ id }) => id),
          [1, 2],
        );
      }));

    it('but not into one that holds something, which stays as it is', async () => {
      const there = await reading({ DATABASE_URL: url }, everything);
      refused(/^The target is not empty: it has \w+\. Nothing was changed\.$/, url);
      assert.deepEqual(await reading({ DATABASE_URL: url }, everything), there);
      const foreign = await makeDatabase('foreign_tables');
      await query('create table invoices (id int)', foreign);
      refused(/^The target has a table invoices, which is none of this project's\. Nothing was changed\.$/, foreign);
      assert.deepEqual(await query(noTables, foreign), [{ table_name: 'invoices' }]);
    });

    it('nor while a server runs, to no address, or from another version', async () => {
      const empty = await makeDatabase('still_empty');
      await reading({}, () => {
        refused(/^DATA_DIR: .* is in use by another server\. Stop that one first\.$/, empty);
        return Promise.resolve();
      });
      for (const wrong of [[], ['mysql://x'], ['postgres://x:y']]) {
        const { status, stderr } = run(...wrong);
        assert.deepEqual([status, /^Say where to: .*$/.test(stderr)], [2, true], stderr);
      }
      refused(/^The target does not let us in: .*/, 'postgres://nobody@127.0.0.1:1/none');
      refused(/^The target does not let us in: .*does not exist$/, empty.replace('still_empty', 'none'));
      const last = 'select max(created_at) from drizzle.__drizzle_migrations';
      const shift = (by: string) =>
        reading({}, ({ db }) =>
          db.execute(
            sql.raw(`update drizzle.__drizzle_migrations set created_at = created_at ${by}
            where created_at = (${last})`),
          ),
        );
      await shift('+ 1');
      refused(/^The embedded database is of another version: start this one on it/, empty);
      await shift('- 1');
      assert.deepEqual(await query(noTables, empty), []);
      assert.deepEqual(await reading({}, everything), before);
    });

    it('all or nothing: a move that fails on its way leaves empty tables, and can be made again', async () => {
      const target = await makeDatabase('breaks_off');
      await reading({ DATABASE_URL: target }, () => Promise.resolve());
      // The rows of the table that is copied last cannot be stored.
      await query(`alter table videos add constraint broken check (video_url = '')`, target);
      refused(/^.*violates check constraint "broken"$/, target);
      const counts = `select (select count(*) from users)::int + (select count(*) from pictures)::int as n`;
      assert.deepEqual(await query(counts, target), [{ n: 0 }]);
      await query('alter table videos drop constraint broken', target);
      assert.equal(run(target).status, 0);
      assert.deepEqual(await reading({ DATABASE_URL: target }, everything), before);
    });
  });
}
