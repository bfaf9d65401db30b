// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { masked } from '../../../../server/bookings/masks.ts';
import { lessonOf } from '../../../support/server/bookings.ts';
import { hoursBefore, inWords, ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db } = test;
const school = await openSchool(test);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const booked = ownBookingsAt(test, school, admin.token);
const PHONE = '+62 361 555 0114';

beforeEach(async () => {
  clock.now = new Date();
  await db.execute(sql`delete from days`);
});

describe('a guest who moves a session', () => {
  it('gets the booking as it is then, at the agreed price', async () => {
    const { id, move, look, sessions, read } = await booked(one('guiding', 2, 5));
    await db.execute(sql`update products set price = price + 1000 where id = ${school.lessons.guiding}`);
    const { status, body } = await move(schoolDay(8));
    await db.execute(sql`update products set price = price - 1000 where id = ${school.lessons.guiding}`);
    assert.equal(status, 200);
    assert.deepEqual(masked(body.data), await look());
    const [session] = body.data.booking_details;
    assert.deepEqual([body.data.id, session?.id, session?.reservation_date], [id, sessions[0], schoolDay(8)]);
    assert.deepEqual([body.data.total_amount, session?.total_amount], [1_700_000, 1_700_000]);
    assert.equal(body.data.changes_until, hoursBefore(schoolDay(8), 24).toISOString());
    const { changes, messages } = await read();
    const [change] = changes;
    assert.deepEqual(messages.map(({ kind }) => kind).toSorted(), ['BOOKED', 'MOVED']);
    const text = `Dawn Patrol: moved from ${inWords(schoolDay(5))} to ${inWords(schoolDay(8))}.`;
    assert.deepEqual([change?.actor, change?.text], [null, text]);
  });

  it('may write the code as people do, and repeat the request', async () => {
    const { code, move } = await booked();
    const handwritten = ` ${code.toLowerCase().replaceAll('0', 'o')} `;
    for (let time = 0; time < 2; time += 1)
      assert.equal((await move(schoolDay(6), { code: handwritten.trim() })).status, 200);
  });

  it('is nobody with another address, another code or the session of another booking: all stays', async () => {
    const { move, read } = await booked();
    const stranger = await booked();
    const wrong = [{ email: 'mallory@example.com' }, { code: '0000000000' }] as const;
    const answers = await Promise.all(wrong.map((one) => move<Failure>(schoolDay(8), one)));
    for (const { status, body } of answers)
      assert.deepEqual([status, body.message], [404, 'No booking has this code and this e-mail address.']);
    for (const session of [stranger.sessions[0] ?? '', randomUUID()])
      assert.equal((await move(schoolDay(8), { session })).status, 404);
    for (const { sessions } of [await read(), await stranger.read()])
      assert.deepEqual(
        sessions.map((row) => row.reservation_date),
        [schoolDay(5)],
      );
  });

  it('is in time until 24 hours before the session’s own day, though another was before', async () => {
    const [first, second] = [one('private', 1, 1), one('private', 1, 4)];
    const { move, sessions, look } = await booked(first, second);
    clock.now = hoursBefore(schoolDay(4), 24);
    assert.equal((await look()).changes_until, null);
    assert.equal((await move(schoolDay(6), { session: sessions[1] ?? '' })).status, 200);
    const late = await move<Failure>(schoolDay(6), { session: sessions[0] ?? '' });
    assert.deepEqual(
      [late.status, late.body.message],
      [409, `It is too late to move this session here. Please call the school: ${PHONE}.`],
    );
  });

  it('is too late a moment after', async () => {
    const { move } = await booked();
    clock.now = new Date(hoursBefore(schoolDay(5), 24).getTime() + 1);
    const { status, body } = await move<Failure>(schoolDay(8));
    assert.deepEqual([status, body.message.includes(PHONE)], [409, true]);
  });

  it('may choose a day that is at least as far away, within two years', async () => {
    const [{ move }, { move: another }] = [await booked(), await booked()];
    clock.now = hoursBefore(schoolDay(2), 24);
    const soon = await move<Failure>(schoolDay(1));
    const text = `The first day that this session can be moved to is ${inWords(schoolDay(2))}.`;
    assert.deepEqual([soon.status, soon.body.message], [409, text]);
    assert.equal((await move(schoolDay(2))).status, 200);
    clock.now = new Date(hoursBefore(schoolDay(2), 24).getTime() + 1);
    const next = await another<Failure>(schoolDay(2));
    assert.equal(next.body.message, `The first day that this session can be moved to is ${inWords(schoolDay(3))}.`);
    for (const day of [schoolDay(-1), schoolDay(735)]) {
      const { status, body } = await another<Failure>(day);
      assert.deepEqual([status, body.details?.length], [400, 1]);
    }
  });

  it('is refused by closed and full days in the words of a booking, and takes no force', async () => {
    const { move, code, sessions } = await booked(one('guiding', 2, 5));
    const day = schoolDay(21);
    const setDay = (change: object) =>
      call('updateDays', { token: admin.token, body: { from: day, to: day, ...change } });
    await setDay({ is_open: false, reason: 'Nyepi' });
    assert.equal((await move<Failure>(day)).body.message, `The school is closed on ${inWords(day)}: Nyepi.`);
    await setDay({ is_open: true, capacity: 1 });
    assert.equal((await move<Failure>(day)).body.message, `Only 1 place is left on ${inWords(day)}.`);
    const forced = await call('moveMySession', {
      params: { bookingCode: code, id: sessions[0] ?? '' },
      body: { email: 'sari@example.com', reservation_date: day, force: true },
    });
    assert.equal(forced.status, 409);
    await setDay({ capacity: 2 });
    assert.equal((await move(day)).status, 200);
  });

  it('has a booking that is not final', async () => {
    const { move, set } = await booked();
    await set('CONFIRMED');
    assert.equal((await move(schoolDay(6))).status, 200);
    await set('CANCELLED');
    const { status, body } = await move<Failure>(schoolDay(7));
    const text = 'The session cannot be changed because the booking has been CANCELLED.';
    assert.deepEqual([status, body.message], [409, text]);
  });

  it('takes the last place of a day with one of many who want it', async () => {
    const day = schoolDay(22);
    await call('updateDays', { token: admin.token, body: { from: day, to: day, capacity: 2 } });
    const guests = [];
    for (let n = 0; n < 6; n += 1) guests.push(await booked());
    const statuses = (await Promise.all(guests.map(({ move }) => move(day)))).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 200, 409, 409, 409, 409]);
  });
});
