// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { masked } from '../../../../server/bookings/masks.ts';
import type { AttentionItem, CheckedBooking, FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { hoursBefore, ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const booked = ownBookingsAt(test, school, admin.token);
const book = bookingAt(test, school);
const PHONE = '+62 361 555 0114';

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
});

describe('until when guests may change a booking', () => {
  it('is 24 hours before the day of its first session begins at the school', async () => {
    const { look } = await booked(one('private', 1, 9), one('private', 1, 5), one('private', 1, 7));
    assert.equal((await look()).changes_until, hoursBefore(schoolDay(5), 24).toISOString());
  });

  it('is over when it is too late, and when the booking is final', async () => {
    const { look, set } = await booked();
    const last = hoursBefore(schoolDay(5), 24);
    clock.now = last;
    assert.equal((await look()).changes_until, last.toISOString());
    clock.now = new Date(last.getTime() + 1);
    assert.equal((await look()).changes_until, null);
    clock.now = new Date();
    await set('CONFIRMED');
    assert.ok((await look()).changes_until);
    await set('COMPLETED');
    assert.equal((await look()).changes_until, null);
  });

  it('is never for a booking without an e-mail address, which nobody can name', async () => {
    const {
      customer_details: _customer,
      payment_method: _method,
      ...rest
    } = bookingRequest(school, {
      details: [one('private', 1, 5)],
    });
    const body = { ...rest, customer: { full_name: 'Walk In', phone: '+6281234567890' }, paid: null };
    const made = await call<One<FullBooking>>('createCounterBooking', { token: admin.token, body });
    const params = { bookingCode: made.body.data.booking_code };
    assert.equal((await call<One<CheckedBooking>>('checkBooking', { params })).body.data.changes_until, null);
  });

  it('is as long as CHANGE_HOURS says', async () => {
    const other = await makeTestApp({ settings: { changeHours: 0 } });
    const place = await openSchool(other);
    const { booking } = (await bookingAt(other, place)()).body.data;
    const params = { bookingCode: booking.booking_code };
    const { body } = await other.call<One<CheckedBooking>>('checkBooking', { params });
    assert.equal(body.data.changes_until, hoursBefore(schoolDay(1), 0).toISOString());
  });
});

describe('a guest who cancels', () => {
  it('cancels the whole booking and gives its places back', async () => {
    const day = schoolDay(20);
    await call('updateDays', { token: admin.token, body: { from: day, to: day, capacity: 2 } });
    const { cancel, look, read } = await booked(one('private', 1, 20), one('private', 1, 9), one('private', 1, 20));
    const { status, body } = await cancel();
    assert.deepEqual([status, body.data.status, body.data.changes_until], [200, 'CANCELLED', null]);
    assert.deepEqual(masked(body.data), await look());
    assert.equal((await book({ details: [one('guiding', 2, 20)] })).status, 201);
    const { changes, messages } = await read();
    const [change] = changes;
    assert.deepEqual(messages.map(({ kind }) => kind).toSorted(), ['BOOKED', 'CANCELLED']);
    assert.deepEqual([change?.actor, change?.text], [null, 'Status: PENDING to CANCELLED.']);
  });

  it('leaves what was paid as it is, and says that it is to be given back', async () => {
    const { id, cancel, read, set } = await booked();
    await set('CONFIRMED');
    await call('updateBookingPayment', { token: admin.token, params: { id }, body: { action: 'PAY' } });
    await cancel();
    const { amount_paid: paid, amount_due: due, payments } = await read();
    assert.deepEqual([paid, due, payments[0]?.status], [650_000, 0, 'PAID']);
    const { data } = (await call<Many<AttentionItem>>('listAttention', { token: admin.token })).body;
    const raised = data.filter((item) => item.booking_id === id).map(({ kind }) => kind);
    assert.deepEqual(raised, ['REFUND_DUE']);
  });

  it('is refused when it is too late for the first session, and when it is final', async () => {
    const { cancel, look } = await booked(one('private', 1, 5), one('private', 1, 9));
    clock.now = new Date(hoursBefore(schoolDay(5), 24).getTime() + 1);
    const late = await cancel<Failure>();
    const text = `It is too late to cancel this booking here. Please call the school: ${PHONE}.`;
    assert.deepEqual([late.status, late.body.message], [409, text]);
    assert.equal((await look()).status, 'PENDING');
    clock.now = hoursBefore(schoolDay(5), 24);
    assert.equal((await cancel()).status, 200);
    const again = await cancel<Failure>();
    assert.equal(again.body.message, 'The booking cannot be cancelled because it has been CANCELLED.');
    clock.now = new Date();
    const { cancel: other, set: finish } = await booked();
    await finish('COMPLETED');
    assert.equal((await other()).status, 409);
  });

  it('takes back nothing of which somebody has noted who came, however few hours the school asks for', async () => {
    const other = await makeTestApp({ settings: { changeHours: 0 } });
    other.clock.now = new Date(`${schoolDay(0)}T09:00:00+08:00`);
    const place = await openSchool(other);
    const desk = (await other.signIn('ADMIN')).token;
    const lesson = lessonOf(place);
    const own = await ownBookingsAt(other, place, desk)(lesson('private', 1, 0), lesson('guiding', 2, 9));
    const [first = '', later = ''] = own.sessions;
    const update = async (body: object) =>
      assert.equal((await other.call('updateSession', { token: desk, params: { id: first }, body })).status, 200);
    const cancelOne = (id: string) =>
      other.call<Failure>('cancelMySession', {
        params: { bookingCode: own.code, id },
        body: { email: 'sari@example.com' },
      });
    await update({ start_time: '15:00' });
    assert.equal((await own.look()).changes_until, `${schoolDay(0)}T07:00:00.000Z`);
    await update({ attendance: 'ARRIVED' });
    assert.equal((await own.look()).changes_until, null);
    const refused = [await own.cancel<Failure>(), await cancelOne(first), await own.move<Failure>(schoolDay(4))];
    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.message.replace(/\. .*/, '')]),
      ['cancel this booking', 'cancel this session', 'move this session'].map((what) => [
        409,
        `It is too late to ${what} here`,
      ]),
    );
    assert.equal((await own.move(schoolDay(10), { session: later })).status, 200);
    assert.equal((await cancelOne(later)).status, 200);
    await update({ attendance: null });
    assert.equal((await own.cancel()).status, 200);
  });

  it('is nobody with another address or code', async () => {
    const { cancel, look } = await booked();
    for (const wrong of [{ email: 'mallory@example.com' }, { code: '0000000000' }])
      assert.equal((await cancel(wrong)).status, 404);
    assert.equal((await cancel({ email: 'nobody' })).status, 400);
    assert.equal((await look()).status, 'PENDING');
  });

  it('is one of a guest and a desk who do it at once', async () => {
    const { cancel, set } = await booked();
    const statuses = (await Promise.all([cancel(), set('CANCELLED'), cancel()])).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 409, 409]);
  });
});
