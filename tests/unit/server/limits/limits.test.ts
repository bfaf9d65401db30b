// Also on PostgreSQL: counts that instances share.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { sharedCounts } from '../../../../server/limits/sharedCounts.ts';
import { countHits } from '../../../../server/repositories/counters.ts';
import { operation } from '../../../support/server/contract.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { rateLimits: true } });
const { app, call, clock, signIn } = test;
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

it('ten bookings a minute and sixty an hour from one address are made, also at once', async () => {
  const book = (from: string) => call('createBooking', { from, body: bookingRequest(school) });
  const before = clock.now;
  const made = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => book('192.0.2.8')));
    return answers.filter(({ status }) => status === 201).length;
  };
  const minutes = [];
  for (let minute = 0; minute < 7; minute += 1) {
    clock.now = new Date(before.getTime() + minute * 61_000);
    minutes.push(await made(12));
  }
  assert.deepEqual(minutes, [10, 10, 10, 10, 10, 10, 0]);
  clock.now = new Date(before.getTime() + 7 * 61_000);
  const refused = await book('192.0.2.8');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 3000);
  assert.equal((await book('192.0.2.9')).status, 201);
  clock.now = new Date(before.getTime() + 3_601_000);
  assert.equal(await made(2), 2);
  clock.now = before;
});

it('a busy page from one address passes', async () => {
  const reads = await Promise.all(Array.from({ length: 500 }, () => call('listProducts', { from: '192.0.2.6' })));
  assert.ok(reads.every(({ status }) => status === 200));
});

it('counters hold neither addresses nor accounts, and are deleted after their window', async () => {
  const { email } = await signIn('CUSTOMER');
  await call('login', { from: '192.0.2.7', body: { email, password: 'wrong' } });
  const rows = await rowsOf(test.db, sql`select * from counters`);
  assert.ok(rows.length > 5);
  assert.doesNotMatch(JSON.stringify(rows), /192\.0|@|surf\.example/);
  const later = new Date(clock.now.getTime() + 31 * 24 * 3_600_000);
  const counts = sharedCounts(test.db, () => later);
  for (let hit = 0; hit < 1000; hit += 1) await counts.hit('other', { max: 2000, window: 1000 });
  assert.equal((await rowsOf(test.db, sql`select * from counters`)).length, 1);
});

