import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { BookingListResponse, FullBooking } from '../../../../server/contract.gen.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call } = test;
const school = await openSchool(test);
const { admin, staff, change, read, booked, toldOf, texts } = await changesAt(test, school);

const correct = (id: string, body: object, token = admin) =>
  call<One<FullBooking> & Failure>('updateBooking', { token, params: { id }, body });

describe('what is known of a guest', () => {
  it('is corrected, found under what is right, and kept in changes', async () => {
    const { id } = await booked();
    const { status, body } = await correct(id, {
      customer_name: ' Made Surya ',
      customer_email: 'made.surya@example.com',
      customer_phone: '+4915123456789',
      customer_country: 'DE',
      note: ' Knee. ',
      language: 'en',
    });
    const { customer_name: name, customer_email: email, customer_phone: phone, ...rest } = body.data;
    assert.deepEqual([status, name, email, phone], [200, 'Made Surya', 'made.surya@example.com', '+4915123456789']);
    assert.deepEqual([rest.customer_country, rest.note, rest.language, rest.version], ['DE', 'Knee.', 'en', 2]);
    assert.deepEqual(body.data, await read(id));
    const query = { page: 1, search: 'made.surya' };
    const found = await call<BookingListResponse>('listBookings', { token: staff, query });
    assert.deepEqual(
      found.body.data.map((row) => row.id),
      [id],
    );
    const said = await texts(id);
    for (const text of ['Name: Sari Dewi to Made Surya.', 'Note: none to Knee.', 'Language: none to en.'])
      assert.ok(said.includes(text), text);
    const taken = await correct(id, { customer_country: null, note: null, language: null });
    const { customer_country: country, note, language } = taken.body.data;
    assert.deepEqual([country, note, language], [null, null, null]);
    assert.equal((await toldOf(id)).count, 0);
  });

  it('that is right already changes nothing', async () => {
    const { id } = await booked();
    const before = await read(id);
    const { status } = await correct(id, { customer_name: before.customer_name, note: null });
    assert.equal(status, 200);
    assert.deepEqual(await read(id), before);
  });

  it('can be corrected whatever the status, by staff but for the e-mail address', async () => {
    const { id } = await booked();
    await call('updateBookingStatus', { token: admin, params: { id }, body: { action: 'CANCELLED' } });
    assert.equal((await correct(id, { customer_phone: '0812 3456 7891' }, staff)).status, 200);
    const refused = await correct(id, { customer_email: 'a@example.com' }, staff);
    assert.deepEqual(
      [refused.status, refused.body.message],
      [403, 'Only administrators may change an e-mail address.'],
    );
    assert.equal((await correct(id, { customer_email: 'a@example.com' })).status, 200);
  });

  it('keeps to the rules of its fields', async () => {
    const { id } = await booked();
    for (const body of [
      {},
      { version: 1 },
      { status: 'CONFIRMED' },
      { customer_name: ' ' },
      { customer_name: null },
      { customer_email: 'no address' },
      { customer_email: null },
      { customer_phone: '12' },
      { customer_country: '' },
      { language: 'de' },
      { note: '' },
      { note: 'x'.repeat(1001) },
    ])
      assert.equal((await correct(id, body)).status, 400, JSON.stringify(body));
    assert.equal((await correct(randomUUID(), { note: 'A' })).status, 404);
    const other = await correct(id, { note: 'A', version: 7 });
    assert.deepEqual([other.status, other.body.message], [409, 'Somebody has changed this booking meanwhile.']);
    assert.equal((await correct(id, { note: 'A', version: 1 })).status, 200);
    const { booking_code: search } = await read(id);
    const { body } = await call<BookingListResponse>('listBookings', { token: staff, query: { search } });
    assert.deepEqual(
      body.data.map(({ version }) => version),
      [2],
    );
  });

  it('decides in which language further messages are, and to whom they go', async () => {
    const { id, session } = await booked();
    await change(session, { start_time: '07:00' });
    assert.match((await toldOf(id)).text, /^Halo Sari Dewi,/);
    await correct(id, { language: 'en', customer_email: 'made@example.com' });
    await change(session, { start_time: '08:00' });
    const [told] = (await read(id)).messages;
    assert.equal(told?.to, 'made@example.com');
    assert.match(told.text, /^Hello Sari Dewi,[\s\S]*lang=en/);
    await correct(id, { language: null });
    await change(session, { start_time: '09:00' });
    assert.match((await toldOf(id)).text, /^Halo Sari Dewi,/);
  });
});
