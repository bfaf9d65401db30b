import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const one = lessonOf(school);
const book = bookingAt(test, school);
const staff = await test.signIn('STAFF');
const customer = await test.signIn('CUSTOMER');

const sessions = (count: number, people: number) =>
  Array.from({ length: count }, (_, i) => one('guiding', people, i + 1));

describe('what one booking of the website holds', () => {
  it('is at most 20 sessions, and 60 people in sum', async () => {
    assert.equal((await book({ details: sessions(20, 3) })).status, 201);
    assert.equal((await book({ details: [one('group', 60)] })).status, 201);
  });

  for (const [what, details] of [
    ['21 sessions', sessions(21, 1)],
    ['61 people of one session', [one('group', 61)]],
    ['61 people of all sessions', [...sessions(19, 3), one('group', 4, 30)]],
    ['92 days of 30 people', sessions(92, 30)],
  ] as const)
    it(`is not ${what}`, async () => {
      for (const token of [undefined, customer.token]) {
        const { status, body } = await test.call<Failure>('createBooking', {
          body: bookingRequest(school, { details: [...details] }),
          token,
        });
        assert.equal(status, 409);
        assert.equal(body.message, 'For a group this large please write to us.');
      }
      assert.equal((await test.call('listBookings', { token: staff.token })).status, 200);
    });

  it('does not bind the counter', async () => {
    const customerOf = { full_name: 'A school class', phone: '+6281234567890' };
    const body = { customer: customerOf, surf_spot_id: school.spotId, booking_details: sessions(25, 4), paid: null };
    assert.equal((await test.call('createCounterBooking', { token: staff.token, body })).status, 201);
  });
});
