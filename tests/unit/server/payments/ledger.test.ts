// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking, LedgerEntry } from '../../../../server/contract.gen.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const admin = await test.signIn('ADMIN');
const staff = await test.signIn('STAFF');
await db.execute(sql`update users set name = 'Made' where id = ${admin.id}`);
await db.execute(sql`update users set name = 'Wayan' where id = ${staff.id}`);

const PRICE = 650_000;
const read = async (id: string) =>
  (await call<One<FullBooking>>('getBooking', { token: staff.token, params: { id } })).body.data;
const act = (operationId: string, id: string, action: string) =>
  call<Failure>(operationId, { token: admin.token, params: { id }, body: { action } });

/** A private lesson, to be paid in cash: 650,000. */
async function booked() {
  const { id } = (await book()).body.data.booking;
  const add = <T = One<LedgerEntry>>(body: object, { token = admin.token, key = '' } = {}) =>
    call<T>('addLedgerEntry', { token, params: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) });
  const pay = (amount: number, more: object = {}) => add({ kind: 'PAYMENT', method: 'CASH', amount, ...more });
  const giveBack = <T = One<LedgerEntry>>(amount: number, more: object = {}) =>
    add<T>({ kind: 'REFUND', method: 'CASH', amount, reason: 'Too windy.', ...more });
  const amounts = async () => {
    const { amount_paid: paid, amount_refunded: refunded, amount_due: due, payments } = await read(id);
    return [paid, refunded, due, payments[0]?.status];
  };
  return { id, add, pay, giveBack, amounts, read: () => read(id) };
}

describe('a payment at the counter', () => {
  it('is answered as it stands in the booking, and what is due follows', async () => {
    const booking = await booked();
    const { status, body } = await booking.add({ kind: 'PAYMENT', method: 'TRANSFER', amount: 200_000 }, staff);
    assert.equal(status, 201);
    const { id, paid_at: paidAt, ...entry } = body.data;
    assert.deepEqual(entry, { kind: 'PAYMENT', method: 'TRANSFER', amount: 200_000, reason: null, actor: 'Wayan' });
    assert.deepEqual(await booking.amounts(), [200_000, 0, 450_000, 'PENDING']);
    await booking.pay(450_000);
    assert.deepEqual(await booking.amounts(), [PRICE, 0, 0, 'PAID']);
    const { ledger, changes, sessions } = await booking.read();
    assert.deepEqual([ledger[0]?.id, ledger[0]?.paid_at, ledger[1]?.amount], [id, paidAt, 450_000]);
    assert.deepEqual(
      changes.map(({ actor, text }) => [actor, text]),
      [
        ['Made', 'Paid in cash: Rp. 450.000.'],
        ['Wayan', 'Paid by transfer: Rp. 200.000.'],
        [null, 'Booked on the website.'],
      ],
    );
    assert.equal(sessions[0]?.amount_due, 0);
  });

  it('of more than is due needs a reason', async () => {
    const booking = await booked();
    const refused = await booking.add<Failure>({ kind: 'PAYMENT', method: 'CASH', amount: PRICE + 1 });
    assert.deepEqual(
      [refused.status, refused.body.message, refused.body.details],
      [409, 'Only Rp. 650.000 is due. To take more, give a reason.', ['amount_due 650000']],
    );
    assert.equal((await booking.pay(PRICE + 50_000, { reason: ' A tip. ' })).body.data.reason, 'A tip.');
    assert.deepEqual(await booking.amounts(), [PRICE + 50_000, 0, 0, 'PAID']);
    const none = await booking.add<Failure>({ kind: 'PAYMENT', method: 'CASH', amount: 1, reason: '  ' });
    assert.deepEqual([none.status, none.body.message], [409, 'Nothing is due. To take more, give a reason.']);
  });

  it('makes a payment that was given up PAID when it is paid in full', async () => {
    const booking = await booked();
    await act('updateBookingPayment', booking.id, 'CANCEL');
    assert.deepEqual(await booking.amounts(), [0, 0, PRICE, 'FAILED']);
    await booking.pay(50_000);
    assert.deepEqual(await booking.amounts(), [50_000, 0, 600_000, 'FAILED']);
    await booking.pay(600_000);
    assert.deepEqual(await booking.amounts(), [PRICE, 0, 0, 'PAID']);
  });

  it('of what is left is what the documented PAY writes', async () => {
    const booking = await booked();
    await booking.pay(200_000);
    assert.equal((await act('updateBookingPayment', booking.id, 'PAY')).status, 200);
    const { ledger } = await booking.read();
    assert.deepEqual(
      ledger.map(({ method, amount }) => [method, amount]),
      [
        ['CASH', 200_000],
        ['CASH', 450_000],
      ],
    );
    assert.deepEqual(await booking.amounts(), [PRICE, 0, 0, 'PAID']);
  });

  it('of a cancelled booking needs a reason, and the documented PAY has one', async () => {
    const booking = await booked();
    await act('updateBookingStatus', booking.id, 'CANCELLED');
    assert.equal((await booking.pay(1000)).status, 409);
    await act('updateBookingPayment', booking.id, 'PAY');
    const { ledger, payments, amount_due: due } = await booking.read();
    assert.deepEqual(
      [ledger[0]?.reason, ledger[0]?.amount, payments[0]?.status, due],
      ['Paid although the booking was cancelled.', PRICE, 'PAID', 0],
    );
  });
});

