import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { signingSecret } from '../../../server/auth/tokens.ts';
import { connect } from '../../../server/db/connect.ts';
import { lockFolder } from '../../../server/db/lock.ts';
import { readSettings } from '../../../server/settings.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-start-'));
after(() => rmSync(root, { recursive: true, force: true }));
const folder = (name: string) => {
  const made = path.join(root, name);
  mkdirSync(made);
  return made;
};

describe('a database that cannot be opened', () => {
  it('leaves no lock behind', async () => {
    const dir = folder('broken');
    mkdirSync(path.join(dir, 'pg'));
    writeFileSync(path.join(dir, 'pg', 'PG_VERSION'), '');
    await assert.rejects(connect({ databaseUrl: null, dataDir: dir }), /is damaged: PG_VERSION is empty/);
    (await lockFolder(dir, { patience: 0 }))();
  });

  it('is said to be, when nothing listens at DATABASE_URL', async () => {
    await assert.rejects(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: null }));
  });
});

describe('the secret that signs tokens', () => {
  it('is made once, for its owner alone', () => {
    const dataDir = path.join(root, 'not', 'there', 'yet');
    const secret = signingSecret({ jwtSecret: null, dataDir });
    assert.ok(secret.length >= 32);
    assert.equal(signingSecret({ jwtSecret: null, dataDir }), secret);
    assert.equal(statSync(path.join(dataDir, 'jwt-secret')).mode & 0o077, 0);
    assert.deepEqual(readdirSync(dataDir), ['jwt-secret']);
  });

  it('is made anew where a file holds half of one, and JWT_SECRET comes first', () => {
    const dataDir = folder('half');
    writeFileSync(path.join(dataDir, 'jwt-secret'), 'half');
    const secret = signingSecret({ jwtSecret: null, dataDir });
    assert.ok(secret.length >= 32);
    assert.equal(readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8'), secret);
    const given = 'x'.repeat(32);
    assert.equal(signingSecret({ jwtSecret: given, dataDir }), given);
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
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'surf.example'],
    ['CORS_ORIGINS', 'https://surf.example/'],
    ['CORS_ORIGINS', 'https://surf.example,,'],
    ['CORS_ORIGINS', 'file:///etc'],
    ['DATABASE_URL', ' postgres://x'],
    ['ADMIN_PASSWORD', '1234567'],
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
    assert.equal(readSettings({ PUBLIC_URL: 'https://surf.example/' }).publicUrl, 'https://surf.example');
    assert.equal(readSettings({ PORT: '65535' }).port, 65535);
    const two = ['https://surf.example', 'http://localhost:8080'];
    assert.deepEqual(readSettings({ CORS_ORIGINS: two.join(', ') }).corsOrigins, two);
  });
});
