// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import { simulator } from '../../../../server/payments/simulator.ts';
import { raisedAbout } from '../../../support/server/records.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { bookingRequest, changeHours, openSchool } from '../../../support/server/school.ts';
import { type Said, startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const settings = through(snap);
const test = await makeTestApp({ settings });
const { call, clock, db } = test;
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

const raisedFor = await raisedAbout(test);
const ignore = () => undefined;
const desk = {
  db,
  provider: midtrans(settings.midtrans),
  now: () => clock.now,
  changeHours,
  log: { warn: ignore, error: ignore },
};

/** Lets time pass by every clock: what is stored has been there for so much longer. */
async function pass(minutes: number): Promise<void> {
  const time = sql`make_interval(secs => ${minutes * 60})`;
  await db.execute(sql`update payments set page_at = page_at - ${time}, created_at = created_at - ${time}`);
  await db.execute(sql`update bookings set created_at = created_at - ${time}`);
}

beforeEach(async () => {
  clock.now = new Date();
  // What a test has left open is none of the next one's.
  await db.execute(sql`update payments set status = 'FAILED' where status = 'PENDING'`);
});

/** What is stored, without a look that would ask the gateway. */
async function stored(id: string): Promise<unknown[]> {
  const query = sql`select p.status as payment, b.status as booking from payments p join bookings b on b.id = p.booking_id
    where b.id = ${id}`;
  const [row] = await rowsOf(db, query);
  return [row?.['payment'], row?.['booking']];
}

/** A booking of which the gateway says something when its page is over. */
async function overdue(said: Said) {
  const booking = await book();
  snap.say(booking.orderId, said);
  await pass(183);
  await expirePayments(desk);
  return booking;
}

describe('what is under way when the three hours of a page are over', () => {
  for (const [what, said] of Object.entries({
    challenged: { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' },
    authorized: { transaction_status: 'authorize', status_code: '200', fraud_status: 'accept' },
  })) {
    for (const [word, end, payment, booking] of [
      ['accepted', settlement, 'PAID', 'PENDING'],
      ['denied', { transaction_status: 'deny', status_code: '202', fraud_status: 'deny' }, 'EXPIRED', 'CANCELLED'],
      ['expired', { transaction_status: 'expire', status_code: '407' }, 'EXPIRED', 'CANCELLED'],
      ['cancelled', { transaction_status: 'cancel', status_code: '200' }, 'FAILED', 'PENDING'],
    ] as const) {
      it(`waits, if it is ${what}, for days, until it is ${word}`, async () => {
        const { id, orderId } = await overdue(said);
        assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
        await pass(3 * 24 * 60);
        await expirePayments(desk);
        assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
        snap.say(orderId, end);
        await expirePayments(desk);
        assert.deepEqual(await stored(id), [payment, booking]);
      });
    }
  }

  it('waits, if the gateway calls it pending, for an hour', async () => {
    const pending = { transaction_status: 'pending', status_code: '201' };
    const paid = await book();
    snap.say(paid.orderId, pending);
    const late = await overdue(pending);
    await pass(58.9);
    await expirePayments(desk);
    for (const { id } of [late, paid]) assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
    snap.say(paid.orderId, settlement);
    await pass(0.2);
    await expirePayments(desk);
    assert.deepEqual(await stored(late.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(paid.id), ['PAID', 'PENDING']);
  });

  it('waits as well when it is of a former attempt', async () => {
    snap.troubles = ['broken after it was made'];
    const { id, orderId } = await book();
    snap.say(orderId.replace('~2', ''), {
      transaction_status: 'capture',
      status_code: '201',
      fraud_status: 'challenge',
    });
    await pass(183);
    await expirePayments(desk);
    assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
  });

  it('keeps nothing open when it is of another amount', async () => {
    const { id } = await overdue({ transaction_status: 'pending', status_code: '201', gross_amount: '1.00' });
    assert.deepEqual(await stored(id), ['EXPIRED', 'CANCELLED']);
  });
});

describe('when the three hours of a page are over', () => {
  it('what nobody opened expires, two minutes later and not before, and its booking is cancelled', async () => {
    for (const status of [200, 404]) {
      snap.missingStatus = status;
      const { id } = await book();
      await pass(181.9);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
      await pass(0.2);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), ['EXPIRED', 'CANCELLED']);
    }
  });

  for (const [word, code, payment, booking] of [
    ['settlement', '200', 'PAID', 'PENDING'],
    ['deny', '202', 'EXPIRED', 'CANCELLED'],
    ['expire', '407', 'EXPIRED', 'CANCELLED'],
    ['cancel', '200', 'FAILED', 'PENDING'],
  ] as const) {
    it(`what the gateway calls ${word} becomes ${payment}`, async () => {
      const { id, orderId } = await book();
      snap.say(orderId, { transaction_status: word, status_code: code });
      await pass(183);
      await expirePayments(desk);
      assert.deepEqual(await stored(id), [payment, booking]);
    });
  }

  it('money of any attempt counts', async () => {
    snap.troubles = ['broken after it was made'];
    // Somebody else: of a guest's own payments that have ended the gateway would be asked first.
    const customer = { full_name: 'Made', email: 'made@example.com', phone: '+6281234567891', country: 'ID' };
    const { id, orderId } = await book({ customer_details: customer });
    snap.say(orderId.replace('~2', ''), settlement);
    snap.say(orderId, { ...settlement, gross_amount: '1.00' }); // which is no payment
    await pass(183);
    await expirePayments(desk);
    assert.deepEqual(await stored(id), ['PAID', 'PENDING']);
  });

  it('another amount, or another currency, is not taken for the payment', async () => {
    for (const other of [{ gross_amount: '1.00' }, { currency: 'SGD' }]) {
      const { id } = await overdue({ ...settlement, ...other });
      assert.match((await raisedFor(id)).join(), /^WRONG_AMOUNT: /);
      assert.deepEqual(await stored(id), ['EXPIRED', 'CANCELLED']);
    }
  });

  it('nothing expires on one machine whose clock runs ahead of the database’s', async () => {
    const { id } = await book();
    await pass(60);
    const ahead = () => new Date(clock.now.getTime() + 5 * 3_600_000);
    await expirePayments({ ...desk, now: ahead });
    assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
  });

  it('nothing expires while the gateway does not say how it stands', async () => {
    const { id, orderId } = await book();
    snap.say(orderId, settlement);
    await pass(183);
    await snap.stop();
    await expirePayments(desk);
    await snap.start();
    assert.deepEqual(await stored(id), ['PENDING', 'PENDING']);
    for (const trouble of ['broken', 'refuses', 'no JSON', 'endless', 'nothing at the address'] as const) {
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
    await pass(183);
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
    await pass(170);
    assert.ok((await later.look()).transaction);
    await pass(13);
    await expirePayments(desk);
    assert.deepEqual(await stored(never.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(later.id), ['PENDING', 'PENDING']);
    // Nothing makes a page for what has ended.
    assert.equal((await never.look()).transaction, null);
  });

  it('a simulated payment expires too; cash, and what is paid or cancelled, is left alone', async () => {
    const simulated = await book();
    const paid = await book();
    snap.say(paid.orderId, settlement);
    await postTo(test.app)(snap.message(paid.orderId, settlement));
    const { body } = await call<One<{ booking: { id: string } }>>('createBooking', { body: bookingRequest(school) });
    await pass(183);
    await expirePayments({ ...desk, provider: simulator('key') });
    assert.deepEqual(await stored(simulated.id), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await stored(paid.id), ['PAID', 'PENDING']);
    assert.deepEqual(await stored(body.data.booking.id), ['PENDING', 'PENDING']);
  });

  it('more than one round can take are ended by the next', async () => {
    const many: Awaited<ReturnType<typeof book>>[] = [];
    for (let n = 0; n < 52; n += 1) many.push(await book());
    await pass(183);
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