describe('a refund', () => {
  it('makes its money due again, and leaves PAID as it is', async () => {
    const booking = await booked();
    await booking.pay(PRICE);
    const { status, body } = await booking.giveBack(200_000);
    assert.deepEqual(
      [status, body.data.kind, body.data.reason, body.data.actor],
      [201, 'REFUND', 'Too windy.', 'Made'],
    );
    assert.deepEqual(await booking.amounts(), [PRICE, 200_000, 200_000, 'PAID']);
    const { text } = (await booking.read()).changes[0] ?? {};
    assert.equal(text, 'Gave back in cash: Rp. 200.000. Reason: Too windy.');
  });

  it('that is a kindness lowers the total', async () => {
    const booking = await booked();
    await booking.pay(PRICE);
    await booking.giveBack(200_000, { lower_total: true });
    assert.deepEqual(await booking.amounts(), [PRICE, 200_000, 0, 'PAID']);
    const { total_amount: total, changes } = await booking.read();
    assert.equal(total, 450_000);
    assert.ok(changes.some(({ actor, text }) => actor === 'Made' && text === 'Total: Rp. 650.000 to Rp. 450.000.'));
  });

  it('is at most what was paid by its method and not given back yet', async () => {
    const booking = await booked();
    await booking.pay(300_000);
    await booking.add({ kind: 'PAYMENT', method: 'TRANSFER', amount: 100_000 });
    await booking.giveBack(100_000);
    const refused = await booking.giveBack<Failure>(200_001);
    assert.deepEqual(
      [refused.status, refused.body.message, refused.body.details],
      [409, 'Only Rp. 200.000 can be given back in cash.', ['amount_left 200000']],
    );
    assert.equal((await booking.giveBack(200_000)).status, 201);
    const none = await booking.giveBack<Failure>(1);
    assert.deepEqual([none.status, none.body.message], [409, 'Nothing can be given back in cash.']);
    assert.equal((await booking.giveBack(100_001, { method: 'TRANSFER' })).status, 409);
    assert.equal((await booking.giveBack(100_000, { method: 'TRANSFER' })).status, 201);
    assert.equal((await booking.giveBack(1, { method: 'GATEWAY' })).status, 409);
  });

  it('may be of what a cancelled booking has paid', async () => {
    const booking = await booked();
    await booking.pay(PRICE);
    await act('updateBookingStatus', booking.id, 'CANCELLED');
    assert.equal((await booking.giveBack(PRICE)).status, 201);
    assert.deepEqual(await booking.amounts(), [PRICE, PRICE, 0, 'PAID']);
  });
});

describe('what is no entry', () => {
  it('is refused with what is wrong', async () => {
    const booking = await booked();
    for (const [body, details] of [
      [{ kind: 'PAYMENT', method: 'GATEWAY', amount: 1 }, ['body/method must be CASH or TRANSFER for a payment']],
      [{ kind: 'REFUND', method: 'CASH', amount: 1 }, ['body/reason must be given for a refund']],
      [{ kind: 'REFUND', method: 'CASH', amount: 1, reason: ' ' }, ['body/reason must be given for a refund']],
      [{ kind: 'PAYMENT', method: 'CASH', amount: 1, lower_total: true }, ['body/lower_total must be for a refund']],
    ] as const) {
      const refused = await booking.add<Failure>(body);
      assert.deepEqual([refused.status, refused.body.details], [400, details]);
    }
    for (const amount of [0, -1, 1.5, '1']) assert.equal((await booking.pay(amount as number)).status, 400);
    const params = { id: randomUUID() };
    const body = { kind: 'PAYMENT', method: 'CASH', amount: 1 };
    assert.equal((await call('addLedgerEntry', { token: admin.token, params, body })).status, 404);
    assert.deepEqual((await booking.read()).ledger, []);
  });

  it('is one of staff that gives money back, or of anybody else', async () => {
    const booking = await booked();
    await booking.pay(PRICE);
    const refund = { kind: 'REFUND', method: 'CASH', amount: 1, reason: 'No.' };
    const refused = await booking.add<Failure>(refund, staff);
    assert.deepEqual([refused.status, refused.body.message], [403, 'Only administrators may give money back.']);
    const customer = await test.signIn('CUSTOMER');
    assert.equal((await booking.add({ ...refund, kind: 'PAYMENT' }, customer)).status, 403);
    assert.equal((await call('listLedger', { token: staff.token })).status, 403);
  });
});

describe('an Idempotency-Key', () => {
  it('writes one entry, however many requests come at once', async () => {
    const booking = await booked();
    const key = randomUUID();
    const body = { kind: 'PAYMENT', method: 'CASH', amount: PRICE };
    const answers = await Promise.all(Array.from({ length: 8 }, () => booking.add(body, { key })));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body: { data } }) => data.id)).size, 1);
    assert.equal((await booking.read()).ledger.length, 1);
    assert.equal((await booking.add({ ...body, amount: 1 }, { key })).status, 409);
    const other = await booked();
    assert.equal((await other.add(body, { key })).status, 409);
  });
});

describe('many at once', () => {
  it('take and give back no more than is allowed', async () => {
    const booking = await booked();
    const paid = await Promise.all(Array.from({ length: 10 }, () => booking.pay(200_000)));
    assert.deepEqual(paid.map(({ status }) => status).toSorted(), [201, 201, 201, 409, 409, 409, 409, 409, 409, 409]);
    const given = await Promise.all(Array.from({ length: 10 }, () => booking.giveBack(250_000)));
    assert.deepEqual(given.map(({ status }) => status).toSorted(), [201, 201, 409, 409, 409, 409, 409, 409, 409, 409]);
    assert.deepEqual(await booking.amounts(), [600_000, 500_000, 550_000, 'PENDING']);
  });
});
