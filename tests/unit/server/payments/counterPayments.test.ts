// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { openRefunds, PAYMENT, PRICE, settlement } from '../../../support/server/refunds.ts';
import { schoolDay } from '../../../support/server/school.ts';
import type { Failure } from '../../../support/server/testApp.ts';

const { snap, db, school, inMinutes, online, post, raisedFor, givenBack } = await openRefunds();

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
