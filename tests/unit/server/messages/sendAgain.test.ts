import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Message } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');

/** A booking with the message that it was made, after the guest was corrected, and what sending that again makes. */
async function again(correction: object) {
  const customer_details = { full_name: 'Anaïs', email: 'anias@example.com', phone: '+6281234567890', country: 'FR' };
  const details = [lessonOf(school)('private', 1)];
  const { id } = (await bookingAt(test, school)({ customer_details, details })).body.data.booking;
  const messages = async () =>
    (await call<One<{ messages: Message[] }>>('getBooking', { token, params: { id } })).body.data.messages;
  const [before] = await messages();
  assert.ok(before);
  await call('updateBooking', { token, params: { id }, body: correction });
  const { status } = await call('sendMessageAgain', { token, params: { id: before.id } });
  assert.equal(status, 201);
  const [after] = await messages();
  assert.ok(after);
  assert.notEqual(after.id, before.id);
  return { before, after };
}

describe('a message that is sent again', () => {
  it('is the same', async () => {
    const { before, after } = await again({ note: 'Bad knee' });
    assert.deepEqual([after.to, after.subject, after.text], [before.to, before.subject, before.text]);
  });

  it('goes to the address that was corrected', async () => {
    const { before, after } = await again({ customer_email: 'anais@example.com' });
    assert.deepEqual([before.to, after.to], ['anias@example.com', 'anais@example.com']);
    assert.equal(after.text, before.text);
  });

  it('is in the language in which the guest is written to since', async () => {
    const { before, after } = await again({ language: 'en' });
    assert.match(before.text, /^Halo Anaïs,/);
    assert.match(after.text, /^Hello Anaïs,/);
    assert.equal(after.kind, 'BOOKED');
  });
});
