import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');

/** A private lesson of a guest, 650,000, of which so much was paid in some way. */
async function paid(amount: number, method: string, phone = '+4915112345678', day = 1) {
  const customer_details = { full_name: 'Jonas Berg', email: 'jonas@example.com', phone, country: 'DE' };
  const details = [lessonOf(school)('private', 1, day)];
  const { id, booking_code: code } = (await bookingAt(test, school)({ customer_details, details })).body.data.booking;
  const add = (body: object) => call('addLedgerEntry', { token, params: { id }, body: { reason: 'Rain.', ...body } });
  await add({ kind: 'PAYMENT', method, amount });
  const giveBack = (sum: number, more: object = {}) => add({ kind: 'REFUND', method, amount: sum, ...more });
  const told = async () => (await storedMessages(db, id)).filter(({ kind }) => kind === 'REFUNDED');
  const cancel = () => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
  return { code, giveBack, told, cancel };
}

describe('a refund is told to the guest', () => {
  it('with its amount and way, what the booking costs now, and nothing of what is not due', async () => {
    const { code, giveBack, told } = await paid(650_000, 'CASH');
    await giveBack(325_000, { lower_total: true });
    const [message, ...others] = await told();
    assert.deepEqual([message?.recipient, others], ['jonas@example.com', []]);
    assert.equal(message?.subject, `We have given back Rp. 325.000 for booking ${code}`);
    assert.match(
      message.text,
      /We have given back Rp\. 325\.000 in cash\.\n\nYour booking costs Rp\. 325\.000 now\.\n/,
    );
    assert.doesNotMatch(message.text, /still to be paid/);
    assert.match(message.text, /^Paid: Rp\. 325\.000$/m);
    assert.match(message.html, /We have given back Rp\. 325\.000 in cash\./);
  });

  it('with what is due again', async () => {
    const { giveBack, told } = await paid(650_000, 'TRANSFER');
    await giveBack(200_000);
    assert.match(
      (await told())[0]?.text ?? '',
      /Rp\. 200\.000 by bank transfer\.\n\nYour booking costs Rp\. 650\.000 now\.\n\nRp\. 200\.000 is still to be paid\./,
    );
  });

  it('in Indonesian with an Indonesian phone', async () => {
    const { code, giveBack, told } = await paid(650_000, 'CASH', '+6281234567890');
    await giveBack(50_000);
    const [message] = await told();
    assert.equal(message?.subject, `Kami mengembalikan Rp. 50.000 untuk pemesanan ${code}`);
    assert.match(
      message.text,
      /mengembalikan Rp\. 50\.000 secara tunai\.\n\nBiaya pemesanan Anda sekarang Rp\. 650\.000\.\n\nRp\. 50\.000 masih harus dibayar\./,
    );
  });

  it('with until when the booking can still be cancelled or moved, as every mail of an open booking says it', async () => {
    const { giveBack, told } = await paid(650_000, 'CASH', '+4915112345678', 9);
    await giveBack(50_000);
    assert.match((await told())[0]?.text ?? '', /\n\nFree to cancel or move until .* in Bali\.\n/);
  });

  it('of a cancelled booking without what it costs, each time, and not when it is refused', async () => {
    const { giveBack, told, cancel } = await paid(650_000, 'CASH');
    await cancel();
    await giveBack(600_000);
    await giveBack(60_000);
    await giveBack(50_000);
    const texts = (await told()).map(({ text }) => text);
    assert.equal(texts.length, 2);
    assert.match(texts[1] ?? '', /We have given back Rp\. 50\.000 in cash\./);
    for (const text of texts) assert.doesNotMatch(text, /costs|still to be paid|Free to cancel/);
  });
});
