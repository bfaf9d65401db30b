// Also on PostgreSQL: transactions at the same time.
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { type bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);

describe('an Idempotency-Key', () => {
  const send = (key: string, change: Parameters<typeof bookingRequest>[1] = {}, token?: string) =>
    book(change, { headers: { 'idempotency-key': key }, token });

  it('gives one booking for ten parallel requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, { payment_method: 'GATEWAY' })));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ body }) => body.data.booking.id)).size, 1);
    assert.equal(new Set(answers.map(({ body }) => body.data.transaction?.redirect_url)).size, 1);
    assert.match(answers[0]?.body.data.transaction?.redirect_url ?? '', /^http:\/\/.*\/payments\//);
    const again = await send(key, { payment_method: 'GATEWAY', ignored: 'field' });
    assert.deepEqual(again.body, answers[0]?.body);
  });

  it('with another body is a conflict', async () => {
    const key = randomUUID();
    assert.equal((await send(key)).status, 201);
    assert.equal((await send(key, { payment_method: 'GATEWAY' })).status, 409);
    const { token } = await test.signIn('CUSTOMER');
    assert.equal((await send(key, { payment_method: 'GATEWAY' }, token)).status, 409);
  });

  it('gives the booking to whoever sends the same again, and it stays with its first sender', async () => {
    const { token } = await test.signIn('CUSTOMER');
    const own = async () => (await test.call<Many>('listMyBookings', { token })).body.data.map(({ id }) => id);
    const [asGuest, asUser] = [randomUUID(), randomUUID()];
    const guests = await send(asGuest);
    const users = await send(asUser, {}, token);
    assert.deepEqual((await send(asGuest, {}, token)).body, guests.body);
    assert.deepEqual((await send(asUser)).body, users.body);
    assert.deepEqual(await own(), [users.body.data.booking.id]);
  });

  it('of before the upgrade, whose hash began with the sender, is known again', async () => {
    const { token, id: userId } = await test.signIn('CUSTOMER');
    const { spotId, lessons } = school;
    const customer = ['Sari Dewi', 'sari@example.com', '+6281234567890', 'ID'];
    const sessions = [[lessons.private, schoolDay(1), 1]];
    for (const sender of [null, userId]) {
      const key = randomUUID();
      const first = await send(key, {}, sender === null ? undefined : token);
      const text = JSON.stringify([sender, spotId, 'CASH', customer, sessions]);
      const hash = createHash('sha256').update(text).digest('hex');
      await test.db.execute(sql`update bookings set request_hash = ${hash} where idempotency_key = ${key}`);
      assert.deepEqual((await send(key, {}, token)).body, first.body);
      assert.equal((await send(key, { payment_method: 'GATEWAY' }, token)).status, 409);
    }
  });

  it('still answers its booking when the day has passed since', async () => {
    const key = randomUUID();
    const first = await send(key);
    test.clock.now = new Date(Date.now() + 5 * 86_400_000);
    const later = await send(key, { details: [one('private', 1)] });
    test.clock.now = new Date();
    assert.equal(later.body.data.booking.id, first.body.data.booking.id);
  });

  it('that is no key is refused', async () => {
    assert.equal((await send('a b')).status, 400);
    assert.equal((await send('x'.repeat(201))).status, 400);
  });
});
