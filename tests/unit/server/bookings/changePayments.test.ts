import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lessonOf } from '../../../support/server/bookings.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { onlineBookings, postTo, through } from '../../../support/server/onlineBooking.ts';
import { openSchool } from '../../../support/server/school.ts';
import { startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const test = await makeTestApp({ settings: through(snap) });
const { call } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const { book } = onlineBookings(test, school, snap);
const { admin, changeAsAdmin, read } = await changesAt(test, school);
const settlement = { transaction_status: 'settlement', status_code: '200', fraud_status: 'accept' };

/** Each call by which an online booking of 1,700,000 and 650,000 gets another total, and the total. */
const calls = {
  'another lesson': [
    (_id: string, session: string) => changeAsAdmin(session, { product_id: school.lessons['semi-private'] }),
    null,
  ],
  'another price': [
    (_id: string, session: string) => changeAsAdmin(session, { unit_price: 1000, reason: 'A.' }),
    652_000,
  ],
  'a lesson that is added': [
    (id: string) => call('addSession', { token: admin, params: { id }, body: one('private', 1, 3) }),
    3_000_000,
  ],
  'a line that is cancelled': [
    (_id: string, session: string) =>
      call('cancelSession', { token: admin, params: { id: session }, body: { reason: 'A.' } }),
    650_000,
  ],
  'a line that its guest cancels': [
    (_id: string, session: string, code: string) =>
      call('cancelMySession', { params: { bookingCode: code, id: session }, body: { email: 'sari@example.com' } }),
    650_000,
  ],
} as const;

for (const [name, [act, expected]] of Object.entries(calls)) {
  describe(`an open online payment and ${name}`, () => {
    it('ends the page; the next look makes one for the new total', async () => {
      const booking = await book({ details: [one('guiding', 2, 5), one('private', 1, 6)] });
      const session = (await read(booking.id)).sessions[0]?.id ?? '';
      const { status } = await act(booking.id, session, booking.booking_code);
      assert.ok(status < 300, String(status));
      const looked = await booking.look();
      if (expected !== null) assert.equal(looked.total_amount, expected);
      const order = snap.asked.at(-1)?.transaction_details;
      assert.equal(order?.gross_amount, looked.total_amount);
      assert.notEqual(looked.transaction?.redirect_url, booking.url);
    });

    it('counts what was paid just before', async () => {
      const booking = await book({ details: [one('guiding', 2, 5), one('private', 1, 6)] });
      const session = (await read(booking.id)).sessions[0]?.id ?? '';
      snap.say(booking.orderId, settlement);
      const { status } = await act(booking.id, session, booking.booking_code);
      assert.ok(status < 300, String(status));
      const { payments, amount_paid: paid } = await read(booking.id);
      assert.deepEqual([payments[0]?.status, paid], ['PAID', 2_350_000]);
      assert.equal(await postTo(test.app)(snap.message(booking.orderId, settlement)), 200);
      assert.equal((await read(booking.id)).amount_paid, 2_350_000, 'once');
    });
  });
}
