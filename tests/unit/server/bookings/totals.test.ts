import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const admin = await test.signIn('ADMIN');
const staff = await test.signIn('STAFF');

const read = async (id: string) =>
  (await call<One<FullBooking>>('getBooking', { token: staff.token, params: { id } })).body.data;

describe('a booking whose total changes', () => {
  it('stays PAID when the total rises, and the rest is due', async () => {
    const { id } = (await book({ details: [lessonOf(school)('guiding', 2)] })).body.data.booking;
    await call('updateBookingPayment', { token: staff.token, params: { id }, body: { action: 'PAY' } });
    const session = (await read(id)).sessions[0]?.id ?? '';
    const resize = (person: number) =>
      call('updateSession', { token: staff.token, params: { id: session }, body: { person } });
    await resize(3);
    const rest = { kind: 'PAYMENT', method: 'CASH', amount: 850_000 };
    assert.equal((await read(id)).amount_due, rest.amount);
    await call('addLedgerEntry', { token: staff.token, params: { id }, body: rest });
    assert.deepEqual([(await read(id)).amount_due, (await read(id)).payments[0]?.status], [0, 'PAID']);
  });

  it('is PAID when the total falls to the part that was paid', async () => {
    const { id } = (await book({ details: [lessonOf(school)('guiding', 2)] })).body.data.booking;
    const body = { kind: 'PAYMENT', method: 'CASH', amount: 850_000 };
    await call('addLedgerEntry', { token: staff.token, params: { id }, body });
    const session = (await read(id)).sessions[0]?.id ?? '';
    await call('updateSession', { token: staff.token, params: { id: session }, body: { person: 1 } });
    const { amount_due: due, payments } = await read(id);
    assert.deepEqual([due, payments[0]?.status], [0, 'PAID']);
  });

  it('owes nothing, and never less, when people are taken out after a refund that lowered the total', async () => {
    const { id } = (await book({ details: [lessonOf(school)('group', 6)] })).body.data.booking;
    const add = (body: object) => call('addLedgerEntry', { token: admin.token, params: { id }, body });
    await add({ kind: 'PAYMENT', method: 'CASH', amount: 2_100_000 });
    await add({ kind: 'REFUND', method: 'CASH', amount: 2_000_000, reason: 'No waves.', lower_total: true });
    const session = (await read(id)).sessions[0]?.id ?? '';
    await call('updateSession', { token: staff.token, params: { id: session }, body: { person: 3 } });
    const { total_amount: total, amount_due: due } = await read(id);
    assert.deepEqual([total, due], [0, 0]);
    await call('updateSession', { token: staff.token, params: { id: session }, body: { person: 6 } });
    assert.equal((await read(id)).total_amount, 100_000, 'the price of one person is known as before');
  });
});

it('a refund that lowers the total lowers each session by its share, and the total is their sum at every moment', async () => {
  const one = lessonOf(school);
  const details = [one('guiding', 1), one('private', 1), one('private', 1)];
  const { id } = (await book({ details })).body.data.booking;
  const add = (body: object) => call('addLedgerEntry', { token: admin.token, params: { id }, body });
  await add({ kind: 'PAYMENT', method: 'CASH', amount: 2_150_000 });
  await add({ kind: 'REFUND', method: 'CASH', amount: 100_000, reason: 'No waves.', lower_total: true });
  const amounts = async () => {
    const { sessions, total_amount: total } = await read(id);
    assert.equal(
      sessions.reduce((sum, session) => sum + session.total_amount, 0),
      total,
    );
    return sessions.map((session) => session.total_amount);
  };
  assert.deepEqual(await amounts(), [850_000 - 39_534, 650_000 - 30_232, 650_000 - 30_234]);
  const session = (await read(id)).sessions[0]?.id ?? '';
  await call('updateSession', { token: staff.token, params: { id: session }, body: { person: 2 } });
  assert.deepEqual((await amounts())[0], 1_700_000 - 39_534, 'priced anew, less what was taken off');
});

const PRICE = 650_000;

describe('the price that a client has shown', () => {
  it('is the one that is booked, or nothing is', async () => {
    const count = () => db.$count(sql`bookings`);
    const before = await count();
    const { status, body } = (await book({ expected_total: 600_000 })) as unknown as { status: number; body: Failure };
    assert.deepEqual(
      [status, body.message, body.details],
      [409, 'The price has changed: the total is now Rp. 650.000.', ['total_amount 650000']],
    );
    assert.equal(await count(), before);
    const headers = { 'idempotency-key': randomUUID() };
    assert.equal((await book({ expected_total: PRICE }, { headers })).status, 201);
    // A repetition is answered with what was booked then.
    await db.execute(sql`update products set price = price + 1 where id = ${school.lessons.private}`);
    assert.equal((await book({ expected_total: PRICE }, { headers })).status, 201);
    await db.execute(sql`update products set price = price - 1 where id = ${school.lessons.private}`);
  });
});
