import assert from 'node:assert/strict';
import { before as beforeAll, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import {
  ask,
  assertRefused,
  bookOne,
  type Earlier,
  everything,
  fillSchool,
  logIn,
  reading,
  type Row,
  rowsAt,
  run,
  serving,
  TABLES,
} from '../support/deep/move.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { picture } from '../support/server/school.ts';
import { form, rowsOf } from '../support/server/testApp.ts';

const { postgres, skip } = await postgresForTests();

describe('a school moves into a PostgreSQL', { skip }, () => {
  const url = postgres?.url ?? '';
  let earlier: Earlier;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    earlier = await fillSchool();
    before = await reading({}, everything);
    assert.equal(run(url).status, 0);
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
      assert.equal((await ask<Row[]>(app, '/api/bookings', undefined, access_token)).length, 5);
      const image_url = await picture();
      await ask<Row>(app, '/api/images', form({ image_url }), access_token);
      assert.deepEqual(
        (await rowsOf(db, sql`select id::int as id from audit_log order by id`)).map(({ id }) => id),
        [1, 2],
      );
    }));

  it('nor while a server runs, to no address, or from another version', async () => {
    const empty = await newDatabase(postgres, 'still_empty');
    await reading({}, () => {
      assertRefused(/^DATA_DIR: .* is in use by another server\. Stop that one first\.$/, empty);
      return Promise.resolve();
    });
    for (const wrong of [[], ['mysql://x'], ['postgres://x:y']]) {
      const { status, stderr } = run(...wrong);
      assert.deepEqual([status, /^Say where to: .*$/.test(stderr)], [2, true], stderr);
    }
    assertRefused(/^The target does not let us in: .*/, 'postgres://nobody@127.0.0.1:1/none');
    assertRefused(/^The target does not let us in: .*does not exist$/, empty.replace('still_empty', 'none'));
    const last = 'select max(created_at) from drizzle.__drizzle_migrations';
    const shift = (by: string) =>
      reading({}, ({ db }) =>
        db.execute(
          sql.raw(`update drizzle.__drizzle_migrations set created_at = created_at ${by}
          where created_at = (${last})`),
        ),
      );
    await shift('+ 1');
    assertRefused(/^The embedded database is of another version: start this one on it/, empty);
    await shift('- 1');
    assert.deepEqual(await rowsAt(empty, TABLES), []);
    assert.deepEqual(await reading({}, everything), before);
  });

  it('all or nothing: a move that fails on its way leaves empty tables, and can be made again', async () => {
    const target = await newDatabase(postgres, 'breaks_off');
    await reading({ DATABASE_URL: target }, () => Promise.resolve());
    // The rows of the table that is copied last cannot be stored.
    await rowsAt(target, `alter table videos add constraint broken check (video_url = '')`);
    assertRefused(/^.*violates check constraint "broken"$/, target);
    const counts = `select (select count(*) from users)::int + (select count(*) from pictures)::int as n`;
    assert.deepEqual(await rowsAt(target, counts), [{ n: 0 }]);
    await rowsAt(target, 'alter table videos drop constraint broken');
    assert.equal(run(target).status, 0);
    assert.deepEqual(await reading({ DATABASE_URL: target }, everything), before);
  });
});
