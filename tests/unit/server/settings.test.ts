import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from '../../../server/settings.ts';

const production = { NODE_ENV: 'production', ADMIN_EMAIL: 'boss@school.example', ADMIN_PASSWORD: 'a long one' };

describe('settings', () => {
  it('have a working default each', () => {
    const { port, host, publicUrl, databaseUrl, admin, seed, rateLimits } = readSettings({});
    assert.deepEqual(
      { port, host, publicUrl, databaseUrl, admin, seed, rateLimits },
      {
        port: 3000,
        host: '127.0.0.1',
        publicUrl: null,
        databaseUrl: null,
        admin: null,
        seed: 'demo',
        rateLimits: true,
      },
    );
  });

  for (const [name, value] of Object.entries({
    PORT: 'abc',
    PUBLIC_URL: 'surf.example',
    DATABASE_URL: 'mysql://x',
    ADMIN_EMAIL: 'nobody',
    JWT_SECRET: 'short',
    SEED: 'all',
    RATE_LIMITS: 'maybe',
    TRUSTED_PROXIES: '10.0.0.0/33',
    PAYMENT_PROVIDER: 'barter',
    MIDTRANS_SERVER_KEY: 'with a space',
    MIDTRANS_URL: 'app.midtrans.com',
    LOG_LEVEL: 'loud',
    CHANGE_HOURS: '1 day',
    SMTP_URL: 'mail.example:587',
    MAIL_FROM: 'the school',
  })) {
    it(`names ${name} when it is '${value}', in one line`, () => {
      const env = { [name]: value, ...(name === 'ADMIN_EMAIL' && { ADMIN_PASSWORD: 'long enough' }) };
      assert.throws(
        () => readSettings(env),
        (error: Error) => error.message.startsWith(`${name}: `) && !error.message.includes('\n'),
      );
    });
  }

  it('take the addresses of a database that its driver takes', () => {
    for (const url of [
      'postgres://u:p%23s@h:5432/d',
      'postgresql://u@/d',
      'postgres:///d?host=/run',
      'postgres://u:p s@h/d',
    ])
      assert.equal(readSettings({ DATABASE_URL: url }).databaseUrl, url);
  });

  it('trust the proxies that are named, and none otherwise', () => {
    assert.deepEqual(readSettings({ PUBLIC_URL: 'https://surf.example' }).trustedProxies, []);
    const list = '10.0.0.5, fd00::/8,172.16.0.0/12';
    assert.deepEqual(readSettings({ TRUSTED_PROXIES: list }).trustedProxies, ['10.0.0.5', 'fd00::/8', '172.16.0.0/12']);
    for (const wrong of ['proxy.example', '10.0.0', '10.0.0.0/8/8', '::1/129', 'uniquelocal', ','])
      assert.throws(() => readSettings({ TRUSTED_PROXIES: wrong }), /^Error: TRUSTED_PROXIES: [^\n]+$/);
  });

  it('need who writes mail, and where its links lead', () => {
    const url = 'smtps://user:a%40b@mail.example:465';
    assert.throws(() => readSettings({ SMTP_URL: url }), /^Error: SMTP_URL and MAIL_FROM: [^\n]+$/);
    assert.throws(() => readSettings({ MAIL_FROM: 'hello@surf.example' }), /^Error: SMTP_URL and MAIL_FROM: [^\n]+$/);
    const mail = { SMTP_URL: url, MAIL_FROM: 'Surf School <hello@surf.example>' };
    assert.throws(() => readSettings(mail), /^Error: PUBLIC_URL: [^\n]+$/);
    assert.deepEqual(readSettings({ ...mail, PUBLIC_URL: 'https://surf.example/' }).mail, {
      smtpUrl: url,
      atOnce: 4,
      from: 'Surf School <hello@surf.example>',
      origin: 'https://surf.example',
    });
    const several = { ...mail, PUBLIC_URL: 'https://surf.example', MAIL_AT_ONCE: '12' };
    assert.equal(readSettings(several).mail?.atOnce, 12);
    for (const MAIL_AT_ONCE of ['0', '51', '-1', 'many'])
      assert.throws(() => readSettings({ MAIL_AT_ONCE }), /^Error: MAIL_AT_ONCE: [^\n]+$/);
    assert.equal(readSettings({}).mail, null);
  });

  it('need the key of Midtrans, which says where it is', () => {
    assert.throws(() => readSettings({ PAYMENT_PROVIDER: 'midtrans' }), /^Error: MIDTRANS_SERVER_KEY: [^\n]+$/);
    assert.equal(readSettings({ MIDTRANS_SERVER_KEY: 'SB-x' }).midtrans, null);
    const noAddress = { ...production, PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'SB-x' };
    assert.throws(() => readSettings(noAddress), /^Error: PUBLIC_URL: [^\n]+$/);
    const at = (serverKey: string, url = '') => {
      const own = { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_URL: url };
      const { midtrans } = readSettings({ PAYMENT_PROVIDER: 'midtrans', ...own });
      return [midtrans?.serverKey, midtrans?.snapUrl, midtrans?.apiUrl];
    };
    assert.deepEqual(at('SB-Mid-server-x'), [
      'SB-Mid-server-x',
      'https://app.sandbox.midtrans.com',
      'https://api.sandbox.midtrans.com',
    ]);
    assert.deepEqual(at('Mid-server-x'), ['Mid-server-x', 'https://app.midtrans.com', 'https://api.midtrans.com']);
    assert.deepEqual(at('SB-x', 'http://127.0.0.1:4100/'), ['SB-x', 'http://127.0.0.1:4100', 'http://127.0.0.1:4100']);
  });

  it('have no demo account in production', () => {
    assert.throws(() => readSettings({ NODE_ENV: 'production' }), /ADMIN_EMAIL/);
    const env = { ...production, PAYMENT_PROVIDER: 'simulator' };
    assert.deepEqual(readSettings(env).admin, { email: 'boss@school.example', password: 'a long one' });
    assert.throws(() => readSettings({ ADMIN_EMAIL: 'boss@school.example' }), /ADMIN_PASSWORD/);
  });

  it('simulate no payments in production unless PAYMENT_PROVIDER says so', () => {
    for (const PAYMENT_PROVIDER of [undefined, '']) {
      const env = { ...production, PAYMENT_PROVIDER };
      assert.throws(() => readSettings(env), /^Error: PAYMENT_PROVIDER: [^\n]+$/);
    }
    assert.equal(readSettings({ ...production, PAYMENT_PROVIDER: 'simulator' }).midtrans, null);
    const midtrans = { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: 'x', PUBLIC_URL: 'https://surf.example' };
    assert.ok(readSettings({ ...production, ...midtrans }).midtrans);
    const plain = { ...production, ...midtrans, MIDTRANS_URL: 'http://midtrans.example' };
    assert.throws(() => readSettings(plain), /^Error: MIDTRANS_URL: [^\n]+$/);
  });
});

