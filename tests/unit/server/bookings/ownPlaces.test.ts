// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { daysOf } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const setDay = daysOf(test, token);
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

let lastDay = 10;

/** A booking for two whose payment was denied, on a day of its own with places for three. */
async function denied() {
  lastDay += 1;
  const day = lastDay;
  await setDay(schoolDay(day), { capacity: 3 });
  const request = (person: number, email = 'jose@example.com') => ({
    customer_details: { full_name: 'José', email, phone: '+6281234567890', country: 'ID' },
    details: [lessonOf(school)('guiding', person, day)],
    payment_method: 'GATEWAY',
  });
  const { booking, transaction } = (await bookingAt(test, school)(request(2))).body.data;
  const url = new URL(transaction?.redirect_url ?? '', 'http://school').pathname;
  await app.inject({ method: 'POST', url, headers, payload: 'choice=denied' });
  const read = async (id = booking.id) =>
    (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
  return {
    again: (person: number, key: string = randomUUID(), email?: string) =>
      bookingAt(test, school)(request(person, email), { headers: { 'idempotency-key': key } }),
    pay: async (amount: number) => {
      const body = { kind: 'PAYMENT', method: 'CASH', amount };
      assert.equal((await call('addLedgerEntry', { token, params: { id: booking.id }, body })).status, 201);
    },
    close: () => setDay(schoolDay(day), { is_open: false }),
    read,
    /** Its status, and the kinds of messages of which its guest knows. */
    told: async () => {
      const { status, messages } = await read();
      return [status, ...messages.map(({ kind }) => kind)];
    },
  };
}

describe('what a guest could not pay', () => {
  it('stays as it is when what is booked instead is refused', async () => {
    const { again, close, told } = await denied();
    const full = (await again(4)) as unknown as { status: number; body: Failure };
    assert.deepEqual([full.status, /^Only 3 places are left/.test(full.body.message)], [409, true]);
    assert.deepEqual(await told(), ['PENDING', 'BOOKED']);
    await close();
    assert.equal((await again(2)).status, 409);
    assert.deepEqual(await told(), ['PENDING', 'CLOSED_DAY', 'BOOKED']);
  });

  it('is cancelled with the new booking, of which its guest is told as of any that was not paid in time', async () => {
    const { again, read, told } = await denied();
    const { status, body } = await again(3);
    assert.equal(status, 201);
    assert.deepEqual(await told(), ['CANCELLED', 'CANCELLED', 'BOOKED']);
    const { messages, changes } = await read();
    assert.match(messages[0]?.text ?? '', /tidak dibayar tepat waktu/);
    assert.deepEqual([changes[0]?.actor, changes[0]?.text], [null, 'Status: PENDING to CANCELLED.']);
    const texts = (await read(body.data.booking.id)).changes.map(({ text }) => text);
    assert.deepEqual(texts, ['Booked on the website.'], 'the record has nothing of the new one');
  });

  it('is cancelled once, by requests that come at once', async () => {
    const { again, told } = await denied();
    const key = randomUUID();
    const answers = await Promise.all([again(3, key), again(3, key), again(3)]);
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.booking.id);
    assert.ok(made.length >= 1);
    assert.equal(new Set(made).size, 1);
    assert.deepEqual(await told(), ['CANCELLED', 'CANCELLED', 'BOOKED']);
  });

  it('stays when a part of it was paid at the counter since', async () => {
    const { again, pay, told } = await denied();
    await pay(100_000);
    assert.equal((await again(1)).status, 201);
    assert.equal((await told())[0], 'PENDING');
  });

  it('stays when somebody books whose address differs in an accent', async () => {
    const { again, told } = await denied();
    assert.equal((await again(1, randomUUID(), 'josé@example.com')).status, 201);
    assert.equal((await told())[0], 'PENDING');
    assert.equal((await again(1, randomUUID(), 'JOSE@Example.com')).status, 201);
    assert.equal((await told())[0], 'CANCELLED');
  });

  it('says in the record of changes that its payment failed', async () => {
    const { read } = await denied();
    const { changes } = await read();
    assert.deepEqual(
      changes.filter(({ text }) => text.includes('FAILED')).map(({ text, actor }) => [text, actor]),
      [['Payment: PENDING to FAILED.', null]],
    );
  });
});
