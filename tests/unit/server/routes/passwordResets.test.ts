// Also on PostgreSQL: transactions at the same time.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { hashToken } from '../../../../server/auth/tokens.ts';
import { passwordResets } from '../../../../server/db/schema.ts';
import type { Db } from '../../../../server/db/connect.ts';
import { insertSession } from '../../../../server/repositories/users.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { type Failure, makeTestApp, rowsOf, testPassword } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db, signIn } = test;
const MINUTE = 60_000;
const other = 'ombak-sore-2027';

const ask = (email: string) => call<{ data: boolean }>('requestPasswordReset', { body: { email } });
const reset = <T = { data: boolean }>(token: string, password = other) =>
  call<T>('resetPassword', { body: { token, password } });
const logIn = async (email: string, password: string) => (await call('login', { body: { email, password } })).status;
const linkOf = (userId: string) => db.select().from(passwordResets).where(eq(passwordResets.userId, userId));

/** The token of the newest link that was sent to an address. */
async function mailedTo(email: string, on: Db = db): Promise<string> {
  const mails = (await storedMessages(on)).filter(({ recipient }) => recipient === email.trim().toLowerCase());
  const [, token = ''] = /\/reset-password\?token=([\w-]+)$/m.exec(mails.at(-1)?.text ?? '') ?? [];
  assert.equal(token.length, 43);
  return token;
}

async function askFor({ email }: { email: string }): Promise<string> {
  assert.equal((await ask(email)).status, 200);
  return mailedTo(email);
}

describe('a link to a new password', () => {
  it('sets it once, and ends every session of the user and of nobody else', async () => {
    const user = await signIn('CUSTOMER');
    const neighbour = await signIn('CUSTOMER');
    const token = await askFor(user);
    assert.deepEqual((await reset(token)).body, { data: true });
    assert.equal((await call('getCurrentUser', { token: user.token })).status, 401);
    assert.equal((await call('refreshAccessToken', { token: user.refreshToken })).status, 401);
    assert.equal((await call('getCurrentUser', { token: neighbour.token })).status, 200);
    assert.deepEqual([await logIn(user.email, testPassword), await logIn(user.email, other)], [401, 200]);
    const again = await reset<Failure>(token, 'a third one-2027');
    assert.equal(again.status, 400);
    assert.equal(
      again.body.message,
      'This link was used before, is too old or is not known. Please ask for a new one.',
    );
    assert.equal(await logIn(user.email, other), 200);
  });

  it('is for any role, and for the address in any case', async () => {
    const admin = await signIn('ADMIN');
    const token = await askFor({ email: admin.email.toUpperCase() });
    assert.equal((await reset(token)).status, 200);
  });

  it('works for an hour', async () => {
    const user = await signIn('STAFF');
    const [early, late] = [await askFor(user), 59];
    clock.now = new Date(Date.now() + 60 * MINUTE + 1000);
    assert.equal((await reset(early)).status, 400);
    clock.now = new Date();
    const second = await askFor(user);
    clock.now = new Date(Date.now() + late * MINUTE);
    assert.equal((await reset(second)).status, 200);
    clock.now = new Date();
  });

  it('works beside others of the hour until one is used, and then all end', async () => {
    const user = await signIn('CUSTOMER');
    const [first, second, third] = [await askFor(user), await askFor(user), await askFor(user)];
    assert.equal((await reset(second)).status, 200);
    for (const token of [first, second, third]) assert.equal((await reset(token)).status, 400);
    assert.deepEqual(await linkOf(user.id), []);
  });

  it('ends when the user gets another address', async () => {
    const user = await signIn('CUSTOMER');
    const links = [await askFor(user), await askFor(user)];
    const { token } = await signIn('ADMIN');
    const body = { name: 'Someone', email: `new-${user.email}`, role: 'CUSTOMER' };
    assert.equal((await call('updateUser', { token, params: { id: user.id }, body })).status, 200);
    for (const link of links) assert.equal((await reset(link)).status, 400);
    assert.equal(await logIn(body.email, testPassword), 200);
  });

  it('of several of one user is used by one of those who use them at once', async () => {
    const user = await signIn('CUSTOMER');
    const links = [await askFor(user), await askFor(user), await askFor(user)];
    const statuses = (await Promise.all(links.map((link) => reset(link)))).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 400, 400]);
  });

  it('is used by one of many who use it at once', async () => {
    const user = await signIn('CUSTOMER');
    const token = await askFor(user);
    const passwords = Array.from({ length: 5 }, (_, n) => `password number ${String(n)}`);
    const statuses = (await Promise.all(passwords.map((password) => reset(token, password)))).map(
      ({ status }) => status,
    );
    assert.deepEqual(statuses.toSorted(), [200, 400, 400, 400, 400]);
    assert.equal(await logIn(user.email, passwords[statuses.indexOf(200)] ?? ''), 200);
  });

  it('is not known by anything that is stored', async () => {
    const user = await signIn('CUSTOMER');
    const token = await askFor(user);
    const [link] = await linkOf(user.id);
    assert.equal(link?.tokenHash, hashToken(token));
    for (const stored of [hashToken(token), user.id, 'x'.repeat(200)]) assert.equal((await reset(stored)).status, 400);
  });

  it('lets nobody in who has signed in by the old password at the same moment', async () => {
    const user = await signIn('CUSTOMER');
    const [row] = await rowsOf(db, sql`select password_hash from users where id = ${user.id}`);
    const passwordHash = String(row?.['password_hash']);
    const session = { userId: user.id, passwordHash, expiresAt: new Date(Date.now() + MINUTE) };
    assert.ok(await insertSession(db, { ...session, tokenHash: 'before' }));
    await reset(await askFor(user));
    assert.equal(await insertSession(db, { ...session, tokenHash: 'after' }), undefined);
    assert.deepEqual(await rowsOf(db, sql`select * from sessions where user_id = ${user.id}`), []);
  });

  it('is in no record of changes, and neither is the new password', async () => {
    const user = await signIn('CUSTOMER');
    const token = await askFor(user);
    await reset(token);
    const records = JSON.stringify(await rowsOf(db, sql`select * from audit_log`));
    for (const secret of [token, hashToken(token), other]) assert.ok(!records.includes(secret));
    assert.deepEqual(await rowsOf(db, sql`select id from audit_log where row_id = ${user.id}`), []);
  });
});

