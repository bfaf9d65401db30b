// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking, LedgerEntry } from '../../../../server/contract.gen.ts';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import { repeatRefunds } from '../../../../server/payments/gatewayRefunds.ts';
import { raisedAbout } from '../../../support/server/records.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { holdLimits } from '../../../support/server/limits.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type RefundCall, startSnapDouble } from '../../../support/server/snapDouble.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const settings = through(snap);
let log = '';
const logger = { level: 'warn', stream: { write: (line: string) => void (log += line) } };
const test = await makeTestApp({ settings, logger });
const { call, db } = test;
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const raisedFor = await raisedAbout(test);
const post = postTo(test.app);
const { token } = await test.signIn('ADMIN');
const PRICE = 650_000;
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };
const quiet = { warn: () => undefined, error: () => undefined };
const desk = { db, provider: midtrans(settings.midtrans), changeHours, log: quiet };
const inMinutes = (minutes: number) => ({ ...desk, now: () => new Date(Date.now() + minutes * 60_000) });

/** A booking that is to be paid online; without details a private lesson: 650,000. */
async function online(details?: object[]) {
  const booking = await book({ ...(details && { details }) });
  const { id } = booking;
  const read = async () => (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
  const add = <T = One<LedgerEntry>>(body: object, key?: string) =>
    call<T>('addLedgerEntry', { token, params: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) });
  const giveBack = <T = One<LedgerEntry>>(amount: number, key?: string, more: object = {}) =>
    add<T>({ kind: 'REFUND', method: 'GATEWAY', amount, reason: 'Too windy.', ...more }, key);
  const entries = async () => (await read()).ledger.map(({ kind, method, amount }) => [kind, method, amount]);
  /** What the guest was told of money that was given back. */
  const told = async () =>
    (await read()).messages
      .filter(({ kind }) => kind === 'REFUNDED')
      .map(({ subject }) => subject.split(/ untuk | for /)[0]);
  return { ...booking, read, add, giveBack, entries, told };
}
/** The same, paid. */
async function paid() {
  const booking = await online();
  snap.say(booking.orderId, settlement);
  assert.equal(await post(snap.message(booking.orderId, settlement)), 200);
  return booking;
}
const PAYMENT = ['PAYMENT', 'GATEWAY', PRICE];
const refundOf = (amount: number) => ['REFUND', 'GATEWAY', amount];
/** How often the gateway was asked for refunds of an order, and what it gave back. */
const askedFor = (orderId: string) => snap.refundsAsked.filter(({ order_id: of }) => of === orderId);
const givenBack = (orderId: string) =>
  snap.refunds.filter(({ order_id: of }) => of === orderId).map(({ amount }) => amount);
/** Lets the gateway tell of what it has given back. */
const tell = ({ order_id: orderId }: Pick<RefundCall, 'order_id'>) =>
  post(snap.message(orderId, { transaction_status: 'partial_refund', status_code: '200' }));

