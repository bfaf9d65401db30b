// Also on PostgreSQL: sums and types.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Revenue } from '../../../../server/contract.gen.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { addEntry } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(school);
const makeBooking = bookingAt(test, school);
const revenue = async (query: Record<string, string>) =>
  (await call<One<Revenue>>('getRevenue', { token, query })).body.data;
const spot = { location: 'Balangan', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
const { id: balangan } = await insertSurfSpot(db, { name: 'Balangan', ...spot });

async function book(details: object[], change: object = {}): Promise<string> {
  const { status, body } = await makeBooking({ details, ...change });
  assert.equal(status, 201);
  return body.data.booking.id;
}
const cancel = (id: string) => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });

const first = await book([lesson('guiding', 2, 1), lesson('group', 3, 2)]);
await book([lesson('guiding', 1, 1)], { surf_spot_id: balangan });
await book([lesson('private', 1, 4), lesson('private', 1, 10)]);
await cancel(await book([lesson('guiding', 5, 1)]));
const range = { from: schoolDay(1), to: schoolDay(4) };

describe('what a period brings in', () => {
  it('by lesson: the largest amount first, without cancelled bookings and other days', async () => {
    const { guiding, group } = school.lessons;
    assert.deepEqual(await revenue(range), {
      ...range,
      by: 'lesson',
      rows: [
        { key: guiding, label: 'Dawn Patrol', sessions: 2, people: 3, amount: 2_550_000 },
        { key: group, label: 'Group Surf Lesson', sessions: 1, people: 3, amount: 1_050_000 },
        { key: school.lessons.private, label: 'Private Surf Lesson', sessions: 1, people: 1, amount: 650_000 },
      ],
      total_amount: 4_250_000,
      taken: 0,
      still_due: 0,
      to_come: 4_250_000,
    });
  });

  it('by spot', async () => {
    const { rows, total_amount } = await revenue({ ...range, by: 'spot' });
    assert.deepEqual(rows, [
      { key: school.spotId, label: 'Kuta Beach', sessions: 3, people: 6, amount: 3_400_000 },
      { key: balangan, label: 'Balangan', sessions: 1, people: 1, amount: 850_000 },
    ]);
    assert.equal(total_amount, 4_250_000);
  });

  it('by day: each date has a row, in their order', async () => {
    const { rows, total_amount } = await revenue({ ...range, by: 'day' });
    const row = (day: number, [sessions, people, amount]: [number, number, number]) => {
      const date = schoolDay(day);
      return { key: date, label: date, sessions, people, amount };
    };
    const none: [number, number, number] = [0, 0, 0];
    const expected = [row(1, [2, 3, 2_550_000]), row(2, [1, 3, 1_050_000]), row(3, none), row(4, [1, 1, 650_000])];
    assert.deepEqual([rows, total_amount], [expected, 4_250_000]);
  });

  it('by method: what came less what went back, by the school’s days', async () => {
    const at = (day: number, time: string) => new Date(`${schoolDay(day)}T${time}+08:00`);
    const entry = (amount: number, paidAt: Date, more: object = {}) =>
      addEntry(db, { bookingId: first, amount, paidAt, ...more });
    await entry(1_000_000, at(1, '00:00:00'));
    await entry(500_000, at(4, '23:59:59.999'));
    await entry(300_000, at(2, '12:00:00'), { method: 'TRANSFER' });
    await entry(300_000, at(3, '12:00:00'), { method: 'TRANSFER', kind: 'REFUND' });
    await entry(1, at(0, '23:59:59.999'));
    await entry(2, at(5, '00:00:00'));
    await entry(200_000, at(0, '12:00:00'), { method: 'GATEWAY' });
    await entry(200_000, at(2, '12:00:00'), { method: 'GATEWAY', kind: 'REFUND' });
    const { rows, total_amount } = await revenue({ ...range, by: 'method' });
    assert.deepEqual(rows, [
      { key: 'CASH', label: 'Cash', sessions: 2, people: 0, amount: 1_500_000 },
      { key: 'TRANSFER', label: 'Transfer', sessions: 2, people: 0, amount: 0 },
      { key: 'GATEWAY', label: 'Online', sessions: 1, people: 0, amount: -200_000 },
    ]);
    assert.equal(total_amount, 1_300_000);
  });

  it('names a lesson and a spot as they are called now, also when they have left the lists', async () => {
    await call('updateProduct', { token, params: { id: school.lessons.guiding }, body: form({ name: 'Sunrise' }) });
    await call('deleteProduct', { token, params: { id: school.lessons.group } });
    const { rows } = await revenue(range);
    assert.deepEqual(
      rows.map(({ label }) => label),
      ['Sunrise', 'Group Surf Lesson', 'Private Surf Lesson'],
    );
  });

  it('is that of today without days, of one day without an end, and nothing where nobody comes', async () => {
    const today = schoolDay(0);
    assert.deepEqual(await revenue({}), {
      from: today,
      to: today,
      by: 'lesson',
      rows: [],
      total_amount: 0,
      taken: 0,
      still_due: 0,
      to_come: 0,
    });
    const { to, total_amount } = await revenue({ from: schoolDay(4) });
    assert.deepEqual([to, total_amount], [schoolDay(4), 650_000]);
    assert.deepEqual((await revenue({ from: '2020-01-01', to: '2020-01-31', by: 'method' })).rows, []);
  });

  it('is of at most 366 dates, and not for staff', async () => {
    assert.equal((await revenue({ from: '2028-01-01', to: '2028-12-31', by: 'day' })).rows.length, 366);
    for (const [query, why] of [
      [{ from: '2028-01-01', to: '2029-01-01' }, 'querystring/to must be at most 365 days after from'],
      [{ from: '2028-01-02', to: '2028-01-01' }, 'querystring/to must not be before from'],
    ] as const) {
      const { status, body } = await call<Failure>('getRevenue', { token, query });
      assert.deepEqual([status, body.details], [400, [why]]);
    }
    const staff = await test.signIn('STAFF');
    assert.equal((await call('getRevenue', { token: staff.token })).status, 403);
  });

  it('takes the last and the first dates that there are', async () => {
    for (const by of ['lesson', 'method', 'day']) {
      assert.equal((await revenue({ from: '9999-12-31', by })).total_amount, 0);
      assert.equal((await revenue({ from: '0001-01-02', by })).total_amount, 0);
    }
  });
});
