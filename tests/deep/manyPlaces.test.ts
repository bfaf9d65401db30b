import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Day } from '../support/server/records.ts';
import { lessonOf } from '../support/server/bookings.ts';
import { bookingRequest, openSchool, schoolDay } from '../support/server/school.ts';
import { makeTestApp, type Many } from '../support/server/testApp.ts';

const DAYS = 92;
const CAPACITY = 60;
/** What one booking of the website holds at most, and how many one network makes an hour (docs/decisions/limits.md). */
const PEOPLE = 60;
const BOOKINGS = 60;
const MINUTE = 60_000;

const test = await makeTestApp({ settings: { rateLimits: true } });
const school = await openSchool(test);
const one = lessonOf(school);
const { token } = await test.signIn('ADMIN');
const send = async (from: string, details: object[]): Promise<number> =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/bookings',
      remoteAddress: from,
      payload: bookingRequest(school, { details }),
    })
  ).statusCode;

it(`one network takes no more of the places of ${String(DAYS)} days than its bookings of an hour hold`, async () => {
  const [from, to] = [schoolDay(1), schoolDay(DAYS)];
  await test.call('updateDays', { token, body: { from, to, capacity: CAPACITY } });
  const all = Array.from({ length: DAYS }, (_, i) => one('guiding', CAPACITY, i + 1));
  assert.equal(await send('192.0.2.1', all), 409);

  // The largest bookings that are taken, one after the other over the days, for longer than an hour's share lasts.
  const largest = (n: number) =>
    Array.from({ length: 20 }, (_, i) => one('guiding', PEOPLE / 20, ((n * 20 + i) % DAYS) + 1));
  const begun = test.clock.now.getTime();
  let taken = 0;
  for (let n = 0; n < 2 * BOOKINGS; n += 1) {
    test.clock.now = new Date(begun + Math.floor(n / 10) * MINUTE + n);
    if ((await send('192.0.2.1', largest(n))) === 201) taken += 1;
  }
  test.clock.now = new Date(begun);
  assert.equal(taken, BOOKINGS - 1, 'the refused one counts, too');
  const { data } = (await test.call<Many<Day>>('listDays', { token, query: { from, to } })).body;
  const people = data.reduce((sum, day) => sum + (day.people ?? 0), 0);
  assert.equal(people, taken * PEOPLE);
  assert.equal(
    await send('198.51.100.7', [one('private', 1, data.findIndex((day) => (day.places_left ?? 0) > 0) + 1)]),
    201,
  );
});