describe('money that came online', () => {
  it('stands in the ledger once, however often the gateway says so', async () => {
    const booking = await paid();
    await post(snap.message(booking.orderId, settlement));
    assert.deepEqual(await booking.entries(), [PAYMENT]);
    const { ledger, changes } = await booking.read();
    assert.equal(ledger[0]?.actor, null);
    assert.ok(changes.some(({ actor, text }) => actor === null && text === 'Paid online: Rp. 650.000.'));
  });

  it('is given back by the gateway, in parts, and by transfer', async () => {
    const booking = await paid();
    const { status, body } = await booking.giveBack(100_000);
    assert.deepEqual([status, body.data.method, body.data.actor], [201, 'GATEWAY', 'Someone']);
    assert.equal((await booking.giveBack(150_000, undefined, { lower_total: true })).status, 201);
    const { refund_key: first, ...asked } = askedFor(booking.orderId)[0] ?? { refund_key: '' };
    assert.deepEqual(asked, { order_id: booking.orderId, amount: 100_000, reason: 'Too windy.' });
    assert.notEqual(askedFor(booking.orderId)[1]?.refund_key, first);
    assert.equal((await booking.giveBack(100_000, undefined, { method: 'TRANSFER' })).status, 201);
    const refused = await booking.giveBack<Failure>(300_001);
    assert.deepEqual([refused.status, refused.body.message], [409, 'Only Rp. 300.000 can be given back online.']);
    assert.deepEqual(await booking.entries(), [
      PAYMENT,
      refundOf(100_000),
      refundOf(150_000),
      ['REFUND', 'TRANSFER', 100_000],
    ]);
    assert.deepEqual(await booking.told(), [
      'Kami mengembalikan Rp. 100.000',
      'Kami mengembalikan Rp. 150.000',
      'Kami mengembalikan Rp. 100.000',
    ]);
    const { total_amount: total, amount_due: due } = await booking.read();
    assert.deepEqual([total, due, givenBack(booking.orderId)], [500_000, 200_000, [100_000, 150_000]]);
  });

  it('is refused with the gateway’s words, and may then go back by transfer', async () => {
    const booking = await paid();
    snap.refundRefusal = 'Payment Provider does not support refund.';
    const key = randomUUID();
    const refused = await booking.giveBack<Failure>(PRICE, key);
    assert.deepEqual(
      [refused.status, refused.body.message],
      [409, 'The payment gateway does not give this money back: Payment Provider does not support refund.'],
    );
    snap.refundRefusal = null;
    assert.deepEqual([await booking.entries(), await booking.told()], [[PAYMENT], []]);
    assert.equal((await booking.giveBack(PRICE, undefined, { method: 'TRANSFER' })).status, 201);
    // The money is gone, so the same request is refused before the gateway is asked.
    assert.equal((await booking.giveBack(PRICE, key)).status, 409);
    assert.deepEqual(givenBack(booking.orderId), []);
  });

  it('is given back once by requests of one key, at once and later', async () => {
    const booking = await paid();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => booking.giveBack(200_000, key)));
    answers.push(await booking.giveBack(200_000, key));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body }) => body.data.id)).size, 1);
    assert.deepEqual(givenBack(booking.orderId), [200_000]);
    assert.equal(new Set(askedFor(booking.orderId).map(({ refund_key: name }) => name)).size, 1);
    assert.equal((await booking.giveBack(100_000, key)).status, 409);
  });

  it('is given back no more than once by two requests without a key at the same time', async (t) => {
    t.mock.method(AbortSignal, 'timeout', () => new AbortController().signal); // on a busy machine the second takes seconds
    const booking = await paid();
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    snap.beforeAnswer = () => isAnswered;
    const first = booking.giveBack(200_000);
    await eventually('the gateway makes the first', () => givenBack(booking.orderId).length === 1);
    const second = await booking.giveBack(200_000);
    answer();
    snap.beforeAnswer = null;
    assert.deepEqual([(await first).status, second.status], [201, 409]);
    assert.deepEqual(givenBack(booking.orderId), [200_000]);
  });

  it('nor by two that both find nothing asked for yet', async () => {
    const booking = await paid();
    const answers = await Promise.all([booking.giveBack(200_000), booking.giveBack(200_000)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
    assert.deepEqual(givenBack(booking.orderId), [200_000]);
  });
});

describe('a refund without an answer', () => {
  for (const trouble of ['broken', 'broken after it was made'] as const) {
    it(`(${trouble}) is 503, and the same key asks for the same refund`, async () => {
      const booking = await paid();
      const key = randomUUID();
      snap.troubles = [trouble];
      log = '';
      assert.equal((await booking.giveBack<Failure>(200_000, key)).status, 503);
      assert.match(log, /did not say whether it gives money back/);
      assert.doesNotMatch(log, /Sari|sari@|Too windy/);
      assert.deepEqual(await booking.entries(), [PAYMENT]);
      // Until it is known, its money is not given back in another way.
      assert.equal((await booking.giveBack(500_000, undefined, { method: 'TRANSFER' })).status, 409);
      assert.equal((await booking.giveBack(200_000, key)).status, 201);
      assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(200_000)]);
      assert.deepEqual(givenBack(booking.orderId), [200_000]);
    });
  }

  it('is not waited for longer than 5 seconds', async (t) => {
    const booking = await paid();
    const limits = holdLimits(t, 1);
    snap.troubles = ['slow after it was made'];
    const asked = booking.giveBack<Failure>(200_000);
    await eventually('the gateway is asked', () => askedFor(booking.orderId).length === 1);
    limits.expire();
    assert.equal((await asked).status, 503);
    assert.deepEqual(limits.set, [5000]);
    await repeatRefunds(inMinutes(2));
    assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(200_000)]);
  });

  it('is asked for again by itself, and a second refund is asked for only after it', async () => {
    const booking = await paid();
    snap.troubles = ['broken after it was made'];
    await booking.giveBack(200_000);
    await repeatRefunds(inMinutes(0));
    assert.deepEqual(await booking.entries(), [PAYMENT]);
    await repeatRefunds(inMinutes(2));
    await repeatRefunds(inMinutes(4));
    assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(200_000)]);
    assert.equal((await booking.read()).ledger[1]?.actor, 'Someone');
    snap.troubles = ['broken'];
    await booking.giveBack(100_000);
    const { status, body } = await booking.giveBack<Failure>(100_000);
    assert.deepEqual(
      [status, body.message],
      [409, 'The refund of Rp. 100.000 that was asked for before is made. Please look at it first.'],
    );
    assert.deepEqual(givenBack(booking.orderId), [200_000, 100_000]);
  });
});

