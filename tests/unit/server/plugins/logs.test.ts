import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { hashToken } from '../../../../server/auth/tokens.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type One, testPassword } from '../../../support/server/testApp.ts';

const logged: string[] = [];
const logger = { level: 'trace', stream: { write: (line: string) => logged.push(line) } };
const test = await makeTestApp({ logger, settings: { rateLimits: true } });
const { app, call, signIn } = test;
const school = await openSchool(test);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  const idOf = async (headers: Record<string, string>, url = '/api/products') => {
    logged.length = 0;
    const id = (await app.inject({ url, headers })).headers['x-request-id'];
    const lines = logged.map((line) => (JSON.parse(line) as { reqId: string }).reqId);
    assert.ok(lines.length > 0 || url.includes('%'));
    for (const line of lines) assert.equal(line, id);
    return String(id);
  };

  it("is the proxy's when it is sane, and in the answer and each line of the log", async () => {
    for (const given of ['a', 'f00-BAR_9', 'x'.repeat(64)]) assert.equal(await idOf({ 'x-request-id': given }), given);
  });

  for (const url of ['/api/products', '/api/nowhere', '/api/users', '/api/%zz']) {
    it(`is made when there is none, or one that is not sane: ${url}`, async () => {
      const ids = [];
      for (const given of ['', ' ', 'x'.repeat(65), 'a b', 'a\tb', '<script>', 'é']) {
        ids.push(await idOf({ 'x-request-id': given }, url));
      }
      ids.push(await idOf({}, url));
      for (const id of ids) assert.match(id, UUID);
      assert.equal(new Set(ids).size, ids.length);
    });
  }
});

describe('the log', () => {
  it('tells what was asked for and how it ended, and nothing of people, tokens and codes', async () => {
    logged.length = 0;
    const secrets: string[] = [testPassword];
    const person = {
      name: 'Wayan Ombak',
      email: 'wayan.ombak@surf.example',
      password: 'rahasia-sekali',
      confirm_password: 'rahasia-sekali',
    };
    secrets.push(person.name, person.email, person.password);
    assert.equal((await call('register', { body: person })).status, 201);
    assert.equal((await call('register', { body: person })).status, 409);
    assert.equal((await call('register', { body: { ...person, email: 'not an address wayan' } })).status, 400);
    assert.equal((await call('login', { body: { email: person.email, password: 'wrong-rahasia' } })).status, 401);
    const { body } = await call<One<{ access_token: string; refresh_token: string }>>('login', { body: person });
    const { access_token: token, refresh_token: refreshToken } = body.data;
    secrets.push(token, refreshToken, 'wrong-rahasia');

    const key = randomUUID();
    const booked = await call<One<{ booking: { id: string; booking_code: string } }>>('createBooking', {
      token,
      body: bookingRequest(school),
      headers: { 'idempotency-key': key },
    });
    const { booking_code: bookingCode } = booked.body.data.booking;
    secrets.push(key, bookingCode, 'Sari', '+6281234567890', '6281234567890', 'sari@example.com');
    await call('checkBooking', { params: { bookingCode } });
    await app.inject({ url: `/api/check-booking/${bookingCode}?name=Sari`, headers: { referer: person.email } });
    const own = { email: 'sari@example.com' };
    await call('cancelMyBooking', { params: { bookingCode }, body: { email: 'wrong.sari@example.com' } });
    await call('cancelMyBooking', { params: { bookingCode }, body: own });
    await call('requestPasswordReset', { body: { email: person.email } });
    const mail = (await storedMessages(test.db)).find(({ kind }) => kind === 'PASSWORD_RESET');
    const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    assert.equal(link.length, 43);
    secrets.push(link, hashToken(link), 'ombak-malam-2027');
    await app.inject({ url: `/reset-password?token=${link}`, headers: { referer: `/reset-password?token=${link}` } });
    for (let time = 0; time < 2; time += 1)
      await call('resetPassword', { body: { token: link, password: 'ombak-malam-2027' } });
    await call('listMyBookings', { token, query: { page: 1, size: 10 } });
    const admin = await signIn('ADMIN');
    secrets.push(admin.email, admin.token, admin.refreshToken);
    await call('listBookings', { token: admin.token, query: { page: 1, search: bookingCode } });
    await call('listUsers', { token: admin.token, query: { page: 1, search: 'Wayan' } });
    await call('refreshAccessToken', { token: refreshToken });
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: `{"email":"${person.email}", broken`,
      headers: { 'content-type': 'application/json' },
    });
    await call('logout', { token: refreshToken });

    const log = logged.join('');
    assert.ok(logged.length >= 15, String(logged.length));
    assert.match(log, /"method":"POST","route":"\/api\/bookings","status":201/);
    for (const secret of secrets) assert.ok(!log.toLowerCase().includes(secret.toLowerCase()), secret);
  });
});
