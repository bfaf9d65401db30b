import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { SignJWT } from 'jose';
import { signingSecret } from '../../../../server/auth/tokens.ts';
import { operations } from '../../../support/server/contract.ts';
import { type Failure, makeTestApp, type One, testPassword } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, signIn } = test;
interface Tokens {
  access_token: string;
  refresh_token: string;
}
const person = (change: object = {}) => ({
  name: 'Sari Dewi',
  email: `${randomUUID()}@example.com`,
  password: testPassword,
  confirm_password: testPassword,
  ...change,
});
const current = async (token?: string) => (await call('getCurrentUser', { token })).status;

describe('registration and sessions', () => {
  it('register, log in, ask who one is, refresh, log out', async () => {
    const body = person({ email: `Sari.${randomUUID()}@Example.com` });
    const registered = await call('register', { body });
    assert.equal(registered.status, 201);
    assert.equal(registered.body.data['role'], 'CUSTOMER');
    assert.ok(!JSON.stringify(registered.body).includes('hash'));

    const login = await call<One<Tokens>>('login', {
      body: { email: ` ${body.email.toLowerCase()} `, password: testPassword },
    });
    const { access_token: token, refresh_token: refresh } = login.body.data;
    const who = await call('getCurrentUser', { token });
    assert.deepEqual(who.body.data, { ...registered.body.data, avatar: null, profileImage: null });

    const refreshed = await call<One<Tokens>>('refreshAccessToken', { token: refresh });
    const second = refreshed.body.data.access_token;
    assert.equal(await current(second), 200);
    // One token cannot stand for the other.
    assert.equal((await call('refreshAccessToken', { token })).status, 401);
    assert.equal(await current(refresh), 401);

    assert.equal((await call('logout', { token: refresh })).status, 200);
    assert.equal((await call('logout', { token: refresh })).status, 401);
    assert.equal((await call('refreshAccessToken', { token: refresh })).status, 401);
    assert.equal(await current(token), 401);
    assert.equal(await current(second), 401);
  });

  it('refuses an e-mail address that is taken, whatever its case', async () => {
    const body = person();
    assert.equal((await call('register', { body })).status, 201);
    assert.equal((await call('register', { body: { ...body, email: body.email.toUpperCase() } })).status, 409);
    const race = person();
    const answers = await Promise.all([1, 2, 3].map(() => call('register', { body: race })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  for (const [name, change] of Object.entries({
    'two different passwords': { confirm_password: 'something else' },
    'a short password': { password: '1234567', confirm_password: '1234567' },
    'no e-mail address': { email: 'sari' },
    'a blank name': { name: '   ' },
  })) {
    it(`refuses ${name}`, async () => {
      const { status, body } = await call<Failure>('register', { body: person(change) });
      assert.equal(status, 400);
      assert.ok(body.details?.length);
    });
  }

  it('says the same for an unknown account and a wrong password', async () => {
    const body = person();
    await call('register', { body });
    const wrong = await call('login', { body: { email: body.email, password: 'not this one' } });
    const unknown = await call('login', { body: { email: 'nobody@example.com', password: 'not this one' } });
    assert.equal(wrong.status, 401);
    assert.deepEqual([unknown.status, unknown.body], [wrong.status, wrong.body]);
  });

  it('lets an access token live 15 minutes and a refresh token a day', async () => {
    const { token, refreshToken } = await signIn('CUSTOMER');
    const start = Date.now();
    clock.now = new Date(start + 14 * 60_000);
    assert.equal(await current(token), 200);
    clock.now = new Date(start + 16 * 60_000);
    assert.equal(await current(token), 401);
    clock.now = new Date(start + 23 * 3_600_000);
    const later = await call<One<Tokens>>('refreshAccessToken', { token: refreshToken });
    assert.equal(await current(later.body.data.access_token), 200);
    clock.now = new Date(start + 24 * 3_600_000 + 60_000);
    assert.equal((await call('refreshAccessToken', { token: refreshToken })).status, 401);
    assert.equal(await current(later.body.data.access_token), 401);
    clock.now = new Date();
  });

  it('refuses forged tokens', async () => {
    const { token } = await signIn('ADMIN');
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
    const key = new TextEncoder().encode(signingSecret({ jwtSecret: null, dataDir: test.dataDir }));
    const sign = (secret: Uint8Array, content: Record<string, unknown>, issuer = 'surf-school') =>
      new SignJWT(content)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setExpirationTime('1h')
        .sign(secret);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    assert.equal(await current(await sign(key, { sid: claims.sid, kind: 'access' })), 200);
    const forged = [
      none,
      `${header ?? ''}.${payload}.${signature?.slice(0, -4) ?? ''}AAAA`,
      await sign(new Uint8Array(32), { sid: claims.sid, kind: 'access' }),
      await sign(key, { sid: claims.sid, kind: 'refresh' }),
      await sign(key, { sid: claims.sid, kind: 'access' }, 'elsewhere'),
      await sign(key, { sid: randomUUID(), kind: 'access' }),
      await sign(key, { sid: "x' or 1=1", kind: 'access' }),
      'abc',
      '',
    ];
    for (const bad of forged) assert.equal(await current(bad), 401, bad);
  });

  it('ends the sessions of a user whose role changes or who is deleted', async () => {
    const admin = await signIn('ADMIN');
    const user = await signIn('CUSTOMER');
    const change = (role: string) =>
      call('updateUser', { token: admin.token, params: { id: user.id }, body: { name: 'X', email: user.email, role } });
    assert.equal((await change('CUSTOMER')).status, 200);
    assert.equal(await current(user.token), 200);
    assert.equal((await change('ADMIN')).status, 200);
    assert.equal(await current(user.token), 401);
    assert.equal((await call('refreshAccessToken', { token: user.refreshToken })).status, 401);

    const gone = await signIn('CUSTOMER');
    assert.equal((await call('deleteUser', { token: admin.token, params: { id: gone.id } })).status, 200);
    assert.equal(await current(gone.token), 401);
  });
});

describe('every secured operation of the contract', () => {
  const customer = signIn('CUSTOMER');
  const secured = operations.filter(({ security = [] }) => security.some((scheme) => Object.keys(scheme).length > 0));
  const params = { id: randomUUID(), bookingCode: 'ABCDEFGHJK' };

  it('are known, and whoever changes content is an administrator', () => {
    const open = operations.filter(({ method, 'x-role': role }) => method !== 'GET' && !role);
    assert.deepEqual(open.map(({ operationId }) => operationId).sort(), [
      'cancelMyBooking',
      'cancelMySession',
      'createBooking',
      'createTestimony',
      'login',
      'logout',
      'moveMySession',
      'refreshAccessToken',
      'register',
      'requestPasswordReset',
      'resetPassword',
    ]);
  });

  for (const { operationId, security = [], 'x-role': role, requestBody } of secured) {
    const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
    const body = requestBody?.content['application/json'] ? {} : undefined;
    it(`${operationId}: ${isOptional ? 'open to guests, but not with a bad token' : '401 without a valid token'}`, async () => {
      for (const token of [undefined, 'nonsense']) {
        const { status, body: answer } = await call<Failure>(operationId, { params, token, body });
        if (isOptional && token === undefined) assert.notEqual(status, 401);
        else {
          assert.equal(status, 401);
          assert.match(answer.message, /token is missing, invalid or expired/);
        }
      }
    });
    if (role) {
      it(`${operationId}: 403 with a customer's token`, async () => {
        const { token } = await customer;
        const { status, body: answer } = await call<Failure>(operationId, { params, token, body });
        assert.equal(status, 403);
        assert.equal(answer.message, `Only ${role.includes('STAFF') ? 'staff' : 'administrators'} may do this.`);
      });
    }
  }
});
