// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { raisedAbout } from '../../../support/server/records.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Said, startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';
import { some } from '../../../support/tier.ts';

const snap = await startSnapDouble();
let log = '';
const logger = { level: 'warn', stream: { write: (line: string) => void (log += line) } };
const test = await makeTestApp({ settings: through(snap), logger });
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const raisedFor = await raisedAbout(test);
const post = postTo(test.app);
/** Lets the gateway say something of an order, and send its message of it. */
const tell = (orderId: string, said: Said) => {
  snap.say(orderId, said);
  return post(snap.message(orderId, said));
};
const { token } = await test.signIn('ADMIN');
const paidFor = async (id: string) =>
  (await test.call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data.amount_paid;

const said = (transaction_status: string, status_code: string, fraud_status?: string): Said => ({
  transaction_status,
  status_code,
  ...(fraud_status !== undefined && { fraud_status }),
});
const pending = said('pending', '201');
const settlement = said('settlement', '200', 'accept');
const expire = said('expire', '407');
/** Sent with a wrong signature. */
const forged = { ...settlement };

describe('what Midtrans says', () => {
  for (const [message, payment, booking] of [
    [settlement, 'PAID', 'PENDING'],
    [said('settlement', '200'), 'PAID', 'PENDING'],
    [said('capture', '200', 'accept'), 'PAID', 'PENDING'],
    [said('capture', '201', 'challenge'), 'PENDING', 'PENDING'],
    [said('capture', '200', 'challenge'), 'PENDING', 'PENDING'],
    [said('settlement', '200', 'deny'), 'PENDING', 'PENDING'],
    [said('settlement', '201', 'accept'), 'PENDING', 'PENDING'],
    [pending, 'PENDING', 'PENDING'],
    [said('authorize', '200', 'accept'), 'PENDING', 'PENDING'],
    [said('deny', '202', 'deny'), 'PENDING', 'PENDING'],
    [said('cancel', '200', 'accept'), 'FAILED', 'PENDING'],
    [said('failure', '202'), 'FAILED', 'PENDING'],
    [expire, 'EXPIRED', 'CANCELLED'],
    [said('refund', '200'), 'PENDING', 'PENDING'],
    [said('a new word', '200'), 'PENDING', 'PENDING'],
  ] as const) {
    it(`${Object.values(message).join(' ')} → ${payment}, and the booking ${booking}`, async () => {
      const { orderId, states } = await book();
      assert.equal(await tell(orderId, message), 200);
      assert.deepEqual(await states(), [payment, booking]);
    });
  }
});

/** Every order of some things; two that are the same make no two orders. */
const ordersOf = <T>(things: T[]): T[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, index) =>
        things.indexOf(first) < index ? [] : ordersOf(things.toSpliced(index, 1)).map((others) => [first, ...others]),
      );

describe('every order of pending, settlement, expire, a duplicate and a forged message', () => {
  for (const duplicated of [pending, settlement, expire]) {
    it(`with ${duplicated.transaction_status} twice`, async () => {
      const orders = ordersOf([pending, settlement, expire, duplicated, forged]);
      assert.equal(orders.length, 60);
      for (const order of some(orders, 6)) {
        const { orderId, states } = await book();
        for (const message of order) {
          if (message !== forged) assert.equal(await tell(orderId, message), 200);
          else assert.equal(await post(snap.message(orderId, message, 'another key')), 403);
        }
        const isPaid = order.indexOf(settlement) < order.indexOf(expire);
        const expected = isPaid ? ['PAID', 'PENDING'] : ['EXPIRED', 'CANCELLED'];
        assert.deepEqual(await states(), expected, order.map(({ transaction_status: word }) => word).join(', '));
      }
    });
  }

  it('also when they come at once: the payment ends once, and the booking with it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { orderId, states } = await book();
      const all = [settlement, expire, pending, settlement, expire].map((of) => tell(orderId, of));
      assert.deepEqual(await Promise.all(all), [200, 200, 200, 200, 200]);
      const [payment, booking] = await states();
      assert.ok(payment === 'PAID' || payment === 'EXPIRED', payment);
      assert.equal(booking, payment === 'PAID' ? 'PENDING' : 'CANCELLED');
    }
  });
});

