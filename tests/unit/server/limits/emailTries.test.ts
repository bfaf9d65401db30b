// Also on PostgreSQL: counts that instances share.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { rateLimits: true } });
const { call, clock } = test;
const school = await openSchool(test);
const second = await test.startInstance(await test.connectAgain());

/** Books for a day in three days; moves the session or cancels from a network. */
async function booked(network = '198.51.100.200') {
  const details = [{ product_id: school.lessons.private, reservation_date: schoolDay(3), person: 1 }];
  const { body } = await call<One<{ booking: { booking_code: string; booking_details: { id: string }[] } }>>(
    'createBooking',
    { body: bookingRequest(school, { details }), from: network },
  );
  const { booking_code: bookingCode, booking_details: sessions } = body.data.booking;
  const id = sessions[0]?.id ?? '';
  return {
    move: (email: string, from: string, day = 4) =>
      call<Failure>('moveMySession', {
        params: { bookingCode, id },
        body: { email, reservation_date: schoolDay(day) },
        from,
      }),
    cancel: (email: string, from: string) =>
      call<Failure>('cancelMyBooking', { params: { bookingCode }, body: { email }, from }),
    url: `/api/check-booking/${bookingCode}/sessions/${id}`,
  };
}
const right = 'sari@example.com';

it('five wrong addresses an hour from one network, whatever they are tried for; the right one waits then as well', async () => {
  const [one, other] = [await booked(), await booked()];
  const answers = [];
  for (let n = 0; n < 5; n += 1)
    answers.push(await (n % 2 ? one.move('m@example.com', '192.0.2.1') : other.cancel('m@example.com', '192.0.2.1')));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404]));
  const refused = await one.move(right, '192.0.2.1');
  assert.deepEqual(
    [refused.status, refused.body.message],
    [429, 'Too many wrong e-mail addresses. Please try again in an hour.'],
  );
  assert.ok(Number(refused.headers['retry-after']) > 3500);
  assert.equal((await one.move(right, '192.0.2.2')).status, 200);
  clock.now = new Date(Date.now() + 61 * 60_000);
  assert.equal((await one.move(right, '192.0.2.1', 5)).status, 200);
  clock.now = new Date();
});

it('right addresses do not count', async () => {
  const { move } = await booked();
  for (let n = 0; n < 12; n += 1) assert.equal((await move(right, '192.0.2.3', 4 + (n % 2))).status, 200);
  for (let n = 0; n < 5; n += 1) assert.equal((await move('m@example.com', '192.0.2.3')).status, 404);
  assert.equal((await move(right, '192.0.2.3')).status, 429);
});

it('right addresses that come at once keep nobody of their network out afterwards', async () => {
  const guests = [];
  for (let n = 0; n < 12; n += 1) guests.push(await booked(`198.51.100.${String(n)}`));
  const statuses = (await Promise.all(guests.map(({ move }) => move(right, '192.0.2.4')))).map(({ status }) => status);
  assert.ok(statuses.includes(200), statuses.join());
  assert.equal((await guests[0]?.move(right, '192.0.2.4', 5))?.status, 200);
  for (let n = 0; n < 5; n += 1) assert.equal((await guests[0]?.move('m@example.com', '192.0.2.4'))?.status, 404);
  assert.equal((await guests[0]?.move(right, '192.0.2.4'))?.status, 429);
});

it('exactly five can be tried, however many come at once on two instances', async () => {
  const { url } = await booked();
  const payload = { email: 'm@example.com', reservation_date: schoolDay(4) };
  const tries = Array.from({ length: 18 }, async (_, n) => {
    const on = n % 2 ? test.app : second;
    return (await on.inject({ method: 'PATCH', url, payload, remoteAddress: `2001:db8:0:1:${String(n)}::1` }))
      .statusCode;
  });
  const statuses = await Promise.all(tries);
  assert.deepEqual(
    [statuses.filter((one) => one === 404).length, statuses.filter((one) => one === 429).length],
    [5, 13],
  );
});
