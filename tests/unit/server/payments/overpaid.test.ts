// Also on PostgreSQL: triggers and locks.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { AttentionItem, FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');

/** A group of five, paid in cash: 1,750,000. */
async function paidGroup() {
  const { id } = (await bookingAt(test, school)({ details: [lessonOf(school)('group', 5)] })).body.data.booking;
  const read = async () => (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
  const add = async (kind: string, amount: number, more: object = {}) => {
    const body = { kind, method: 'CASH', amount, reason: 'Said so.', ...more };
    assert.equal((await call('addLedgerEntry', { token, params: { id }, body })).status, 201);
  };
  await add('PAYMENT', 1_750_000);
  const session = (await read()).sessions[0]?.id ?? '';
  const people = async (person: number) => {
    const { status } = await call('updateSession', { token, params: { id: session }, body: { person } });
    assert.equal(status, 200);
  };
  const raised = async () =>
    (await call<Many<AttentionItem>>('listAttention', { token })).body.data.filter((item) => item.booking_id === id);
  const texts = async () => (await raised()).map(({ kind, text }) => `${kind} ${text}`);
  const resolve = async () => {
    for (const item of await raised()) await call('resolveAttention', { token, params: { id: item.id } });
  };
  const over = async () => (await read()).amount_over;
  const cancel = () => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
  return { id, read, add, people, texts, resolve, over, cancel };
}
const isOver = (amount: string) => [`OVERPAID Sari Dewi has paid Rp. ${amount} more than the booking costs.`];

it('what is raised names the guest, and the session that is next', async () => {
  const details = [
    lessonOf(school)('guiding', 1, 9),
    lessonOf(school)('private', 1, 4),
    lessonOf(school)('group', 3, 6),
  ];
  const { id } = (await bookingAt(test, school)({ details })).body.data.booking;
  const pay = { kind: 'PAYMENT', method: 'CASH', amount: 9_000_000, reason: 'A mistake.' };
  await call('addLedgerEntry', { token, params: { id }, body: pay });
  const about = async () => {
    const { data } = (await call<Many<AttentionItem>>('listAttention', { token })).body;
    const item = data.find(({ booking_id: of }) => of === id);
    return [item?.customer_name, item?.customer_phone, item?.product_name, item?.reservation_date];
  };
  assert.deepEqual(await about(), ['Sari Dewi', '+6281234567890', 'Private Surf Lesson', schoolDay(4)]);
  await db.execute(sql`update booking_details set reservation_date = reservation_date - 8 where booking_id = ${id}`);
  assert.deepEqual((await about()).slice(2), ['Dawn Patrol', schoolDay(1)]);
  await db.execute(sql`update booking_details set reservation_date = reservation_date - 2 where booking_id = ${id}`);
  assert.deepEqual((await about()).slice(2), ['Dawn Patrol', schoolDay(-1)], 'the last one');
});

describe('what a guest has paid above the total', () => {
  it('is told of the booking, and raised with the guest and the amount as it is now', async () => {
    const booking = await paidGroup();
    assert.deepEqual([await booking.over(), await booking.texts()], [0, []]);
    await booking.people(3);
    assert.deepEqual([await booking.over(), await booking.texts()], [700_000, isOver('700.000')]);
    await booking.people(4);
    assert.deepEqual([await booking.over(), await booking.texts()], [350_000, isOver('350.000')]);
  });

  it('goes by itself when nothing is over, and comes again', async () => {
    const booking = await paidGroup();
    await booking.people(3);
    await booking.add('REFUND', 700_000);
    assert.deepEqual([await booking.over(), await booking.texts()], [0, []]);
    await booking.add('PAYMENT', 50_000);
    assert.deepEqual([await booking.over(), await booking.texts()], [50_000, isOver('50.000')]);
  });

  it('returns after somebody has seen to it only when more is over than then', async () => {
    const booking = await paidGroup();
    await booking.people(4);
    await booking.resolve();
    await booking.add('REFUND', 100_000, { lower_total: true });
    assert.deepEqual([await booking.over(), await booking.texts()], [350_000, []], 'as much is over as was');
    await booking.add('REFUND', 100_000);
    assert.deepEqual([await booking.over(), await booking.texts()], [250_000, []], 'less is over');
    await booking.add('PAYMENT', 1000);
    assert.deepEqual(await booking.texts(), isOver('251.000'));
    await booking.resolve();
    await booking.add('REFUND', 251_000);
    await booking.add('PAYMENT', 1000);
    assert.deepEqual(await booking.texts(), isOver('1.000'), 'nothing was over meanwhile');
  });

  it('is nothing of a cancelled booking, all of which is to be given back', async () => {
    const booking = await paidGroup();
    await booking.people(3);
    await booking.cancel();
    assert.equal(await booking.over(), 0);
    assert.deepEqual(await booking.texts(), [
      'REFUND_DUE The booking is cancelled, and Rp. 1.750.000 of it were paid.',
    ]);
  });
});