describe('a refund that the gateway refuses', () => {
  it('is told to who asked; when it had not answered before, to whoever sees to such things', async () => {
    const booking = await paid();
    snap.refundRefusal = 'Payment Provider does not support refund.';
    assert.equal((await booking.giveBack(100_000)).status, 409);
    assert.deepEqual(await raisedFor(booking.id), []);
    snap.troubles = ['broken'];
    assert.equal((await booking.giveBack(100_000)).status, 503);
    await repeatRefunds(inMinutes(2));
    await repeatRefunds(inMinutes(4));
    snap.refundRefusal = null;
    const [raised, ...others] = await raisedFor(booking.id);
    assert.match(
      raised ?? '',
      /^REFUND_REFUSED: Rp\. 100\.000 were to be .* refused it later: Payment Provider does not support refund\.$/,
    );
    assert.deepEqual([others, await booking.entries()], [[], [PAYMENT]]);
  });
});

describe('the gateway’s word of a refund', () => {
  it('may come before its answer: one entry', async () => {
    const booking = await paid();
    snap.beforeAnswer = async (refund) => {
      assert.equal(await tell(refund), 200);
    };
    const { status, body } = await booking.giveBack(200_000);
    snap.beforeAnswer = null;
    assert.equal(status, 201);
    await tell({ order_id: booking.orderId });
    assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(200_000)]);
    assert.deepEqual(await booking.told(), ['Kami mengembalikan Rp. 200.000']);
    assert.equal((await booking.read()).ledger[1]?.id, body.data.id);
  });

  it('counts when the answer was lost', async () => {
    const booking = await paid();
    snap.troubles = ['broken after it was made'];
    await booking.giveBack(200_000);
    await tell({ order_id: booking.orderId });
    await repeatRefunds(inMinutes(2));
    assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(200_000)]);
  });

  it('of what was given back in its own office is written down, and of what cannot be is for a person', async () => {
    const booking = await paid();
    const own = { order_id: booking.orderId, refund_key: 'office 1', amount: 50_000, reason: '' };
    snap.giveBack(own);
    await tell(own);
    await tell(own);
    assert.deepEqual(await booking.entries(), [PAYMENT, refundOf(50_000)]);
    assert.equal((await booking.read()).ledger[1]?.reason, 'Given back at the payment gateway.');
    assert.deepEqual(await booking.told(), ['Kami mengembalikan Rp. 50.000']);
    assert.deepEqual(await raisedFor(booking.id), []);
    await booking.giveBack(600_000, undefined, { method: 'TRANSFER' });
    for (const key of ['office 2', 'office 3']) {
      snap.giveBack({ ...own, refund_key: key });
      assert.deepEqual([await tell(own), await tell(own)], [200, 200]);
    }
    const text = 'an online payment, and the ledger does not have all that was given back.';
    assert.deepEqual(
      await raisedFor(booking.id),
      Array(2).fill(`CHARGEBACK: Midtrans says 'partial_refund' of ${text}`),
    );
    assert.equal((await booking.entries()).length, 3);
  });

  it('of what was given back before it was told that the money came, writes both down', async () => {
    const [inTime, cancelled] = [await online(), await online()];
    await call('updateBookingStatus', { token, params: { id: cancelled.id }, body: { action: 'CANCELLED' } });
    for (const { orderId: order_id, entries } of [inTime, cancelled]) {
      const own = { order_id, refund_key: 'office', amount: 50_000, reason: '' };
      snap.giveBack(own);
      assert.deepEqual([await tell(own), await tell(own)], [200, 200]);
      assert.deepEqual(await entries(), [PAYMENT, refundOf(50_000)]);
    }
    assert.deepEqual([await inTime.states(), await raisedFor(inTime.id)], [['PAID', 'PENDING'], []]);
    assert.match((await raisedFor(cancelled.id)).join(), /^MONEY_FOR_CANCELLED: [^:]*$/);
  });
});

