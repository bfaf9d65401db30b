import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from '../../../server/settings.ts';

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
    PAYMENT_PROVIDER: 'midtrans',
    LOG_LEVEL: 'loud',
  })) {
    it(`names ${name} when it is '${value}', in one line`, () => {
      const env = { [name]: value, ...(name === 'ADMIN_EMAIL' && { ADMIN_PASSWORD: 'long enough' }) };
      assert.throws(
        () => readSettings(env),
        (error: Error) => error.message.startsWith(`${name}: `) && !error.message.includes('\n'),
      );
    });
  }

  it('have no demo account in production', () => {
    assert.throws(() => readSettings({ NODE_ENV: 'production' }), /ADMIN_EMAIL/);
    const env = { NODE_ENV: 'production', ADMIN_EMAIL: 'boss@school.example', ADMIN_PASSWORD: 'a long one' };
    assert.deepEqual(readSettings(env).admin, { email: 'boss@school.example', password: 'a long one' });
    assert.throws(() => readSettings({ ADMIN_EMAIL: 'boss@school.example' }), /ADMIN_PASSWORD/);
  });
});
