// Also on PostgreSQL: grouped rows.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { raiseUnconfirmed } from '../../../../server/bookings/unconfirmed.ts';
import type { AttentionItem } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const details = [lessonOf(school)('private', 1, 9)];
const HOUR = 3_600_000;

const make = async (from: string, change: object = {}, token?: string) => {
  const { booking } = (await book({ details, ...change }, { from, token })).body.data;
  return booking;
};
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * HOUR);
};
const look = () => raiseUnconfirmed(db, clock.now);
const act = async (id: string, action: string) =>
  call('updateBookingStatus', { token: (await test.signIn('ADMIN')).token, params: { id }, body: { action } });
async function raised(): Promise<AttentionItem[]> {
  const { token } = await test.signIn('ADMIN');
  const { data } = (await call<Many<AttentionItem>>('listAttention', { token })).body;
  return data.filter(({ kind }) => kind === 'UNCONFIRMED');
}

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from waiting_bookings`);
  await db.execute(sql`delete from attention`);
});

describe('a booking in cash that nobody has confirmed', () => {
  it('is raised after 24 hours, once, and not before', async () => {
    const { id, booking_code: code } = await make('192.0.2.1');
    later(23.9);
    await look();
    assert.deepEqual(await raised(), []);
    later(0.2);
    await look();
    await look();
    const [item, ...others] = await raised();
    assert.deepEqual(others, []);
    assert.deepEqual([item?.booking_id, item?.booking_code], [id, code]);
    assert.equal(item?.text, 'Nobody has confirmed this booking in cash for more than a day.');
  });

  for (const action of ['CONFIRMED', 'CANCELLED', 'COMPLETED'])
    it(`goes when it is ${action}`, async () => {
      const { id } = await make('192.0.2.1');
      later(25);
      await look();
      assert.equal((await act(id, action)).status, 200);
      assert.deepEqual(await raised(), []);
      await look();
      const rows = await rowsOf(db, sql`select resolved_at from attention where kind = 'UNCONFIRMED'`);
      assert.ok(rows[0]?.['resolved_at']);
      assert.deepEqual(await rowsOf(db, sql`select * from waiting_bookings`), []);
    });

  it('is one item with all others from its network, which counts them and names the oldest', async () => {
    const first = await make('192.0.2.1');
    later(0.1);
    const second = await make('192.0.2.1');
    await make('192.0.2.2');
    later(25);
    await look();
    const third = await make('192.0.2.1');
    later(25);
    await look();
    const count = async () => (await raised()).map(({ text, booking_id: id }) => [/\d+/.exec(text)?.[0] ?? '1', id]);
    assert.equal((await raised()).length, 2);
    assert.ok((await count()).some(([number, id]) => number === '3' && id === first.id));
    await act(first.id, 'CANCELLED');
    assert.ok((await count()).some(([number, id]) => number === '2' && id === second.id));
    await act(second.id, 'CONFIRMED');
    assert.ok((await count()).some(([number, id]) => number === '1' && id === third.id));
  });

  it('does not come back when a person has resolved it; a new one does', async () => {
    await make('192.0.2.1');
    later(25);
    await look();
    const [item] = await raised();
    const { token } = await test.signIn('ADMIN');
    assert.equal((await call('resolveAttention', { token, params: { id: item?.id ?? '' } })).status, 200);
    await look();
    assert.deepEqual(await raised(), []);
    const next = await make('192.0.2.1');
    later(25);
    await look();
    assert.deepEqual(
      (await raised()).map(({ booking_id: id }) => id),
      [next.id],
    );
  });

  it('is neither paid online nor made by staff', async () => {
    const { token } = await test.signIn('STAFF');
    await make('192.0.2.1', { payment_method: 'GATEWAY' });
    await make('192.0.2.1', {}, token);
    later(25);
    await look();
    assert.deepEqual(await raised(), []);
  });

  it('keeps no address', async () => {
    await make('192.0.2.77');
    const [row] = await rowsOf(db, sql`select network from waiting_bookings`);
    assert.match(String(row?.['network']), /^[0-9a-f]{64}$/);
  });
});
