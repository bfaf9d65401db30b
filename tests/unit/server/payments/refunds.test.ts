// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { repeatRefunds } from '../../../../server/payments/gatewayRefunds.ts';
import { holdLimits } from '../../../support/server/limits.ts';
import { openRefunds, PAYMENT, PRICE, settlement } from '../../../support/server/refunds.ts';
import type { Failure } from '../../../support/server/testApp.ts';
import { eventually } from '../../../support/server/waiting.ts';

const { snap, logged, inMinutes, online, paid, post, raisedFor, givenBack, askedFor, tell, cancel } =
  await openRefunds();
const refundOf = (amount: number) => ['REFUND', 'GATEWAY', amount];

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
      logged.length = 0;
      assert.equal((await booking.giveBack<Failure>(200_000, key)).status, 503);
      assert.match(logged.join(''), /did not say whether it gives money back/);
      assert.doesNotMatch(logged.join(''), /Sari|sari@|Too windy/);
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
    await cancel(cancelled.id);
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
