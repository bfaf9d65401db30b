import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { operations } from '../../../support/server/contract.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type One, testPassword } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const publicUrl = 'https://surf.example';
const behindProxy = await makeTestApp({ settings: { rateLimits: true, publicUrl, trustedProxies: ['127.0.0.0/8'] } });
const published = await makeTestApp({ settings: { rateLimits: true, publicUrl } });
const direct = await makeTestApp({ settings: { rateLimits: true } });
const { app, call, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('ADMIN');
type Created = One<{
  booking: Record<string, unknown> & { id: string };
  transaction: { redirect_url: string } | null;
}>;

describe('fields that a sender may not set', () => {
  it('make nobody an administrator and no review public', async () => {
    const person = { name: 'A', email: `${randomUUID()}@x.example`, password: testPassword };
    const id = randomUUID();
    const registered = await call('register', {
      body: { ...person, confirm_password: testPassword, role: 'ADMIN', id, isAdmin: true },
    });
    assert.deepEqual([registered.status, registered.body.data['role']], [201, 'CUSTOMER']);
    assert.notEqual(registered.body.data.id, id);
    const review = await call('createTestimony', { body: { name: 'A', message: 'B', active: true } });
    assert.deepEqual([review.status, review.body.data['active']], [201, false]);
  });

  it('change no password, no id and no text of a review', async () => {
    const user = await signIn('CUSTOMER');
    const change = { name: 'B', email: user.email, role: 'CUSTOMER', password: 'changed-2027', passwordHash: 'x' };
    await call('updateUser', { token, params: { id: user.id }, body: { ...change, id: randomUUID() } });
    const login = await call('login', { body: { email: user.email, password: testPassword } });
    assert.equal(login.status, 200);
    const review = await call('createTestimony', { body: { name: 'A', message: 'As I wrote it.' } });
    const { id } = review.body.data;
    const changed = await call('updateTestimony', { token, params: { id }, body: { active: true, message: 'Nicer.' } });
    assert.equal(changed.body.data['message'], 'As I wrote it.');
  });

  it('give no row another id, and take none off the lists', async () => {
    const beyond = { id: randomUUID(), deleted_at: '2027-01-01', deletedAt: '2027-01-01', created_at: '2020-01-01' };
    const lesson = { product_category_id: school.categoryId, name: 'Mine', price: '1' };
    const rows = { ProductCategory: { name: 'Mine', ...beyond }, Product: form({ ...lesson, ...beyond }) };
    for (const [name, body] of Object.entries(rows)) {
      const { data } = (await call(`create${name}`, { token, body })).body;
      assert.notEqual(data.id, beyond.id);
      assert.deepEqual((await call(`update${name}`, { token, params: { id: data.id }, body })).body.data, data);
    }
  });

  it('settle no booking: status, code, user and payment are the server’s', async () => {
    const customer = await signIn('CUSTOMER');
    const sent = {
      status: 'COMPLETED',
      booking_code: 'AAAAAAAAAA',
      user_id: customer.id,
      payments: [{ status: 'PAID' }],
    };
    const { body } = await call<Created>('createBooking', { body: bookingRequest(school, sent) });
    const { booking } = body.data;
    assert.equal(booking['status'], 'PENDING');
    assert.notEqual(booking['booking_code'], 'AAAAAAAAAA');
    assert.deepEqual((booking['payments'] as { status: string }[])[0]?.status, 'PENDING');
    const mine = await call<{ data: object[] }>('listMyBookings', { token: customer.token });
    assert.deepEqual(mine.body.data, []);
  });

  it('name no picture of another row', async () => {
    const body = form({ product_category_id: school.categoryId, name: 'A', price: '1', imageUrl: 'x.webp' });
    const created = await call('createProduct', { token, body });
    assert.deepEqual([created.status, created.body.data['image_url']], [201, null]);
  });
});

describe('one customer', () => {
  it('sees no bookings of another', async () => {
    const [one, two] = [await signIn('CUSTOMER'), await signIn('CUSTOMER')];
    await call('createBooking', { token: one.token, body: bookingRequest(school) });
    for (const operationId of ['listMyBookings', 'listMyHistories']) {
      const { body } = await call<{ data: object[] }>(operationId, { token: two.token });
      assert.deepEqual(body.data, []);
    }
  });

  it('signed in twice loses one session by one logout', async () => {
    const { email, refreshToken } = await signIn('CUSTOMER');
    const again = await call<One<{ access_token: string; refresh_token: string }>>('login', {
      body: { email, password: testPassword },
    });
    assert.equal((await call('logout', { token: refreshToken })).status, 200);
    assert.equal((await call('getCurrentUser', { token: again.body.data.access_token })).status, 200);
  });

  it('signs out once, however many ask for it at once', async () => {
    const { refreshToken } = await signIn('CUSTOMER');
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('logout', { token: refreshToken })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401]);
  });
});