describe('a payment at the counter of what is to be paid online', () => {
  const cash = (amount: number, more: object = {}) => ({ kind: 'PAYMENT', method: 'CASH', amount, ...more });

  it('ends the page; the next one is of the rest', async () => {
    const booking = await online();
    assert.equal((await booking.add(cash(150_000))).status, 201);
    const { transaction } = await booking.look();
    const body = snap.asked.at(-1);
    assert.ok(body);
    assert.equal(body.transaction_details.gross_amount, 500_000);
    assert.equal(body.item_details[0]?.name, `Rest of booking ${booking.booking_code}`);
    assert.notEqual(transaction?.redirect_url, booking.url);
    const order = body.transaction_details.order_id;
    snap.say(order, settlement);
    await post(snap.message(order, settlement));
    assert.deepEqual(await booking.entries(), [
      ['PAYMENT', 'CASH', 150_000],
      ['PAYMENT', 'GATEWAY', 500_000],
    ]);
    assert.deepEqual(await booking.states(), ['PAID', 'PENDING']);
    // What came online goes back to the order that brought it.
    assert.equal((await booking.giveBack(500_000)).status, 201);
    assert.deepEqual(givenBack(order), [500_000]);
  });

  it('a page in whole rupiah, where the price for each person is none', async () => {
    const three = { product_id: school.lessons.group, reservation_date: schoolDay(1), person: 3 };
    const booking = await online([three]);
    assert.equal((await booking.add(cash(200_000))).status, 201);
    const lowered = { method: 'CASH', lower_total: true };
    assert.equal((await booking.giveBack(200_000, undefined, lowered)).status, 201);
    const { transaction, total_amount: total } = await booking.look();
    assert.notEqual(total % 3, 0);
    assert.ok(transaction?.redirect_url);
    const { transaction_details, item_details } = snap.asked.at(-1) ?? {};
    assert.equal(transaction_details?.gross_amount, total);
    assert.deepEqual(
      item_details?.map(({ name, price }) => [name, price]),
      [[`Booking ${booking.booking_code}`, total]],
    );
  });

  it('is 409 when the guest has just paid, and 503 while nobody knows', async () => {
    const booking = await online();
    snap.troubles = ['broken'];
    assert.equal((await booking.add(cash(PRICE))).status, 503);
    assert.deepEqual(await booking.entries(), []);
    snap.say(booking.orderId, settlement);
    const { status, body } = await booking.add<Failure>(cash(PRICE, { reason: 'A tip.' }));
    assert.deepEqual([status, body.message], [409, 'The guest has just paid online.']);
    assert.deepEqual(await booking.entries(), [PAYMENT]);
  });

  it('and money that comes through the old page all the same are both written down, for a person', async () => {
    const booking = await online();
    await booking.add(cash(150_000));
    snap.say(booking.orderId, settlement);
    assert.equal(await post(snap.message(booking.orderId, settlement)), 200);
    const text = 'Rp. 650.000 were paid online for a booking of which Rp. 500.000 were due.';
    const over = 'OVERPAID: Sari Dewi has paid Rp. 150.000 more than the booking costs.';
    assert.deepEqual(await raisedFor(booking.id), [over, `WRONG_AMOUNT: ${text}`]);
    const { amount_paid: amount, amount_due: due, payments } = await booking.read();
    assert.deepEqual([amount, due, payments[0]?.status], [800_000, 0, 'PAID']);
  });

  it('in full, and again online, is told to a person', async () => {
    const booking = await online();
    await booking.add(cash(PRICE));
    assert.deepEqual(await booking.states(), ['PAID', 'PENDING']);
    assert.equal((await booking.look()).transaction, null);
    await post(snap.message(booking.orderId, settlement));
    assert.deepEqual(await raisedFor(booking.id), []); // the gateway says nothing of it
    snap.say(booking.orderId, settlement);
    await post(snap.message(booking.orderId, settlement));
    const text = 'Rp. 650.000 were paid online for a booking of which nothing was due any more.';
    const over = 'OVERPAID: Sari Dewi has paid Rp. 650.000 more than the booking costs.';
    assert.deepEqual(await raisedFor(booking.id), [over, `PAID_TWICE: ${text}`]);
    assert.equal((await booking.read()).amount_paid, 2 * PRICE);
  });

  it('keeps the booking when its rest is not paid in time', async () => {
    const booking = await online();
    await booking.add(cash(150_000));
    await db.execute(sql`update payments set page_at = page_at - interval '4 hours' where booking_id = ${booking.id}`);
    await expirePayments(inMinutes(0));
    assert.deepEqual(await booking.states(), ['EXPIRED', 'PENDING']);
    assert.equal((await booking.add(cash(500_000))).status, 201);
    assert.deepEqual(await booking.states(), ['PAID', 'PENDING']);
  });
});
