import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { startSnapDouble } from '../../../support/server/snapDouble.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const test = await makeTestApp({ settings: through(snap) });
const { call } = test;
const school = await openSchool(test);
const { book } = onlineBookings(test, school, snap);
const post = postTo(test.app);
const { token } = await test.signIn('ADMIN');
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };
const email = 'sari@example.com';

async function online() {
  const booking = await book({ details: [lessonOf(school)('private', 1, 5)] });
  const bookingCode = booking.booking_code;
  const read = async () =>
    (await call<One<FullBooking>>('getBooking', { token, params: { id: booking.id } })).body.data;
  const cancel = <T = Failure>() => call<T>('cancelMyBooking', { params: { bookingCode }, body: { email } });
  return { ...booking, read, cancel };
}

describe('an open payment page of a guest’s own booking', () => {
  it('stays when a session is moved', async () => {
    const booking = await online();
    const [session] = (await booking.read()).sessions;
    const { status } = await call('moveMySession', {
      params: { bookingCode: booking.booking_code, id: session?.id ?? '' },
      body: { email, reservation_date: schoolDay(9) },
    });
    assert.deepEqual([status, (await booking.look()).transaction?.redirect_url], [200, booking.url]);
  });

  it('ends when the booking is cancelled', async () => {
    const booking = await online();
    assert.equal((await booking.cancel()).status, 200);
    assert.deepEqual(await booking.states(), ['EXPIRED', 'CANCELLED']);
    const looked = await booking.look();
    assert.deepEqual([looked.transaction, looked.payable_until], [null, null]);
  });

  it('counts as paid when it was paid just before', async () => {
    const booking = await online();
    snap.say(booking.orderId, settlement);
    assert.equal((await booking.cancel()).status, 200);
    const { amount_paid: paid, status, payments } = await booking.read();
    assert.deepEqual([paid, status, payments[0]?.status], [650_000, 'CANCELLED', 'PAID']);
    assert.equal(await post(snap.message(booking.orderId, settlement)), 200);
  });

  it('keeps the booking while the gateway does not say how it stands', async () => {
    const booking = await online();
    snap.troubles = ['broken'];
    assert.equal((await booking.cancel()).status, 503);
    assert.deepEqual(await booking.states(), ['PENDING', 'PENDING']);
    assert.equal((await booking.cancel()).status, 200);
  });

  it('keeps the booking while somebody has to accept or refuse the money', async () => {
    const booking = await online();
    snap.say(booking.orderId, { transaction_status: 'capture', status_code: '201', fraud_status: 'challenge' });
    assert.equal((await booking.cancel()).status, 409);
  });
});