describe('a request for a link', () => {
  it('is answered the same for an address without an account, and stores nothing', async () => {
    const stored = async () => [await db.$count(passwordResets), (await storedMessages(db)).length];
    const before = await stored();
    assert.deepEqual((await ask('nobody@surf.example')).body, { data: true });
    assert.deepEqual(await stored(), before);
  });

  it('is answered after the same time, with an account and without', async () => {
    const { email } = await signIn('CUSTOMER');
    const times: Record<string, number[]> = { [email]: [], 'nobody@surf.example': [] };
    for (let round = 0; round < 5; round += 1)
      for (const [address, taken] of Object.entries(times)) {
        const begun = performance.now();
        await ask(address);
        taken.push(performance.now() - begun);
      }
    // The steps are so long that the work for either fits into one; a machine that stands still makes it the next one.
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => Math.min(...taken));
    assert.ok(Math.abs(known - unknown) < 50, JSON.stringify(times));
    for (const taken of Object.values(times)) assert.ok(Math.min(...taken) > 250, JSON.stringify(times));
  });

  it('needs an e-mail address, and a new password eight characters', async () => {
    assert.equal((await ask('nobody')).status, 400);
    assert.equal((await reset('token', 'short')).status, 400);
    assert.equal((await reset('', other)).status, 400);
  });
});

describe('limits', () => {
  it('five mails an hour by one network to one address, which keep nobody else from theirs', async () => {
    const limited = await makeTestApp({ settings: { rateLimits: true } });
    const { id, email } = await limited.signIn('CUSTOMER');
    const askFrom = async (from: string) =>
      (await limited.call('requestPasswordReset', { from, body: { email } })).status;
    for (let n = 0; n < 7; n += 1) assert.equal(await askFrom('192.0.2.1'), 200);
    assert.equal((await storedMessages(limited.db)).length, 5);
    assert.equal(await askFrom('192.0.2.2'), 200);
    assert.equal((await storedMessages(limited.db)).length, 6);
    const links = await limited.db.select().from(passwordResets).where(eq(passwordResets.userId, id));
    assert.equal(links.length, 6);
    const own = await mailedTo(email, limited.db);
    for (let n = 0; n < 2; n += 1) await askFrom('192.0.2.3');
    const body = { token: own, password: other };
    assert.equal((await limited.call('resetPassword', { from: '192.0.2.2', body })).status, 200);
  });

  it('five to one mailbox, however many accounts have its address in other spellings', async () => {
    const limited = await makeTestApp({ settings: { rateLimits: true } });
    const spellings = ['a@example.com', 'a@example.com>', '"a"@example.com'];
    for (const email of spellings) {
      const account = { name: 'A', email, password: other, confirm_password: other };
      assert.equal((await limited.call('register', { body: account })).status, 201);
      for (let n = 0; n < 3; n += 1) await limited.call('requestPasswordReset', { body: { email } });
    }
    assert.equal((await storedMessages(limited.db)).length, 5);
  });

  it('ten requests of one network', async () => {
    const limited = await makeTestApp({ settings: { rateLimits: true } });
    const { email } = await limited.signIn('CUSTOMER');
    const from = '192.0.2.20';
    const sent = Array.from({ length: 11 }, () => limited.call('requestPasswordReset', { from, body: { email } }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    assert.deepEqual(
      [statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length],
      [10, 1],
    );
  });

  it('who has tried too many passwords is let in after setting a new one, from where it was set', async () => {
    const limited = await makeTestApp({ settings: { rateLimits: true } });
    const { email } = await limited.signIn('CUSTOMER');
    const logInFrom = async (from: string, password: string) =>
      (await limited.call('login', { from, body: { email, password } })).status;
    for (const from of ['192.0.2.30', '192.0.2.31']) for (let n = 0; n < 11; n += 1) await logInFrom(from, 'wrong');
    assert.equal(await logInFrom('192.0.2.30', testPassword), 429);
    await limited.call('requestPasswordReset', { from: '192.0.2.30', body: { email } });
    const body = { token: await mailedTo(email, limited.db), password: other };
    assert.equal((await limited.call('resetPassword', { from: '192.0.2.30', body })).status, 200);
    assert.equal(await logInFrom('192.0.2.30', other), 200);
    assert.equal(await logInFrom('192.0.2.31', other), 429);
  });
});