it('a window starts again when it is over, and counts each of many hits at once', async () => {
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

it('one IPv6 /64 is one sender, and so is an IPv4 address however it is written', async () => {
  const send = (from: string) => call('createTestimony', { from, body: { name: 'A', message: 'B' } });
  const statusesOf = async (froms: string[]) =>
    (await statuses(froms.length, (n) => send(froms[n] ?? ''))).map(({ status }) => status);
  const sameNetwork = Array.from({ length: 6 }, (_, n) => `2001:db8:1:2:${String(n)}::${String(n)}`);
  assert.deepEqual(await statusesOf(sameNetwork), [201, 201, 201, 201, 201, 429]);
  assert.deepEqual(await statusesOf(['2001:db8:1:3::1']), [201]);
  const sameAddress = [
    '192.0.2.20',
    '::ffff:192.0.2.20',
    '::ffff:c000:214',
    '192.0.2.20',
    '::FFFF:192.0.2.20',
    '192.0.2.20',
  ];
  assert.deepEqual(await statusesOf(sameAddress), [201, 201, 201, 201, 201, 429]);
});

it('a refusal costs no call of the database, and ends with its window', async () => {
  const send = (operationId: string, body: object) => () => call(operationId, { from: '192.0.2.30', body });
  const floods = [
    { max: 5, send: send('createTestimony', {}) },
    { max: 10, send: send('register', {}) },
    { max: 60, send: send('login', {}) },
    { max: 10, send: send('createBooking', {}) },
  ];
  for (const flood of floods) {
    const answers = await Promise.all(Array.from({ length: flood.max + 1 }, flood.send));
    assert.equal(answers.filter(({ status }) => status === 429).length, 1);
  }
  await test.db.execute(sql`alter table counters rename to counters_away`);
  const refused = await Promise.all(floods.map((flood) => flood.send()));
  await test.db.execute(sql`alter table counters_away rename to counters`);
  assert.deepEqual(new Set(refused.map(({ status }) => status)), new Set([429]));
  for (const { headers } of refused) assert.ok(Number(headers['retry-after']) > 0);
  clock.now = new Date(Date.now() + 11 * 60_000);
  const later = await Promise.all(floods.map((flood) => flood.send()));
  clock.now = new Date();
  assert.deepEqual(new Set(later.map(({ status }) => status)), new Set([400]));
});

it('a flood is counted in a few statements, and none of it is lost', async () => {
  let statements = 0;
  const db = new Proxy(test.db, {
    get(target, name, receiver): unknown {
      if (name === 'insert') statements += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const counts = sharedCounts(db, () => clock.now);
  const hits = await Promise.all(Array.from({ length: 500 }, () => counts.hit('flood', { max: 1000, window: 1000 })));
  const more = await counts.hit('flood', { max: 1000, window: 1000 });
  assert.deepEqual(
    hits.map(({ count }) => count).sort((a, b) => a - b),
    Array.from({ length: 500 }, (_, index) => index + 1),
  );
  assert.equal(more.count, 501);
  assert.ok(statements <= 3, `${String(statements)} statements`);
});

for (const [operationId, most, minutes] of [
  ['login', 60, 1],
  ['register', 10, 10],
  ['requestPasswordReset', 10, 10],
  ['resetPassword', 30, 10],
  ['moveMySession', 20, 10],
  ['cancelMyBooking', 20, 10],
  ['cancelMySession', 20, 10],
] as const)
  it(`${operationId} is taken ${String(most)} times in ${String(minutes)} minutes from one network`, async () => {
    const { method, path } = operation(operationId);
    const url = path.replaceAll(/\{\w+\}/g, randomUUID());
    const send = async () =>
      (await app.inject({ method: method as 'POST', url, payload: {}, remoteAddress: '192.0.2.70' })).statusCode;
    const before = clock.now;
    const answers = await Promise.all(Array.from({ length: most + 3 }, send));
    assert.equal(answers.filter((status) => status === 429).length, 3);
    clock.now = new Date(before.getTime() + minutes * 60_000 - 1);
    assert.equal(await send(), 429);
    clock.now = new Date(before.getTime() + minutes * 60_000);
    assert.equal(await send(), 400);
    clock.now = before;
  });

it('codes cannot be tried out: 60 lookups a minute from one network', async () => {
  const lookUp = (from = '192.0.2.40', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/api/check-booking/7K3M9QXT2A', remoteAddress: from });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => lookUp('192.0.2.40', n % 2 ? 'GET' : 'HEAD')));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([404]));
  const refused = await call<Failure>('checkBooking', { from: '192.0.2.40', params: { bookingCode: '7K3M9QXT2A' } });
  assert.deepEqual([refused.status, refused.body.message], [429, 'Too many requests. Please try again in a minute.']);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await lookUp('192.0.2.41')).statusCode, 404);
  clock.now = new Date(Date.now() + 61_000);
  assert.equal((await lookUp()).statusCode, 404);
  clock.now = new Date();
});

it('a gateway has 600 messages a minute, and the simulator’s pages count with them', async () => {
  const send = () =>
    app.inject({ method: 'POST', url: '/payments/notifications', remoteAddress: '192.0.2.50', payload: {} });
  const answers = await Promise.all(Array.from({ length: 600 }, send));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([400]));
  assert.equal((await send()).statusCode, 429);
  const page = await app.inject({ url: '/payments/simulator/none', remoteAddress: '192.0.2.50' });
  assert.equal(page.statusCode, 429);
});

it('unknown addresses count towards the general limit; health checks do not', async () => {
  const ask = (url: string) => app.inject({ url, remoteAddress: '192.0.2.60' });
  for (let round = 0; round < 60; round += 1) await Promise.all(Array.from({ length: 100 }, () => ask('/api/nowhere')));
  for (const url of ['/api/nowhere', '/api/products']) assert.equal((await ask(url)).statusCode, 429);
  for (const url of ['/healthz', '/readyz']) assert.equal((await ask(url)).statusCode, 200);
});

it('a refusal is answered with a delay', async () => {
  const begun = performance.now();
  const { status } = await call('createTestimony', { from: '192.0.2.1', body: { name: 'A', message: 'B' } });
  assert.deepEqual([status, performance.now() - begun > 90], [429, true]);
});
