import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking, UpdatedSessionsResponse } from '../../../../server/contract.gen.ts';
import { dayText } from '../../../../server/school/days.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const { token } = await test.signIn('STAFF');
const spot = { location: 'Bali', difficultyLevel: 'BEGINNER', description: 'Sand.' } as const;
const kuta = await insertSurfSpot(db, { name: 'Kuta Reef', ...spot });

interface Refused extends Failure {
  refusals: { id: string; message: string }[];
}
const change = <T = UpdatedSessionsResponse>(body: object) => call<T>('updateSessions', { token, body });
const read = async (id: string) => (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
const setDays = (body: object) => call('updateDays', { token: admin.token, body });
const messagesOf = async (id: string) => (await read(id)).messages.filter(({ kind }) => kind === 'MOVED');

/** All that is stored of bookings and their sessions. */
const stored = () =>
  rowsOf(
    db,
    sql`select d.*, b.version as booking from booking_details d join bookings b on b.id = d.booking_id order by d.id`,
  );

/** Books sessions; answers the booking's id and those of its sessions by date. */
async function booked(...details: object[]) {
  const { booking } = (await book(details.length > 0 ? { details } : {})).body.data;
  return { id: booking.id, sessions: (await read(booking.id)).sessions.map(({ id }) => id) };
}

beforeEach(async () => {
  await db.execute(sql`delete from days`);
});

describe('changing many sessions', () => {
  it('changes day, hour and place of all of them, in the order in which they are named', async () => {
    const [a, b] = [await booked(one('guiding', 2)), await booked(one('private', 1))];
    const ids = [...b.sessions, ...a.sessions];
    const to = { reservation_date: schoolDay(9), start_time: '09:30', surf_spot_id: kuta.id };
    const { status, body } = await change({ ids, ...to });
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.map(({ id, reservation_date: date, start_time: time, surf_spot_name: name }) => [id, date, time, name]),
      ids.map((id) => [id, to.reservation_date, '09:30', 'Kuta Reef']),
    );
    assert.deepEqual([body.refusals, body.recipients, body.messages], [[], [], undefined]);
    assert.equal((await read(a.id)).surf_spot_name, 'Kuta Reef', 'the booking is where its first session is');
    assert.deepEqual(await messagesOf(a.id), [], 'nobody is told without tell');
  });

  it('tells each guest once, with what was, what is and why', async () => {
    const { id, sessions } = await booked(one('private', 1, 3), one('private', 1, 4));
    const body = { ids: sessions, surf_spot_id: kuta.id, start_time: '09:30', tell: true, reason: 'Too big today.' };
    const answer = await change(body);
    const code = (await read(id)).booking_code;
    assert.deepEqual(answer.body.recipients, [{ booking_code: code, to: 'sari@example.com' }]);
    const told = await messagesOf(id);
    assert.equal(told.length, 1);
    assert.match(told[0]?.text ?? '', /09:30, Kuta Reef\./);
    assert.match(told[0]?.text ?? '', /Alasan: Too big today\./);
    assert.equal(told[0]?.text.match(/Sesi Anda dipindahkan/g)?.length, 2);
  });

  it('is all or nothing, and says of each what refuses it', async () => {
    const day = schoolDay(11);
    await setDays({ from: day, to: day, capacity: 2 });
    const [a, b, done] = [await booked(one('guiding', 2)), await booked(one('private', 1)), await booked()];
    await call('updateBookingStatus', { token: admin.token, params: { id: done.id }, body: { action: 'COMPLETED' } });
    const ids = [...a.sessions, ...done.sessions, ...b.sessions];
    const { status, body } = await change<Refused>({ ids, reservation_date: day });
    const full = `Only 2 places are left on ${dayText(day)}.`;
    const final = 'The session cannot be changed because the booking has been COMPLETED.';
    assert.deepEqual([status, body.message], [409, full]);
    assert.deepEqual(
      body.refusals.map(({ id, message }) => [id, message]),
      [
        [ids[0], full],
        [ids[1], final],
        [ids[2], full],
      ],
    );
    assert.notEqual((await read(a.id)).sessions[0]?.reservation_date, day);
    const forced = await change({ ids: [...a.sessions, ...b.sessions], reservation_date: day, force: true });
    assert.equal(forced.status, 200);
    assert.match((await read(a.id)).changes[0]?.text ?? '', /by force: only 2 places are left/);
  });

  it('counts places together: who leaves a day makes room', async () => {
    const [from, to] = [schoolDay(13), schoolDay(14)];
    await setDays({ from: to, to, capacity: 2 });
    const stays = await booked(one('guiding', 2, 14));
    const comes = await booked(one('guiding', 2, 13));
    assert.equal((await change({ ids: comes.sessions, reservation_date: to })).status, 409);
    assert.equal((await change({ ids: stays.sessions, reservation_date: from })).status, 200);
    assert.equal((await change({ ids: comes.sessions, reservation_date: to })).status, 200);
  });

  it('a trial answers what would be, and changes and sends nothing', async () => {
    const a = await booked(one('private', 1));
    const counter = await call<One<FullBooking>>('createCounterBooking', {
      token,
      body: {
        customer: { full_name: 'Jonas Weber', phone: '+4915123456789' },
        surf_spot_id: school.spotId,
        booking_details: [one('private', 1, 5)],
        paid: null,
      },
    });
    const [walkIn] = counter.body.data.sessions;
    const before = await stored();
    const log = await rowsOf(db, sql`select count(*) from audit_log`);
    const ids = [...a.sessions, walkIn?.id ?? ''];
    const trial = { ids, start_time: '16:00', surf_spot_id: kuta.id, tell: true, is_trial: true };
    const { status, body } = await change({ ...trial, versions: { [walkIn?.id ?? '']: 99 } });
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.map(({ start_time: time }) => time),
      ['16:00', null],
    );
    assert.deepEqual(body.refusals, [{ id: walkIn?.id, message: 'Somebody has changed this booking meanwhile.' }]);
    const both = await change(trial);
    assert.deepEqual(
      both.body.recipients.map(({ to }) => to),
      ['sari@example.com', null],
    );
    assert.match(both.body.messages?.[1]?.text ?? '', /^Hello Jonas Weber,\n\nYour session was moved\./);
    assert.deepEqual(await stored(), before);
    assert.deepEqual(await rowsOf(db, sql`select count(*) from audit_log`), log);
    assert.deepEqual(await messagesOf(a.id), []);
  });

  it('words the trial in the language that is set for each guest', async () => {
    const { id, sessions: ids } = await booked();
    const words = async () =>
      (await change({ ids, start_time: '16:00', tell: true, is_trial: true })).body.messages?.[0]?.text ?? '';
    assert.match(await words(), /^Halo /);
    await call('updateBooking', { token, params: { id }, body: { language: 'en' } });
    assert.match(await words(), /^Hello /);
  });

  it('takes 200 at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const details = Array.from({ length: 20 }, () => one('private', 1, 20));
      ids.push(...(await booked(...details)).sessions);
    }
    assert.equal(ids.length, 200);
    const { status, body } = await change({ ids, reservation_date: schoolDay(21), tell: true });
    assert.deepEqual([status, body.data.length, body.recipients.length], [200, 200, 10]);
    assert.equal((await change({ ids: [...ids, randomUUID()], start_time: '07:00' })).status, 400);
  });

  it('refuses what is no change of sessions', async () => {
    const { sessions } = await booked();
    const [id = ''] = sessions;
    const statuses = [];
    for (const body of [
      {},
      { ids: [] },
      { ids: sessions },
      { ids: sessions, force: true, tell: true, reason: 'A' },
      { ids: [id, id.toUpperCase()], start_time: '07:00' },
      { ids: sessions, reservation_date: schoolDay(-1) },
      { ids: sessions, versions: { [id]: '1' }, start_time: '07:00' },
      { ids: sessions, reason: ' ', start_time: '07:00' },
    ])
      statuses.push((await change(body)).status);
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 400, 400, 400]);
    for (const body of [
      { ids: [id, randomUUID()], start_time: '07:00' },
      { ids: sessions, surf_spot_id: randomUUID() },
      { ids: sessions, instructor_id: randomUUID() },
    ])
      assert.equal((await change(body)).status, 404);
    const other = await change<Refused>({ ids: sessions, start_time: '07:00', versions: { [id]: 7 } });
    assert.deepEqual(
      [other.status, other.body.refusals],
      [409, [{ id, message: 'Somebody has changed this booking meanwhile.' }]],
    );
    assert.equal((await change({ ids: sessions, start_time: '07:00', versions: { [id]: 1 } })).status, 200);
  });
});
