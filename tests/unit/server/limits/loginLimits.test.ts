// Also on PostgreSQL: counts that instances share.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loginAttempts } from '../../../../server/auth/loginAttempts.ts';
import { passwordWork } from '../../../../server/auth/passwords.ts';
import { HttpError } from '../../../../server/errors.ts';
import { countHits } from '../../../../server/repositories/counters.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { type Failure, makeTestApp, testPassword } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ settings: { rateLimits: true } });
const { app, call, clock, signIn } = test;
const second = await test.startInstance(await test.connectAgain());
const MINUTE = 60_000;

const send = async (on: typeof app, email: string, password: string, from: string) => {
  const payload = { email, password };
  return (await on.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from })).statusCode;
};
/** Counts one more wrong password for an account. */
const countFailure = (email: string) => countHits(test.db, `login failure ${email}`, 1, 60 * MINUTE, clock.now);
/** Statuses and how often they came. */
const tally = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

describe('failed logins', () => {
  it('passwords cannot be tried one after the other, and other accounts and addresses are not affected', async () => {
    const { email } = await signIn('CUSTOMER');
    const attempt = (password: string, from: string, account = email) =>
      call('login', { from, body: { email: account, password } });
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      answers.push(await attempt('wrong', '192.0.2.4', index % 2 ? email : email.toUpperCase()));
    }
    assert.deepEqual([answers[9]?.status, answers[10]?.status], [401, 429]);
    assert.ok(Number(answers[10]?.headers['retry-after']) > 0);
    assert.equal((await attempt('ombak-pagi-2027', '192.0.2.4')).status, 429);
    assert.equal((await attempt('ombak-pagi-2027', '192.0.2.5')).status, 200);
    clock.now = new Date(Date.now() + 16 * 60_000);
    assert.equal((await attempt('ombak-pagi-2027', '192.0.2.4')).status, 200);
    clock.now = new Date();
  });

  for (const [where, instances] of [
    ['one instance', [app]],
    ['two instances', [app, second]],
  ] as const) {
    it(`exactly ten passwords can be tried, however many come at once: ${where}`, async () => {
      const { email } = await signIn('CUSTOMER');
      const from = `198.51.100.${String(instances.length)}`;
      const tries = Array.from({ length: 55 }, (_, index) =>
        send(instances[index % instances.length] ?? app, email, `wrong ${String(index)}`, from),
      );
      assert.deepEqual(tally(await Promise.all(tries)), { 401: 10, 429: 45 });
      assert.equal(await send(second, email, testPassword, from), 429);
    });
  }

  it('are counted for a whole IPv6 /64', async () => {
    const { email } = await signIn('CUSTOMER');
    const tries = Array.from({ length: 12 }, (_, n) => send(app, email, 'wrong', `2001:db8:0:7:${String(n)}::1`));
    assert.deepEqual(tally(await Promise.all(tries)), { 401: 10, 429: 2 });
    assert.equal(await send(app, email, testPassword, '2001:db8:0:8::1'), 200);
  });

  it('are counted for an account however its address is spelt', async () => {
    const { email } = await signIn('CUSTOMER', 'iii@surf.example');
    // To the database these are the same account.
    const spellings = [email, 'İii@surf.example', ' iİi@surf.example', 'IİI@SURF.example'];
    const tries = Array.from({ length: 12 }, (_, n) => send(app, spellings[n % 4] ?? '', 'wrong', '198.51.100.3'));
    assert.deepEqual(tally(await Promise.all(tries)), { 401: 10, 429: 2 });
  });

  it('are forgotten by a login, but not those that were counted after it', async () => {
    const attempts = loginAttempts(test.db, () => clock.now);
    const begin = () => attempts.begin('a@surf.example', '198.51.100.4');
    for (let n = 0; n < 8; n += 1) await begin();
    const { succeeded } = await begin();
    await begin();
    await succeeded();
    for (let n = 0; n < 9; n += 1) await begin();
    await assert.rejects(begin(), (error) => error instanceof HttpError && error.statusCode === 429);
  });

  it('two logins at once take back no more than there is', async () => {
    const attempts = loginAttempts(test.db, () => clock.now);
    const begin = () => attempts.begin('b@surf.example', '198.51.100.4');
    const [one, other] = [await begin(), await begin()];
    await other.succeeded();
    await one.succeeded();
    for (let n = 0; n < 10; n += 1) await begin();
    await assert.rejects(begin(), HttpError);
  });

  it('of a window that is over are not taken back from the next', async () => {
    let now = clock.now;
    const attempts = loginAttempts(test.db, () => now);
    const begin = () => attempts.begin('c@surf.example', '198.51.100.4');
    for (let n = 0; n < 9; n += 1) await begin();
    const { succeeded } = await begin();
    now = new Date(now.getTime() + 16 * MINUTE);
    for (let n = 0; n < 10; n += 1) await begin();
    await succeeded();
    await assert.rejects(begin(), HttpError);
  });

  describe('from many networks', () => {
    const network = (n: number) => `2001:db8:${n.toString(16)}::1`;
    /** Attempts whose waiting ends at once, and how long each was to wait. */
    function noted() {
      const pauses: number[] = [];
      const attempts = loginAttempts(
        test.db,
        () => clock.now,
        (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
      );
      return { attempts, pauses };
    }

    for (const email of ['owner@surf.example', 'nobody@surf.example'])
      it(`slow sign-in for the account and shut nobody out: ${email}`, async () => {
        const { attempts, pauses } = noted();
        const begin = (from: string) => attempts.begin(email, from);
        for (let n = 0; n < 20; n += 1) await begin(network(n));
        assert.deepEqual(pauses, []);
        for (let n = 20; n < 150; n += 1) await begin(network(n));
        assert.equal(pauses.length, 130);
        assert.deepEqual([pauses[0], pauses[16], pauses[79], pauses[129]], [250, 500, 4000, 8000]);
        await (await begin('203.0.113.2')).succeeded();
        assert.equal(pauses.length, 131);
      });

    it('leave a network alone on which the owner has signed in, or set a new password', async () => {
      const { attempts, pauses } = noted();
      const begin = (from: string) => attempts.begin('known@surf.example', from);
      await (await begin('203.0.113.1')).succeeded();
      for (let n = 0; n < 140; n += 1) await begin(network(n));
      const before = pauses.length;
      await begin('203.0.113.1');
      await attempts.forgive('known@surf.example', '203.0.113.3');
      await begin('203.0.113.3');
      assert.equal(pauses.length, before);
      for (const [days, waiting] of [
        [29, 0],
        [31, 1],
      ] as const) {
        clock.now = new Date(Date.now() + days * 24 * 60 * MINUTE);
        for (let n = 0; n < 21; n += 1) await begin(network(n));
        const known = pauses.length;
        await begin('203.0.113.1');
        assert.equal(pauses.length - known, waiting, `${String(days)} days later`);
      }
      clock.now = new Date();
    });

    it('wait ten at a time, and others are not counted', async () => {
      let finish = (): void => undefined;
      const gate = new Promise<void>((resolve) => (finish = resolve));
      let paused = 0;
      const attempts = loginAttempts(
        test.db,
        () => clock.now,
        () => {
          paused += 1;
          return gate;
        },
      );
      const begin = (from: string) => attempts.begin('busy@surf.example', from);
      for (let n = 0; n < 20; n += 1) await begin(network(n));
      const waiting = Array.from({ length: 10 }, (_, n) => begin(network(n + 20)));
      await eventually('ten wait', () => paused === 10);
      const isRefused = (error: unknown) =>
        error instanceof HttpError && error.statusCode === 429 && (error.retryAfter ?? 99) <= 8;
      await assert.rejects(begin('203.0.113.4'), isRefused);
      finish();
      await Promise.all(waiting);
      for (let n = 0; n < 10; n += 1) await begin('203.0.113.4');
    });

    it('hold no turn of others', async () => {
      const { email } = await signIn('CUSTOMER');
      for (let n = 0; n < 60; n += 1) await countFailure(email);
      const slow = Array.from({ length: 5 }, (_, n) => send(app, email, testPassword, network(n)));
      const other = await signIn('CUSTOMER');
      assert.equal(await send(app, other.email, testPassword, '203.0.113.9'), 200);
      assert.deepEqual(tally(await Promise.all(slow)), { 200: 5 });
    });
  });
});

describe('work that costs much', () => {
  it('is refused with 503 when a hundred logins are on their way, and taken again afterwards', async () => {
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const busy = Array.from({ length: 100 }, () => passwordWork(() => gate));
    const payload = { email: 'd@surf.example', password: 'wrong' };
    const login = () => app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const refused = await login();
    assert.deepEqual(
      [refused.statusCode, refused.json<Failure>().message, refused.headers['retry-after']],
      [503, 'Too many people are signing in at the moment. Please try again in a moment.', '2'],
    );
    finish();
    await Promise.all(busy);
    assert.equal((await login()).statusCode, 401);
  });
});
