import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import type { FullBooking, Session } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Said, startSnapDouble } from '../../../support/server/snapDouble.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const settings = through(snap);
const test = await makeTestApp({ settings });
const { call, db } = test;
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const post = postTo(test.app);
const { token } = await test.signIn('STAFF');
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };
const expired = { transaction_status: 'expire', status_code: '407' };
const note = () => undefined;

/** Lets the gateway say something of an order, and tell the server so. */
function tell(orderId: string, said: Said): Promise<number> {
  snap.say(orderId, said);
  return post(snap.message(orderId, said));
}

/** Two people in a guiding lesson, paid online: 1,700,000. */
async function online() {
  const booking = await book({ details: [lessonOf(school)('guiding', 2)] });
  const read = async () =>
    (await call<One<FullBooking>>('getBooking', { token, params: { id: booking.id } })).body.data;
  const session = (await read()).sessions[0]?.id ?? '';
  const change = <T = One<Session>>(body: object) => call<T>('updateSession', { token, params: { id: session }, body });
  return { ...booking, read, change };
}

describe('an open online payment whose booking gets another total', () => {
  it('ends its page; the next look makes one for the new total', async () => {
    const booking = await online();
    assert.equal((await booking.change({ person: 3 })).status, 200);
    const looked = await booking.look();
    const order = snap.asked.at(-1)?.transaction_details;
    assert.ok(order);
    assert.equal(order.gross_amount, 2_550_000);
    assert.notEqual(order.order_id, booking.orderId);
    assert.notEqual(looked.transaction?.redirect_url, booking.url);
    assert.equal(await tell(order.order_id, settlement), 200);
    const paid = await booking.read();
    assert.deepEqual([paid.payments[0]?.status, paid.amount_paid, paid.amount_due], ['PAID', 2_550_000, 0]);
    assert.ok(paid.changes.some(({ actor, text }) => actor === null && text === 'Paid online: Rp. 2.550.000.'));
  });

  it('keeps its page when only the day changes', async () => {
    const booking = await online();
    await booking.change({ reservation_date: schoolDay(3) });
    assert.equal((await booking.look()).transaction?.redirect_url, booking.url);
  });

  it('is not ended by what the gateway says of the old page', async () => {
    const booking = await online();
    await booking.change({ person: 3 });
    await booking.look();
    assert.equal(await tell(booking.orderId, expired), 200);
    assert.deepEqual(await booking.states(), ['PENDING', 'PENDING']);
  });

  it('has the whole time again, although nobody has looked', async () => {
    const booking = await online();
    const hours = sql`interval '175 minutes'`;
    await db.execute(sql`update payments set page_at = page_at - ${hours} where booking_id = ${booking.id}`);
    await db.execute(sql`update bookings set created_at = created_at - ${hours} where id = ${booking.id}`);
    await booking.change({ person: 3 });
    const desk = { db, provider: midtrans(settings.midtrans), changeHours, log: { warn: note, error: note } };
    const later = new Date(Date.now() + 20 * 60_000);
    await expirePayments({ ...desk, now: () => later });
    assert.equal((await booking.read()).status, 'PENDING');
  });

  it('counts as paid when the guest has paid just before, and the rest is due', async () => {
    const booking = await online();
    snap.say(booking.orderId, settlement);
    const { status, body } = await booking.change({ person: 3 });
    assert.deepEqual([status, body.data.payment_status, body.data.amount_due], [200, 'PAID', 850_000]);
  });

  it('waits while the gateway does not say how it stands, and nothing changes', async () => {
    const booking = await online();
    snap.troubles = ['broken'];
    const { status, body } = await booking.change<Failure>({ person: 3 });
    assert.equal(status, 503);
    assert.equal(body.message, 'The payment gateway does not say how this payment stands. Please try again.');
    assert.equal((await booking.read()).total_amount, 1_700_000);
    assert.equal((await booking.change({ person: 3 })).status, 200);
  });

  it('waits for money that somebody has to accept or refuse', async () => {
    const booking = await online();
    snap.say(booking.orderId, { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' });
    assert.equal((await booking.change({ person: 3 })).status, 409);
    assert.equal((await booking.look()).transaction?.redirect_url, booking.url);
  });
});

it('a booking of which all was given back as a kindness costs no less than nothing when fewer people come', async () => {
  const booking = await online();
  assert.equal(await tell(booking.orderId, settlement), 200);
  const { token: admin } = await test.signIn('ADMIN');
  const body = { kind: 'REFUND', method: 'TRANSFER', amount: 1_700_000, reason: 'No waves.', lower_total: true };
  await call('addLedgerEntry', { token: admin, params: { id: booking.id }, body });
  assert.equal((await booking.change({ person: 1 })).status, 200);
  const { total_amount: total, amount_due: due } = await booking.read();
  assert.deepEqual([total, due], [0, 0]);
});

describe('a price that an administrator sets while an online payment is open', () => {
  const priced = async (details: object[], price: number, which: number) => {
    const booking = await book({ details });
    const { token: admin } = await test.signIn('ADMIN');
    const read = async () =>
      (await call<One<FullBooking>>('getBooking', { token: admin, params: { id: booking.id } })).body.data;
    const id = (await read()).sessions[which]?.id ?? '';
    const body = { unit_price: price, reason: 'A friend.' };
    const set = () => call<One<Session>>('updateSession', { token: admin, params: { id }, body });
    return { ...booking, read, set };
  };

  it('of 0 leaves nothing to pay: no page is asked for, and the booking is not cancelled for not paying', async () => {
    const booking = await priced([lessonOf(school)('private', 1)], 0, 0);
    assert.equal((await booking.set()).status, 200);
    const asked = snap.asked.length;
    const { transaction, payments } = await booking.look();
    assert.deepEqual([snap.asked.length - asked, transaction, payments[0]?.status], [0, null, 'PAID']);
    const long = sql`interval '5 hours'`;
    await db.execute(sql`update payments set page_at = page_at - ${long} where booking_id = ${booking.id}`);
    await db.execute(sql`update bookings set created_at = created_at - ${long} where id = ${booking.id}`);
    await expirePayments({
      ...{ db, provider: midtrans(settings.midtrans), changeHours, log: { warn: note, error: note } },
      now: () => new Date(),
    });
    assert.deepEqual(await booking.states(), ['PAID', 'PENDING']);
  });

  it('asks the gateway first, also where 0 is set by way of a further day of a course', async () => {
    const { addLesson } = await coursesAt(test, school, (await test.signIn('ADMIN')).token);
    const { id } = await addLesson({ name: 'Camp', days: '2', min_people: '1' });
    const booking = await priced([{ product_id: id, reservation_date: schoolDay(2), person: 1 }], 0, 1);
    snap.say(booking.orderId, settlement);
    assert.equal((await booking.set()).status, 200);
    const { amount_paid: paid, amount_over: over, total_amount: total } = await booking.read();
    assert.deepEqual([paid, over, total], [300_000, 300_000, 0]);
  });
});

describe('a page of the rehearsal for an old total', () => {
  it('takes no payment', async () => {
    const rehearsal = await makeTestApp();
    const place = await openSchool(rehearsal);
    const staff = await rehearsal.signIn('STAFF');
    const at = onlineBookings(rehearsal, place, snap);
    const booking = await at.book({ details: [lessonOf(place)('guiding', 2)] });
    const { data } = (
      await rehearsal.call<One<FullBooking>>('getBooking', { token: staff.token, params: { id: booking.id } })
    ).body;
    const id = data.sessions[0]?.id ?? '';
    await rehearsal.call('updateSession', { token: staff.token, params: { id }, body: { person: 3 } });
    const url = new URL(booking.url ?? '').pathname;
    assert.match((await rehearsal.app.inject(url)).body, /The payment has ended/);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await rehearsal.app.inject({ method: 'POST', url, payload: 'choice=paid', headers });
    assert.deepEqual(await booking.states(), ['PENDING', 'PENDING']);
    const next = new URL((await booking.look()).transaction?.redirect_url ?? '').pathname;
    assert.notEqual(next, url);
    assert.match((await rehearsal.app.inject(next)).body, /2\.550\.000/);
    await rehearsal.app.inject({ method: 'POST', url: next, payload: 'choice=paid', headers });
    assert.deepEqual(await booking.states(), ['PAID', 'PENDING']);
  });
});
