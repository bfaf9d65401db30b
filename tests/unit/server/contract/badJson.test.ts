import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { operations } from '../../../support/server/contract.ts';
import { cpuTimeSince } from '../../../support/server/resources.ts';
import { assertRefusal, type Payload, rawSender } from '../../../support/server/rawSender.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const send = await rawSender(test);
const json = { 'content-type': 'application/json' };

/** A body that the operation takes: bad ones are made from it, one field at a time. */
const good: Record<string, Record<string, unknown>> = {
  register: { name: 'A', email: 'a@example.com', password: '12345678', confirm_password: '12345678' },
  login: { email: 'a@example.com', password: '12345678' },
  requestPasswordReset: { email: 'a@example.com' },
  resetPassword: { token: 'a', password: '12345678' },
  updateUser: { name: 'A', email: 'a@example.com', role: 'CUSTOMER' },
  createVideo: { video_url: 'https://example.com/v' },
  updateVideo: { video_url: 'https://example.com/v' },
  createProductCategory: { name: 'A', description: 'B' },
  updateProductCategory: { name: 'A', description: 'B' },
  createTestimony: { name: 'A', email: 'a@example.com', message: 'B' },
  updateTestimony: { active: true },
  updateSchool: { name: 'A' },
  createBooking: bookingRequest(school),
  moveMySession: { email: 'a@example.com', reservation_date: '2027-03-08' },
  cancelMyBooking: { email: 'a@example.com' },
  updateBookingStatus: { action: 'CONFIRMED' },
  updateBookingPayment: { action: 'PAY' },
  addLedgerEntry: { kind: 'PAYMENT', method: 'CASH', amount: 1 },
  updateDays: { from: '2027-03-08', to: '2027-03-08', is_open: false },
  updateSession: { attendance: 'ARRIVED' },
  updateSessions: { ids: [randomUUID()], start_time: '07:00' },
  updateBooking: { customer_name: 'A' },
  addSession: { product_id: school.lessons.private, reservation_date: '2027-03-08', person: 1 },
  cancelSession: { reason: 'A' },
  setInstructorAway: { from: '2027-03-08', to: '2027-03-08', is_away: true },
  cancelMySession: { email: 'a@example.com' },
  createCounterBooking: {
    customer: { full_name: 'A', phone: '+6281234567890' },
    surf_spot_id: school.spotId,
    booking_details: bookingRequest(school)['booking_details'],
    paid: 'CASH',
  },
};

describe('bad JSON', () => {
  const wrong: [string, unknown][] = [
    ['a number', 12],
    ['a huge number', 1e308],
    ['a negative number', -1],
    ['an array', [[]]],
    ['an object', { a: 1 }],
    ['an empty text', ''],
    ['NUL', 'a\u0000b@example.com'],
    ['half a surrogate pair', 'a\ud800b@example.com'],
    ['a text of 1 MB', 'x'.repeat(1 << 20)],
    ['a text of 200 kB', 'x'.repeat(200_000)],
  ];
  it('is tried on every operation that takes JSON', () => {
    const taking = operations.filter(({ requestBody }) => requestBody?.content['application/json']);
    assert.deepEqual(taking.map(({ operationId }) => operationId).sort(), Object.keys(good).sort());
  });
  for (const [operationId, body] of Object.entries(good)) {
    it(operationId, async () => {
      const bodies: [string, Payload, Record<string, string>, number?][] = [
        ['malformed', '{"a":', json, 400],
        ['not an object', '[]', json, 400],
        ['null', 'null', json, 400],
        ['a text', '"a"', json, 400],
        ['empty', '', json, 400],
        ['no body', undefined, {}],
        ['no content type', Buffer.from(JSON.stringify(body)), {}, 415],
        ['plain text', JSON.stringify(body), { 'content-type': 'text/plain' }, 415],
        ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
        ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
        ['a broken content type', JSON.stringify(body), { 'content-type': ';;' }, 415],
        ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
        ['prototype poisoning', '{"__proto__":{"a":1}}', json, 400],
        ['no fields', {}, json, 400],
      ];
      for (const [name, payload, headers, expected] of bodies) {
        const { status, text } = await send(operationId, payload, headers);
        assertRefusal(status, text);
        if (expected !== undefined) assert.equal(status, expected, `${name}: ${text}`);
      }
      for (const field of Object.keys(body)) {
        const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
        const missing = await send(operationId, without, json);
        if (!['description', 'email'].includes(field) || operationId === 'register' || operationId === 'login') {
          assertRefusal(missing.status, missing.text);
        }
        for (const [name, value] of wrong) {
          const { status, text } = await send(operationId, JSON.stringify({ ...body, [field]: value }), json);
          const isAllowed = name === 'an empty text' && field === 'description';
          if (isAllowed) assert.ok(status < 500);
          else assertRefusal(status, text);
        }
      }
    });
  }

  it('names every problem of a booking', async () => {
    const { text } = await send(
      'createBooking',
      { ...bookingRequest(school), surf_spot_id: 'x', payment_method: 'GOLD' },
      json,
    );
    const { message, details } = assertRefusal(400, text);
    assert.equal(message, 'The request is not valid.');
    assert.equal(details?.length, 2);
  });

  it('is not looked at without end', async () => {
    const body = { ...bookingRequest(school), booking_details: Array.from({ length: 25_000 }, () => ({})) };
    const start = process.cpuUsage();
    const { status, text } = await send('createBooking', body, json);
    assert.equal(status, 400);
    assert.ok((assertRefusal(status, text).details?.length ?? 0) <= 10);
    assert.ok(cpuTimeSince(start) < 3000);
  });
});

it('JSON that is nested deeper than calls can be is no fault of the server', async () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const deep = `{"x":${nested},${JSON.stringify(bookingRequest(school)).slice(1)}`;
  assert.equal((await send('createBooking', deep, json)).status, 201);
  const hidden = deep.replace('[]', '["\\u0000"]');
  assert.equal((await send('createBooking', hidden, json)).status, 400);
});

for (const operation of operations.filter(({ path }) => path.includes('{id}'))) {
  it(`${operation.operationId} takes no other id than a UUID`, async () => {
    const body = good[operation.operationId];
    for (const id of ['1', 'null', 'x'.repeat(3000), '%00', "'; drop table users; --", '..%2f..%2fetc']) {
      const { status, text } = await send(
        operation.operationId,
        body,
        body ? json : {},
        operation.path.replace('{id}', encodeURI(id)),
      );
      assertRefusal(status, text);
    }
  });
}
