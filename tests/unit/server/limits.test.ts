import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { countHits } from '../../../server/repositories/counters.ts';
import { bookingRequest, openSchool } from '../../support/server/school.ts';
import { type Failure, makeTestApp, rowsOf } from '../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { rateLimits: true } });
const { call, clock, signIn } = test;
const school = await openSchool(test);
const statuses = async (times: number, send: (index: number) => ReturnType<typeof call>) => {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await send(index));
  return answers;
};

it('a flood of reviews from one address is refused, with a message and a time to wait', async () => {
  const send = (from: string) => call('createTestimony', { from, body: { name: 'A', message: 'B' } });
  const answers = await statuses(6, () => send('192.0.2.1'));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201, 201, 429],
  );
  const last = answers.at(-1);
  assert.match((last?.body as Failure).message, /Too many requests/);
  assert.ok(Number(last?.headers['retry-after']) > 0);
  assert.equal((await send('192.0.2.2')).status, 201);
});

it('a flood of registrations is refused', async () => {
  const send = () =>
    call('register', {
      from: '192.0.2.3',
      body: { name: 'A', email: `${randomUUID()}@x.example`, password: '12345678', confirm_password: '87654321' },
    });
  const answers = await statuses(11, send);
  assert.deepEqual([answers[9]?.status, answers[10]?.status], [400, 429]);
});

it('passwords cannot be tried one after the other, and other accounts and addresses do not notice', async () => {
  const { email } = await signIn('CUSTOMER');
  const send = (password: string, from: string, account = email) =>
    call('login', { from, body: { email: account, password } });
  const answers = await statuses(11, (index) => send('wrong', '192.0.2.4', index % 2 ? email : email.toUpperCase()));
  assert.deepEqual([answers[9]?.status, answers[10]?.status], [401, 429]);
  assert.ok(Number(answers[10]?.headers['retry-after']) > 0);
  assert.equal((await send('ombak-pagi-2027', '192.0.2.4')).status, 429);
  assert.equal((await send('ombak-pagi-2027', '192.0.2.5')).status, 200);
  clock.now = new Date(Date.now() + 16 * 60_000);
  assert.equal((await send('ombak-pagi-2027', '192.0.2.4')).status, 200);
  clock.now = new Date();
});

it('100 parallel bookings and a busy page from one address pass', async () => {
  const bookings = await Promise.all(
    Array.from({ length: 100 }, () => call('createBooking', { from: '192.0.2.6', body: bookingRequest(school) })),
  );
  assert.ok(bookings.every(({ status }) => status === 201));
  const reads = await Promise.all(Array.from({ length: 500 }, () => call('listProducts', { from: '192.0.2.6' })));
  assert.ok(reads.every(({ status }) => status === 200));
});

it('what is counted names neither addresses nor accounts, and is deleted when its time is over', async () => {
  const { email } = await signIn('CUSTOMER');
  await call('login', { from: '192.0.2.7', body: { email, password: 'wrong' } });
  const rows = await rowsOf(test.db, sql`select * from counters`);
  assert.ok(rows.length > 5);
  assert.doesNotMatch(JSON.stringify(rows), /192\.0|@|surf\.example/);
  const later = new Date(clock.now.getTime() + 20 * 60_000);
  for (let hit = 0; hit < 1000; hit += 1) await countHits(test.db, 'other', 1, 1000, later);
  assert.equal((await rowsOf(test.db, sql`select * from counters`)).length, 1);
});

it('a window counts anew when it is over, and loses none of many at once', async () => {
  const hits = await Promise.all(Array.from({ length: 50 }, () => countHits(test.db, 'many', 1, 1000, clock.now)));
  assert.deepEqual(
    hits.map(({ count }) => count).sort((a, b) => a - b),
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  const next = await countHits(test.db, 'many', 1, 1000, new Date(clock.now.getTime() + 1000));
  assert.equal(next.count, 1);
});

it('when nothing can be counted the answer is an ordinary 5xx', async () => {
  await test.db.execute(sql`alter table counters rename to counters_away`);
  const answer = await test.app.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(school) });
  const login = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.c', password: 'x' },
  });
  await test.db.execute(sql`alter table counters_away rename to counters`);
  assert.deepEqual([answer.statusCode, login.statusCode], [500, 500]);
});
