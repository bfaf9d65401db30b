import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { bookingAt, type Booking } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const book = bookingAt(test, school);

describe('the editor', () => {
  const make = async (method = 'CASH') => (await book({ payment_method: method })).body.data.booking.id;
  const change = async (operationId: string, id: string, action: string) => {
    const { token } = await admin;
    return test.call<One<Booking>>(operationId, { token, params: { id }, body: { action } });
  };
  const admin = test.signIn('ADMIN');

  for (const [actions, expected] of [
    [
      ['CONFIRMED', 'COMPLETED'],
      [200, 200],
    ],
    [
      ['CONFIRMED', 'CANCELLED'],
      [200, 200],
    ],
    [
      ['COMPLETED', 'CANCELLED'],
      [200, 409],
    ],
    [
      ['CANCELLED', 'CONFIRMED'],
      [200, 409],
    ],
    [
      ['CONFIRMED', 'CONFIRMED'],
      [200, 409],
    ],
    [['PENDING'], [400]],
  ] as const) {
    it(`status: ${actions.join(', then ')}`, async () => {
      const id = await make();
      for (const [index, action] of actions.entries()) {
        const { status, body } = await change('updateBookingStatus', id, action);
        assert.equal(status, expected[index]);
        if (status === 200) assert.equal(body.data.status, action);
      }
    });
  }

  it('pays or cancels an open CASH payment, once', async () => {
    for (const [action, becomes] of [
      ['PAY', 'PAID'],
      ['CANCEL', 'FAILED'],
    ] as const) {
      const id = await make();
      const { body } = await change('updateBookingPayment', id, action);
      assert.equal(body.data.payments[0]?.status, becomes);
      assert.equal((await change('updateBookingPayment', id, 'PAY')).status, 409);
    }
  });

  it('leaves GATEWAY payments to the gateway', async () => {
    assert.equal((await change('updateBookingPayment', await make('GATEWAY'), 'PAY')).status, 409);
  });

  it('lets one of two simultaneous changes through', async () => {
    const id = await make();
    const answers = await Promise.all(
      ['COMPLETED', 'CANCELLED'].map((action) => change('updateBookingStatus', id, action)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('answers 404 for a booking that is not there', async () => {
    assert.equal((await change('updateBookingStatus', randomUUID(), 'CONFIRMED')).status, 404);
    assert.equal((await change('updateBookingPayment', randomUUID(), 'PAY')).status, 404);
  });

  it('finds bookings by a part of the code, ten a page, newest first', async () => {
    const { token } = await admin;
    const newest = (await book()).body.data.booking;
    const list = await test.call<Many<Booking>>('listBookings', { token });
    assert.equal(list.body.data.length, 10);
    assert.equal(list.body.paging.size, 10);
    const search = newest.booking_code.slice(2, 9).toLowerCase();
    const found = await test.call<Many<Booking>>('listBookings', { token, query: { search } });
    assert.deepEqual(
      found.body.data.map((row) => row.id),
      [newest.id],
    );
    for (const literal of ['%', '_']) {
      const none = await test.call<Many>('listBookings', { token, query: { search: literal } });
      assert.equal(none.body.paging.total_item, 0);
    }
    const beyond = await test.call<Many>('listBookings', { token, query: { page: 1000 } });
    assert.deepEqual([beyond.status, beyond.body.data.length], [200, 0]);
  });
});
