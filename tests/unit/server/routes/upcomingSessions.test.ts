// Also on PostgreSQL: the counted rows of both lists.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Product, SurfSpot } from '../../../../server/contract.gen.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Many, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, clock } = test;
// Before the hours of today, whatever the hour is in which this runs.
const early = new Date(`${schoolDay(0)}T06:00:00+08:00`);
clock.now = early;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const [staff, customer] = [await test.signIn('STAFF'), await test.signIn('CUSTOMER')];
const { morning, line, book } = await coursesAt(test, school, admin.token);

const countsFor = async (token?: string): Promise<unknown[][]> => {
  const lessons = await call<Many<Product>>('listProducts', { ...(token && { token }) });
  const spots = await call<Many<SurfSpot>>('listSurfSpots', { ...(token && { token }) });
  return [lessons, spots].map(({ body }) =>
    (body.data as (Product | SurfSpot)[])
      .filter(({ name }) => ['Beginner Course', 'Two Hours', 'Kuta Beach'].includes(name))
      .map((row) => row.upcoming_sessions),
  );
};

it('administrators alone are told how many sessions of a lesson and of a spot are to come, always as it is now', async () => {
  assert.deepEqual(await countsFor(admin.token), [[0, 0], [0]]);
  assert.deepEqual(await countsFor(), [[undefined, undefined], [undefined]]);

  const { booking } = (await book(line(1), line(0, 2, morning, { start_time: '09:30' }))).body.data;
  await book(line(3, 2, morning, { start_time: '07:00' }));
  // The lists of guests come out of a cache, before and after.
  assert.deepEqual(await countsFor(), [[undefined, undefined], [undefined]]);
  assert.deepEqual(await countsFor(admin.token), [[3, 2], [5]]);
  for (const { token } of [staff, customer])
    assert.deepEqual(await countsFor(token), [[undefined, undefined], [undefined]]);

  clock.now = new Date(`${schoolDay(2)}T00:00:00+08:00`);
  const later = await test.signIn('ADMIN');
  assert.deepEqual(await countsFor(later.token), [[2, 1], [3]], 'what is over is no longer to come');
  clock.now = early;

  const change = { token: admin.token, params: { id: booking.id } };
  await call<One<object>>('updateBookingStatus', { ...change, body: { action: 'CANCELLED' } });
  assert.deepEqual(await countsFor(admin.token), [[0, 1], [1]]);
});

it('what administrators are told is kept by nobody, and a bad token is refused', async () => {
  const ask = (authorization?: string) =>
    app.inject({ url: '/api/products', headers: authorization === undefined ? {} : { authorization } });
  assert.equal((await ask(`Bearer ${admin.token}`)).headers['cache-control'], 'no-store');
  assert.equal((await ask()).headers['cache-control'], 'no-cache');
  assert.equal((await ask('Bearer nonsense')).statusCode, 401);
});
