import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Booking, CheckedBooking, FullBooking } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call } = test;
const school = await openSchool(test);
const one = lessonOf(school);

it('every answer with a booking says what it still owes, whatever its payment says', async () => {
  const { token } = await test.signIn('ADMIN');
  const body = bookingRequest(school, { details: [one('private', 1, 5)] });
  const made = (await call<One<{ booking: Booking }>>('createBooking', { body })).body.data.booking;
  const { id, booking_code: bookingCode } = made;
  assert.equal(made.amount_due, 650_000);

  /** What all readers say of it: one amount, and the payment's status. */
  const told = async () => {
    const rows = [
      (await call<Many<Booking>>('listBookings', { token, query: { search: bookingCode } })).body.data[0],
      (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data,
      (await call<One<CheckedBooking>>('checkBooking', { params: { bookingCode } })).body.data,
    ];
    const amounts = new Set(rows.map((row) => row?.amount_due));
    assert.equal(amounts.size, 1, [...amounts].join());
    return [...amounts, rows[0]?.payments[0]?.status];
  };
  const change = async (operationId: string, asked: object) =>
    (await call<One<Booking>>(operationId, { token, params: { id }, body: asked })).body.data.amount_due;

  assert.deepEqual(await told(), [650_000, 'PENDING']);
  await change('addLedgerEntry', { kind: 'PAYMENT', method: 'TRANSFER', amount: 150_000 });
  assert.deepEqual(await told(), [500_000, 'PENDING']);
  assert.equal(await change('updateBookingStatus', { action: 'CONFIRMED' }), 500_000);
  assert.equal(await change('updateBookingPayment', { action: 'PAY' }), 0);
  assert.deepEqual(await told(), [0, 'PAID']);
  assert.equal(await change('addSession', one('private', 1, 6)), 650_000);
  assert.deepEqual(await told(), [650_000, 'PAID'], 'who has paid owes what came after that');
  assert.equal(await change('updateBookingStatus', { action: 'CANCELLED' }), 0);
  assert.deepEqual(await told(), [0, 'PAID']);
});
