// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const staff = await test.signIn('STAFF');
const colleague = await test.signIn('STAFF');
const admin = await test.signIn('ADMIN');

const PRICE = 650_000;
const MINUTE = 60_000;

/** A private lesson in cash: 650,000. */
async function booked() {
  const { id } = (await bookingAt(test, school)()).body.data.booking;
  const add = (body: object, { token } = staff, key = '') =>
    call<Failure>('addLedgerEntry', {
      token,
      params: { id },
      body: { method: 'CASH', ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const pay = (amount: number, more: object = {}, by = staff) => add({ kind: 'PAYMENT', amount, ...more }, by);
  const correct = async (amount: number, more: object = {}, by = staff, key = '') =>
    (await add({ kind: 'REFUND', amount, reason: 'It was a transfer.', ...more }, by, key)).status;
  const read = async () =>
    (await call<One<FullBooking>>('getBooking', { token: admin.token, params: { id } })).body.data;
  return { id, add, pay, correct, read };
}
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const before = clock.now;
  clock.now = new Date(before.getTime() + minutes * MINUTE);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
}

describe('what staff have written down wrongly', () => {
  it('they take back by another entry with a reason, and write down what is right; the guest is not told of money back', async () => {
    const { id, pay, correct, read, add } = await booked();
    await pay(PRICE);
    assert.equal((await add({ kind: 'REFUND', amount: PRICE })).status, 400, 'no reason');
    assert.equal(await correct(PRICE), 201);
    await pay(PRICE, { method: 'TRANSFER' });
    const { ledger, amount_due: due, payments, changes } = await read();
    assert.deepEqual(
      ledger.map(({ kind, method, reason }) => [kind, method, reason]),
      [
        ['PAYMENT', 'CASH', null],
        ['REFUND', 'CASH', 'It was a transfer.'],
        ['PAYMENT', 'TRANSFER', null],
      ],
    );
    assert.deepEqual([due, payments[0]?.status], [0, 'PAID']);
    assert.ok(changes.some(({ text }) => text === 'Gave back in cash: Rp. 650.000. Reason: It was a transfer.'));
    const kinds = (await storedMessages(db, id)).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['BOOKED', 'PAID', 'PAID']);
  });

  it('is no more than their own payments by that method, less what was taken back since, and lowers no total', async () => {
    const { pay, correct } = await booked();
    await pay(100_000, {}, admin);
    await pay(50_000, {}, colleague);
    assert.equal(await correct(1), 403);
    await pay(200_000);
    assert.equal(await correct(200_001), 403);
    assert.equal(await correct(1, { method: 'TRANSFER' }), 403);
    assert.equal(await correct(1, { method: 'GATEWAY' }), 403);
    assert.equal(await correct(1, { lower_total: true }), 403);
    assert.equal(await correct(150_000), 201);
    assert.equal(await correct(50_001), 403);
    assert.equal(await correct(20_000, {}, admin), 201);
    assert.equal(await correct(30_001), 403);
    assert.equal(await correct(30_000), 201);
    assert.equal(await correct(1), 403);
    await pay(10_000);
    assert.equal(await correct(10_000), 201, 'another payment');
  });

  it('is not lessened by what was given back before they wrote theirs down', async () => {
    const { pay, correct } = await booked();
    await pay(100_000, {}, admin);
    assert.equal(await correct(100_000, {}, admin), 201);
    await later(1, async () => {
      await pay(100_000);
      assert.equal(await correct(100_000), 201);
    });
  });

  it('is theirs for ten minutes', async () => {
    const { pay, correct } = await booked();
    await pay(100_000);
    assert.equal(await later(11, () => correct(1)), 403);
    assert.equal(await later(10, () => correct(100_000)), 201);
  });

  it('is taken back once by requests of one key, and by two at once', async () => {
    const { pay, correct, read } = await booked();
    await pay(100_000);
    const key = randomUUID();
    assert.deepEqual([await correct(100_000, {}, staff, key), await correct(100_000, {}, staff, key)], [201, 201]);
    await pay(50_000);
    const answers = await Promise.all([correct(50_000), correct(50_000)]);
    assert.deepEqual(answers.toSorted(), [201, 403]);
    assert.equal((await read()).amount_refunded, 150_000);
  });
});
