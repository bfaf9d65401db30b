import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { contract } from './support/command.ts';
import { openSchool } from '../../../tests/support/server/school.ts';
import { makeTestApp, rowsOf, testPassword } from '../../../tests/support/server/testApp.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'restart-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The reference backend on a database of its own. */
async function school() {
  const test = await makeTestApp();
  Object.defineProperty(test.clock, 'now', { get: () => new Date() });
  await openSchool(test);
  await test.signIn('ADMIN', 'admin@surf.example');
  return { test, url: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
}
const { test, url } = await school();
const other = await school();

const check = (address: string, ...args: string[]) => contract(address, '--password', testPassword, ...args);

/** How many rows there are; bookings that are open. */
async function counted(): Promise<unknown> {
  const tables = ['users', 'product_categories', 'images', 'videos', 'carousels', 'testimonies', 'instructors'];
  const parts = [...tables, "bookings where status in ('PENDING', 'CONFIRMED')"];
  return Promise.all(parts.map(async (part) => rowsOf(test.db, sql.raw(`select count(*)::int as n from ${part}`))));
}
const before = await counted();

describe('a check around a restart', () => {
  for (const level of ['2', '1'])
    it(`passes at level ${level} on our own backend, and takes away what it made`, async () => {
      const file = path.join(folder, `kept-${level}.json`);
      const first = await check(url, '--level', level, '--before-restart', file);
      assert.equal(first.code, 0, first.out + first.err);
      assert.match(first.err, /Restart the backend now, .* --after-restart .*kept/);
      assert.notDeepEqual(await counted(), before);
      const restarted = await test.startInstance(await test.connectAgain());
      const second = await check(
        await restarted.listen({ port: 0, host: '127.0.0.1' }),
        ...['--level', level, '--after-restart', file],
      );
      assert.equal(second.code, 0, second.out + second.err);
      assert.match(second.out, /^✓ createBooking .*: [2-9] passed$/m);
      assert.deepEqual(await counted(), before);
      assert.equal(existsSync(file), false);
    });

  it('names a backend that keeps its rows in memory alone', async () => {
    const file = path.join(folder, 'lost.json');
    assert.equal((await check(url, '--before-restart', file)).code, 0);
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    const { code, out } = await check(other.url, '--after-restart', file);
    assert.equal(code, 1);
    for (const id of ['createProduct', 'createBooking', 'createImage', 'register'])
      assert.match(out, new RegExp(`^✗ ${id} `, 'm'));
    assert.match(out, /after the restart, in listVideos: data expected the row [\w-]+, got none such/);
    assert.equal((await check(url, '--after-restart', copy)).code, 0);
  });

  it('names the field that is another one', async () => {
    const file = path.join(folder, 'changed.json');
    assert.equal((await check(url, '--before-restart', file)).code, 0);
    const { rows } = JSON.parse(readFileSync(file, 'utf8')) as {
      rows: { creator: string; fact: { known: { id: string } } }[];
    };
    const id = rows.find(({ creator }) => creator === 'createProduct')?.fact.known.id ?? '';
    await test.db.execute(sql`update products set price = price + 1 where id = ${id}`);
    const { code, out } = await check(url, '--after-restart', file);
    assert.equal(code, 1);
    assert.match(
      out,
      /^✗ createProduct .*\n {4}after the restart, in listProducts: data\.price expected \d+, got \d+/m,
    );
    assert.deepEqual(await counted(), before);
  });

  it('says what is wrong with its options', async () => {
    for (const [args, said] of [
      [['--before-restart', 'a', '--after-restart', 'a'], 'are two calls'],
      [['--before-restart', 'a', '--only', 'login'], '--only has no meaning'],
      [['--before-restart', 'package.json'], 'package.json is there already'],
      [['--after-restart', path.join(folder, 'none')], 'cannot be read'],
    ] as const) {
      const { code, err } = await check(url, ...args);
      assert.equal(code, 2, err);
      assert.ok(err.includes(said), err);
    }
  });
});