describe('a message', () => {
  it('is believed with the right signature over the texts as they came, and with no other', async () => {
    const { orderId, states } = await book();
    const message = snap.message(orderId, settlement);
    const other = { ...message, status_code: '201' };
    const forgeries: object[] = [
      { ...message, signature_key: undefined },
      { ...message, signature_key: null },
      { ...message, signature_key: '' },
      { ...message, signature_key: `${message['signature_key'] ?? ''}0` },
      { ...message, signature_key: 'é'.repeat(128) },
      { ...message, gross_amount: '650000' },
      { ...other, transaction_status: 'settlement' },
    ];
    for (const forgery of forgeries) assert.equal(await post(forgery), 403, JSON.stringify(forgery));
    for (const field of ['order_id', 'status_code', 'gross_amount', 'transaction_status']) {
      assert.equal(await post({ ...message, [field]: undefined }), 400, field);
      assert.equal(await post({ ...message, [field]: 200 }), 400, field);
    }
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    // The same amount in other words is the same.
    assert.equal(await tell(orderId, { ...settlement, gross_amount: '650000' }), 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('of an order that is not known is 404', async () => {
    for (const orderId of ['payment_notif_test_G123_1', '', 'x~y', '~2', "'; --", 'x'.repeat(60)]) {
      assert.equal(await post(snap.message(orderId, { ...settlement, gross_amount: '1.00' })), 404, orderId);
    }
  });

  it('with another amount is refused and raised once for a person, without anybody’s data in the log', async () => {
    const { id, orderId, states } = await book();
    log = '';
    for (const gross_amount of ['1.00', '650000.50', '-650000', '6.5e5', '', '1.00']) {
      assert.equal(await tell(orderId, { ...settlement, gross_amount }), 400, gross_amount);
    }
    const raised = await raisedFor(id);
    assert.deepEqual(
      raised.map((text) => /^WRONG_AMOUNT: Midtrans says 'settlement' of (.*), and Rp\. 650\.000 had/.exec(text)?.[1]),
      ['Rp. 1', 'Rp. 650.000,5', 'an amount that cannot be read'],
    );
    assert.doesNotMatch(log + raised.join(), /Sari|sari@|8123/);
    assert.deepEqual(await states(), ['PENDING', 'PENDING']);
  });

  const lost = 'Rp. 1.000, which had been paid online. Nothing was written into the ledger';
  const unknown = 'an online payment, and the ledger does not have all that was given back';
  for (const [word, what] of [
    ['chargeback', lost],
    ['partial_chargeback', lost],
    ['refund', unknown],
    ['partial_refund', unknown],
  ] as const) {
    it(`of a ${word} is raised once for a person and changes nothing`, async () => {
      const { id, orderId, states } = await book();
      await tell(orderId, settlement);
      const message = { ...said(word, '200'), gross_amount: '1000.00' };
      assert.deepEqual([await tell(orderId, message), await tell(orderId, message)], [200, 200]);
      const text = `Midtrans says '${word}' of ${what}.`;
      assert.deepEqual(await raisedFor(id), [`CHARGEBACK: ${text}`]);
      assert.deepEqual(await states(), ['PAID', 'PENDING']);
    });
  }

  it('of a page that ends without money says nothing of what was paid at the counter', async () => {
    const { id, orderId } = await book();
    const body = { kind: 'PAYMENT', method: 'CASH', amount: 650_000 };
    assert.equal((await test.call('addLedgerEntry', { token, params: { id }, body })).status, 201);
    for (const word of ['deny', 'cancel']) assert.equal(await tell(orderId, said(word, '202')), 200);
    assert.deepEqual(await raisedFor(id), []);
  });

  it('of money for what had ended, or of its loss, is raised for a person', async () => {
    const late = await book();
    const lost = await book();
    await tell(late.orderId, expire);
    await tell(lost.orderId, said('capture', '200', 'accept'));
    assert.equal(await tell(late.orderId, settlement), 200);
    assert.equal(await tell(lost.orderId, said('cancel', '200')), 200);
    // A bank may take back what it had settled.
    assert.equal(await tell(lost.orderId, said('deny', '202')), 200);
    assert.match((await raisedFor(late.id)).join(), /^MONEY_FOR_CANCELLED: Rp\. 650\.000 were paid after [^:]*$/);
    assert.match(
      (await raisedFor(lost.id)).join(),
      /^CHARGEBACK: Midtrans says 'cancel' .*CHARGEBACK: Midtrans says 'deny'/,
    );
    assert.deepEqual(await late.states(), ['EXPIRED', 'CANCELLED']);
    assert.deepEqual(await lost.states(), ['PAID', 'PENDING']);
  });

  it('of money for a booking that was cancelled meanwhile counts, and is for a person', async () => {
    const { id, orderId, states } = await book();
    await test.call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
    assert.deepEqual([await tell(orderId, settlement), await tell(orderId, settlement)], [200, 200]);
    assert.match((await raisedFor(id)).join(), /^MONEY_FOR_CANCELLED: Rp\. 650\.000 [^:]*$/);
    // Its page ended with the booking; the ledger has the money all the same.
    assert.deepEqual(await states(), ['EXPIRED', 'CANCELLED']);
    assert.equal(await paidFor(id), 650_000);
  });

  it('of money for what was paid at the counter counts, and is raised once as paid twice', async () => {
    const { id, orderId } = await book();
    const entry = { kind: 'PAYMENT', method: 'CASH', amount: 650_000 };
    assert.equal((await test.call('addLedgerEntry', { token, params: { id }, body: entry })).status, 201);
    assert.deepEqual([await tell(orderId, settlement), await tell(orderId, settlement)], [200, 200]);
    const text = 'Rp. 650.000 were paid online for a booking of which nothing was due any more.';
    const over = 'OVERPAID: Sari Dewi has paid Rp. 650.000 more than the booking costs.';
    assert.deepEqual(await raisedFor(id), [over, `PAID_TWICE: ${text}`]);
    assert.equal(await paidFor(id), 1_300_000);
  });

  it('of money of a page for a former total counts, and is raised as another amount', async () => {
    const { id, orderId } = await book({ details: [lessonOf(school)('guiding', 2)] });
    const { sessions } = (await test.call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
    const params = { id: sessions[0]?.id ?? '' };
    await test.call('updateSession', { token, params, body: { person: 3 } });
    assert.equal(await tell(orderId, settlement), 200);
    const text = 'Rp. 1.700.000 were paid online for a booking of which Rp. 2.550.000 were due.';
    assert.deepEqual(await raisedFor(id), [`WRONG_AMOUNT: ${text}`]);
    assert.equal(await paidFor(id), 1_700_000);
  });

  it('that the page has expired leaves a booking that was confirmed', async () => {
    const { id, orderId, states } = await book();
    await test.call('updateBookingStatus', { token, params: { id }, body: { action: 'CONFIRMED' } });
    await tell(orderId, expire);
    assert.deepEqual(await states(), ['EXPIRED', 'CONFIRMED']);
  });

  it('that is not taken is sent again until it is', async () => {
    const { orderId, states } = await book();
    snap.say(orderId, settlement);
    await test.db.execute(sql`alter table payments rename to payments_away`);
    let tries = 0;
    const answers = await snap.notify(
      async (message) => {
        const status = await post(message);
        tries += 1;
        if (tries === 2) await test.db.execute(sql`alter table payments_away rename to payments`);
        return status;
      },
      snap.message(orderId, settlement),
    );
    assert.deepEqual(answers, [500, 500, 200]);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
    const forged = await snap.notify(post, snap.message(orderId, expire, 'another key'));
    assert.deepEqual(forged, Array(6).fill(403));
  });
});

describe('a message of another attempt', () => {
  const bookAgain = async () => {
    snap.troubles = ['broken after it was made'];
    const booking = await book();
    assert.match(booking.orderId, /~2$/);
    return { ...booking, former: booking.orderId.slice(0, -2) };
  };

  it('counts when it brings money', async () => {
    const { former, states } = await bookAgain();
    assert.equal(await tell(former, settlement), 200);
    assert.deepEqual(await states(), ['PAID', 'PENDING']);
  });

  it('ends nothing while the payer has the page of the newest', async () => {
    const { former, orderId, states } = await bookAgain();
    for (const message of [expire, said('cancel', '200')]) {
      assert.equal(await tell(former, message), 200);
      assert.deepEqual(await states(), ['PENDING', 'PENDING']);
    }
    assert.equal(await tell(orderId, expire), 200);
    assert.deepEqual(await states(), ['EXPIRED', 'CANCELLED']);
  });
});
