import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking, Session } from '../../../../server/contract.gen.ts';
import { servedContract } from '../../../../server/contract/routes.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const { token } = admin;
const booked = ownBookingsAt(test, school, token);

/** Calls an operation with an id in capitals in its path. */
const shout = <T = One>(operationId: string, id: string, body?: object) =>
  call<T>(operationId, { token, params: { id: id.toUpperCase() }, ...(body && { body }) });

describe('an id in capitals', () => {
  it('finds its booking in every call', async () => {
    const { id } = await booked();
    const line = lessonOf(school)('private', 1, 9);
    const statuses: Record<string, number> = {};
    for (const [operationId, body] of [
      ['getBooking', undefined],
      ['updateBooking', { note: 'Bad knee' }],
      ['addSession', line],
      ['addLedgerEntry', { kind: 'PAYMENT', method: 'CASH', amount: 1000 }],
      ['updateBookingPayment', { action: 'PAY' }],
      ['updateBookingStatus', { action: 'CONFIRMED' }],
    ] as const)
      statuses[operationId] = (await shout(operationId, id, body)).status;
    assert.deepEqual(statuses, {
      getBooking: 200,
      updateBooking: 200,
      addSession: 201,
      addLedgerEntry: 201,
      updateBookingPayment: 200,
      updateBookingStatus: 200,
    });
  });

  it('finds its session for the guest and for staff', async () => {
    const { sessions, move, code } = await booked(lessonOf(school)('private', 1, 5), lessonOf(school)('guiding', 2, 6));
    const [first = '', second = ''] = sessions;
    const { body } = await move(schoolDay(8), { session: first.toUpperCase() });
    assert.equal(body.data.booking_details[0]?.reservation_date, schoolDay(8));
    const changed = await shout<One<Session>>('updateSession', first, { surf_spot_id: school.spotId.toUpperCase() });
    assert.deepEqual([changed.status, changed.body.data.id], [200, first]);
    const cancelled = await call('cancelMySession', {
      params: { bookingCode: code, id: second.toUpperCase() },
      body: { email: 'sari@example.com' },
    });
    assert.equal(cancelled.status, 200);
  });

  it('is one of many, with its version and what the sessions become', async () => {
    const [id = ''] = (await booked()).sessions;
    const name = new FormData();
    name.set('name', 'Komang');
    const instructor = (await call('createInstructor', { token, body: name })).body.data;
    const change = (versions: Record<string, number>) =>
      call<{ data: Session[] }>('updateSessions', {
        token,
        body: { ids: [id.toUpperCase()], versions, instructor_id: instructor.id.toUpperCase() },
      });
    assert.equal((await change({ [id.toUpperCase()]: 7 })).status, 409);
    const { status, body } = await change({ [id.toUpperCase()]: 1 });
    assert.deepEqual([status, body.data.map((one) => [one.id, one.instructor_id])], [200, [[id, instructor.id]]]);
    // Nothing is another one then: no change is counted.
    const lesson = { product_id: school.lessons.private.toUpperCase(), instructor_id: instructor.id.toUpperCase() };
    assert.equal((await shout<One<Session>>('updateSession', id, lesson)).body.data.version, body.data[0]?.version);
  });

  it('ends what a person must see to when its message is sent again', async () => {
    const { id } = await booked();
    const { messages } = (await shout<One<FullBooking>>('getBooking', id)).body.data;
    const [message] = messages;
    assert.ok(message);
    const key = `MESSAGE_FAILED:${message.id}`;
    await db.execute(sql`insert into attention (kind, key, text) values ('MESSAGE_FAILED', ${key}, 'Not sent.')`);
    assert.equal((await shout('sendMessageAgain', message.id)).status, 201);
    const left = await rowsOf(db, sql`select id from attention where key = ${key} and resolved_at is null`);
    assert.deepEqual(left, []);
  });

  it('is in lower case for every handler, wherever the contract has one in a path, and a booking code stays as it is', () => {
    const { routes } = servedContract();
    const ids = routes.filter(({ url }) => url.includes(':id'));
    assert.ok(ids.length > 20);
    for (const { operationId, schema } of ids) {
      const { properties } = schema.params as { properties: Record<string, { format?: string }> };
      assert.equal(properties['id']?.format, 'uuid', operationId);
      assert.equal(properties['bookingCode']?.format, undefined);
    }
  });

  it('is the last administrator’s all the same, who keeps the role', async () => {
    const body = { name: 'Boss', email: admin.email, role: 'CUSTOMER' };
    const { status, body: failure } = await shout<Failure>('updateUser', admin.id, body);
    assert.deepEqual([status, failure.message], [409, 'The last administrator must keep the role.']);
  });
});
