import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Booking } from '../../../../server/contract.gen.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { changesAt } from '../../../support/server/changes.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { inWords } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const { admin, change, read, booked, toldOf, texts } = await changesAt(test, school);

describe('how many came', () => {
  it('notes who came as well', async () => {
    const { id, session } = await booked(one('guiding', 3, 0));
    const note = async (body: object) => {
      const { data } = (await change(session, body)).body;
      return [data.attendance, data.people_came];
    };
    assert.deepEqual([(await read(id)).sessions[0]?.people_came], [null]);
    assert.deepEqual(await note({ people_came: 2 }), ['ARRIVED', 2]);
    assert.ok((await texts(id)).includes(`Dawn Patrol on ${inWords(schoolDay(0))}: 2 of 3 arrived.`));
    assert.deepEqual(await note({ attendance: 'ARRIVED' }), ['ARRIVED', 3]);
    assert.deepEqual(await note({ people_came: 0 }), ['NO_SHOW', 0]);
    assert.deepEqual(await note({ attendance: 'ARRIVED', people_came: 1 }), ['ARRIVED', 1]);
    assert.deepEqual(await note({ people_came: null }), ['ARRIVED', 3]);
    assert.deepEqual(await note({ people_came: 2 }), ['ARRIVED', 2]);
    assert.deepEqual(await note({ person: 2 }), ['ARRIVED', 2]);
    assert.deepEqual(await note({ person: 4 }), ['ARRIVED', 4], 'all are all');
    assert.deepEqual(await note({ attendance: null }), [null, null]);
  });

  it('is no more than were booked, contradicts nothing and is not noted before the day', async () => {
    const { session } = await booked(one('guiding', 3, 0));
    const more = await change(session, { people_came: 4 });
    assert.deepEqual([more.status, more.body.details], [400, ['body/people_came must be at most 3']]);
    for (const wrong of [
      { people_came: -1 },
      { people_came: 1, attendance: 'NO_SHOW' },
      { people_came: 0, attendance: 'ARRIVED' },
      { people_came: 1, attendance: null },
    ])
      assert.equal((await change(session, wrong)).status, 400, JSON.stringify(wrong));
    const early = await booked(one('guiding', 3, 2));
    assert.equal((await change(early.session, { people_came: 2 })).status, 409);
  });

  it('is never more than are booked, also where another day of the course is changed', async () => {
    const { addLesson } = await coursesAt(test, school, admin);
    const { id: camp } = await addLesson({ name: 'Camp', days: '2', min_people: '1' });
    const { id, sessions } = await booked({ product_id: camp, reservation_date: schoolDay(0), person: 4 });
    const [first = '', second = ''] = sessions.map((session) => session.id);
    const coming = async (person: number) => {
      assert.equal((await change(second, { person })).status, 200);
      return (await read(id)).sessions.map((session) => [session.person, session.people_came]);
    };
    await change(first, { people_came: 3 });
    assert.deepEqual(await coming(2), [
      [2, 2],
      [2, null],
    ]);
    await change(first, { people_came: 1 });
    assert.deepEqual(await coming(3), [
      [3, 1],
      [3, null],
    ]);
  });

  it('is gone with another day', async () => {
    const { session } = await booked(one('guiding', 3, 0));
    await change(session, { people_came: 2 });
    const { body } = await change(session, { reservation_date: schoolDay(2) });
    assert.deepEqual([body.data.attendance, body.data.people_came], [null, null]);
  });
});

describe('a body', () => {
  it('that has no field which changes something is refused', async () => {
    const { session } = await booked();
    for (const body of [
      {},
      { force: true },
      { reason: 'A' },
      { version: 1 },
      { force: true, version: 1 },
      { price: 1 },
    ])
      assert.equal((await change(session, body)).status, 400, JSON.stringify(body));
    assert.equal((await change(session, { price: 1, start_time: '05:45' })).status, 200);
  });

  it('one of three is ill: by force', async () => {
    const { id, session } = await booked(one('group', 3, 3));
    assert.equal((await change(session, { person: 2 })).status, 400);
    assert.equal((await change(session, { person: 2, force: true })).body.data.total_amount, 700_000);
    assert.equal((await read(id)).total_amount, 700_000);
    assert.equal((await toldOf(id)).count, 0, 'who comes is told nothing of who does not');
  });

  it('for another version is refused, and counts one up', async () => {
    const { id, session } = await booked();
    assert.equal((await change(session, { start_time: '07:00', version: 1 })).body.data.version, 2);
    const { status, body } = await change(session, { start_time: '08:00', version: 1 });
    assert.deepEqual([status, body.message], [409, 'Somebody has changed this booking meanwhile.']);
    assert.equal((await read(id)).sessions[0]?.start_time, '07:00');
    assert.equal((await change(session, { start_time: '07:00', version: 2 })).body.data.version, 2, 'no change');
    const { version = 0 } = await read(id);
    const act = (operation: string, action: string, seen: number) =>
      call<Failure & { data: Booking }>(operation, { token: admin, params: { id }, body: { action, version: seen } });
    const entry = (seen: number) =>
      call('addLedgerEntry', {
        token: admin,
        params: { id },
        body: { kind: 'PAYMENT', method: 'CASH', amount: 1000, version: seen },
      });
    assert.equal((await act('updateBookingStatus', 'CONFIRMED', version - 1)).status, 409);
    assert.equal((await act('updateBookingPayment', 'PAY', version - 1)).status, 409);
    assert.equal((await entry(version - 1)).status, 409);
    assert.deepEqual((await read(id)).version, version);
    assert.equal((await entry(version)).status, 201);
    const confirmed = await act('updateBookingStatus', 'CONFIRMED', (await read(id)).version ?? 0);
    assert.deepEqual([confirmed.status, confirmed.body.data.version], [200, (await read(id)).version]);
    const paid = await act('updateBookingPayment', 'PAY', confirmed.body.data.version ?? 0);
    assert.deepEqual([paid.status, paid.body.data.version], [200, (await read(id)).version]);
  });
});