describe('a method or a spelling of an address', () => {
  const secured = operations.filter(({ method, path, security = [] }) => {
    return (
      method === 'GET' &&
      !path.includes('{') &&
      security.length > 0 &&
      security.every((scheme) => Object.keys(scheme).length > 0)
    );
  });
  for (const { operationId, path } of secured) {
    it(`HEAD opens ${operationId} to nobody without a token`, async () => {
      const answer = (authorization?: string) =>
        app.inject({ method: 'HEAD', url: path, headers: authorization === undefined ? {} : { authorization } });
      assert.equal((await answer()).statusCode, 401);
      assert.equal((await answer(`Basic ${Buffer.from('a:b').toString('base64')}`)).statusCode, 401);
      assert.equal((await answer(`Bearer ${token}`)).statusCode, 200);
    });
    for (const spelling of [
      `/${path}`,
      `${path}/`,
      path.toUpperCase(),
      `/x/..${path}`,
      path.replace('/api', '/%61pi'),
    ]) {
      it(`${spelling} opens ${operationId} to nobody without a token`, async () => {
        const { statusCode } = await app.inject({ url: spelling, headers: { accept: 'application/json' } });
        assert.ok([401, 404].includes(statusCode), String(statusCode));
      });
    }
  }

  it('takes a token in no other place than its header', async () => {
    for (const place of [
      { url: `/api/users?access_token=${token}` },
      { url: '/api/users', headers: { cookie: `access_token=${token}` } },
    ]) {
      assert.equal((await app.inject(place)).statusCode, 401);
    }
  });
});

describe('ids', () => {
  it('are the same in capitals', async () => {
    const capitals = {
      ...school,
      spotId: school.spotId.toUpperCase(),
      lessons: { ...school.lessons, private: school.lessons.private.toUpperCase() },
    };
    const { status } = await call('createBooking', { body: bookingRequest(capitals) });
    assert.equal(status, 201);
  });

  it('with urn:uuid: before them are refused, by the database if by nobody else', async () => {
    for (const part of [
      { ...school, spotId: `urn:uuid:${school.spotId}` },
      { ...school, lessons: { ...school.lessons, private: `urn:uuid:${school.lessons.private}` } },
    ]) {
      const { status, body } = await call<Failure>('createBooking', { body: bookingRequest(part) });
      assert.equal(status, 400);
      assert.ok(!/uuid|syntax|select/i.test(body.message));
    }
  });
});

describe('what a sender says of itself', () => {
  const review = (from: string, forwarded: string) => ({
    from,
    headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` },
    body: { name: 'A', message: 'B' },
  });
  const flood = async ({ call: send }: typeof test, from: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await send('createTestimony', review(from, `198.51.100.${String(n)}`))).status);
    }
    return statuses.at(-1);
  };

  it('gives it no fresh limit, unless a proxy of one’s own says it', async () => {
    assert.equal(await flood(direct, '127.0.0.1'), 429);
    assert.equal(await flood(behindProxy, '203.0.113.7'), 429);
    assert.equal(await flood(behindProxy, '127.0.0.1'), 201);
    // An address of a private network is no proxy of one's own, whatever PUBLIC_URL says.
    assert.equal(await flood(published, '10.0.0.7'), 429);
    assert.equal(await flood(behindProxy, '10.0.0.7'), 429);
  });

  it('does not move the payment page elsewhere', async () => {
    const book = (own: typeof test, of: typeof school) =>
      own.call<Created>('createBooking', {
        body: bookingRequest(of, { payment_method: 'GATEWAY' }),
        headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https', host: 'localhost:3000' },
      });
    const here = (await book(test, school)).body.data.transaction?.redirect_url ?? '';
    assert.match(here, /^http:\/\/localhost:3000\/payments\//);
    const there = (await book(behindProxy, await openSchool(behindProxy))).body.data.transaction?.redirect_url ?? '';
    assert.match(there, /^https:\/\/surf\.example\/payments\//);
  });

  it('in a notification that the database cannot hold is refused', async () => {
    for (const payload of [
      { order_id: 'a\u0000', result: 'paid' },
      { order_id: 'a\ud800', result: 'paid' },
    ]) {
      const answer = await app.inject({ method: 'POST', url: '/payments/notifications', payload });
      assert.equal(answer.statusCode, 400);
    }
    assert.equal((await app.inject('/payments/simulator/%00')).statusCode, 400);
  });
});
