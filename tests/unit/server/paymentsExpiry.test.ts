import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { expirePayments } from '../../../server/payments/expiry.ts';
import { midtrans } from '../../../server/payments/midtrans.ts';
import { simulator } from '../../../server/payments/simulator.ts';
import { onlineBookings, postTo, through } from '../../support/server/onlineBooking.ts';
import { bookingRequest, openSchool } from '../../support/server/school.ts';
import { startSnapDouble } from '../../support/server/snapDouble.ts';
import { makeTestApp, type One, rowsOf } from '../../support/server/testApp.ts';

const snap = await startSnapDouble();
const settings = through(snap);
const test = await makeTestApp({ settings });
const { call, clock, db } = test;
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const MINUTE = 60_000;
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

const warnings: string[] = [];
const note = (_about: object, message: string) => void warnings.push(message);
const desk = { db, provider: midtrans(settings.midtrans), now: () => clock.now, log: { warn: note, error: note } };
const pass = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * MINUTE));

beforeEach(() => {
  clock.now = new Date(); // the hours that have passed would make a day
});

/** What is stored, without a look that would ask the gateway. */
async function stored(id: string): Promise<unknown[]> {
  const query = sql`select p.status as payment, b.status as booking from payments p join bookings b on b.id = p.booking_id
    where b.id = ${id}`;
  const [row] = await rowsOf(db, query);
  return [row?.['payment'], row?.['booking']];
}

describe('when the three hours of a page are over', () => {
  it('what nobody opened expires, two minutes later and not before, and its booking is cancelled', async () => {
    for (const status of [200, 404]) {
      snap.missingStatus = status;
      const { id } = await book();
      pass(181.9);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
      pass(0.2);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), ['EXPIRED', 'CANCELLED']);
    }
  });

  for (const [word, code, payment, booking] of [
    ['settlement', '200', 'PAID', 'PENDING'],
    ['pending', '201', 'EXPIRED', 'CANCELLED'],
    ['deny', '202', 'EXPIRED', 'CANCELLED'],
    ['expire', '407', 'EXPIRED', 'CANCELLED'],
    ['cancel', '200', 'FAILED', 'PENDING'],
  ] as const) {
    it(`what the gateway calls ${word} becomes ${payment}`, async () => {
      const { id, orderId } = await book();
      snap.say(orderId, { transaction_status: word, status_code: code });
      pass(183);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), [payment, booking]);
    });
  }

  it('money of any attempt counts', async () => {
    snap.troubles = ['broken after it was made'];
    const { id, orderId } = await book();
    snap.say(orderId.replace('~2', ''), settlement);
    pass(183);
    await expirePayments(desk);
    assert.deepEqual(await stored(id), ['PAID', 'PENDING']);
  });

  it('another amount is not taken for the payment', async () => {
    const { id, orderId } = await book();
    snap.say(orderId, { ...settlement, gross_amount: '1.00' });
    pass(183);
    warnings.length = 0;
    await expirePayments(desk);
    assert.ok(warnings.some((warning) => warning.includes('amount')));
    assert.deepEqual(await stored(id), ['EXPIRED', 'CANCELLED']);
  });

  it('nothing expires while the gateway does not say how it stands', async () => {
    const { id, orderId } = await book();
    snap.say(orderId, settlement);
    pass(183);
    await snap.stop();
    await expirePayments(desk);
    await snap.start();
    assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
    for (const trouble of ['broken', 'refuses', 'no JSON'] as const) {
      snap.troubles = [trouble];
      await expirePayments(desk);
      assert.deepEqual(await stored(id), ['PENDING', 'PENDING'], trouble);
    }
    await expirePayments(desk);
    assert.deepEqual(await stored(id), ['PAID', 'PENDING']);
  });

  it('a payment that cannot be asked about keeps no other from its end', async () => {
    const first = await book();
    const second = await book();
    pass(183);
    snap.troubles = ['broken'];
    await expirePayments(desk);
    await expirePayments(desk);
    assert.deepEqual(await stored(first.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(second.id), ['EXPIRED', 'CANCELLED']);
  });

  it('a booking that never had a page ends as well, and one whose page was made later has its time', async () => {
    snap.troubles = ['refuses', 'refuses'];
    const never = await book();
    const later = await book();
    pass(170);
    assert.ok((await later.look()).transaction);
    pass(13);
    await expirePayments(desk);
    assert.deepEqual(await stored(never.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(later.id), ['PENDING', 'PENDING']);
    // Nothing makes a page for what has ended.
    assert.equal((await never.look()).transaction, null);
  });

  it('a rehearsed payment expires too; cash, and what is paid or cancelled, is left alone', async () => {
    const rehearsed = await book();
    const paid = await book();
    await postTo(test.app)(snap.message(paid.orderId, settlement));
    const { body } = await call<One<{ booking: { id: string } }>>('createBooking', { body: bookingRequest(school) });
    pass(183);
    await expirePayments({ ...desk, provider: simulator('key') });
    assert.deepEqual(await stored(rehearsed.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(paid.id), ['PAID', 'PENDING']);
    assert.deepEqual(await stored(body.data.booking.id), ['PENDING', 'PENDING']);
  });

  it('more than one round can take are ended by the next', async () => {
    const many: Awaited<ReturnType<typeof book>>[] = [];
    for (let n = 0; n < 52; n += 1) many.push(await book());
    pass(183);
    const ended = async () => {
      const states = await Promise.all(many.map(({ id }) => stored(id)));
      return states.filter(([payment]) => payment === 'EXPIRED').length;
    };
    await expirePayments(desk);
    assert.equal(await ended(), 50);
    await expirePayments(desk);
    assert.equal(await ended(), 52);
  });
});