describe('settings at their edges', () => {
  for (const [name, value] of [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['PORT', '3e3'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'ftp://surf.example'],
    ['PUBLIC_URL', 'https:surf.example'],
    ['PUBLIC_URL', 'https://surf.example/lessons'],
    ['PUBLIC_URL', 'https://surf.example/?a=b'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'surf.example'],
    ['CORS_ORIGINS', 'https://surf.example/'],
    ['CORS_ORIGINS', 'https://surf.example,,'],
    ['CORS_ORIGINS', 'file:///etc'],
    ['DATABASE_URL', ' postgres://x'],
    ['DATABASE_URL', 'postgres://surf:pa#ss@127.0.0.1/surf'],
    ['DATABASE_URL', 'postgres://surf:pa/ss@127.0.0.1:5432/surf'],
    ['ADMIN_PASSWORD', '1234567'],
    ['ADMIN_PASSWORD', 'x'.repeat(201)],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['SEED', 'DEMO'],
    ['STOP_DELAY', '1.5'],
    ['STOP_DELAY', '100'],
    ['RATE_LIMITS', 'true'],
  ] as const) {
    it(`${name}=${value} is refused by name, and its value is not repeated`, () => {
      const env = { [name]: value, ...(name === 'ADMIN_PASSWORD' && { ADMIN_EMAIL: 'boss@school.example' }) };
      assert.throws(
        () => readSettings(env),
        ({ message }: Error) =>
          message.startsWith(`${name}: `) && !(/PASSWORD|SECRET/.test(name) && message.includes(value)),
      );
    });
  }

  it('take an empty variable as an unset one, and a slash off PUBLIC_URL', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'ADMIN_EMAIL', 'JWT_SECRET', 'SEED'];
    assert.deepEqual(readSettings(Object.fromEntries(names.map((name) => [name, '']))), readSettings({}));
    for (const url of ['https://surf.example/', 'https://Surf.Example', 'https://surf.example:443'])
      assert.equal(readSettings({ PUBLIC_URL: url }).publicUrl, 'https://surf.example');
    assert.equal(readSettings({ PORT: '65535' }).port, 65535);
    const two = ['https://surf.example', 'http://localhost:8080'];
    assert.deepEqual(readSettings({ CORS_ORIGINS: two.join(', ') }).corsOrigins, two);
  });
});
