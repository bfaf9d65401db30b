import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { signingSecret } from '../../../../server/auth/tokens.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-secret-'));
after(() => rmSync(root, { recursive: true, force: true }));

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
    const dataDir = path.join(root, 'half');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'jwt-secret'), 'half');
    const secret = signingSecret({ jwtSecret: null, dataDir });
    assert.ok(secret.length >= 32);
    assert.equal(readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8'), secret);
    const given = 'x'.repeat(32);
    assert.equal(signingSecret({ jwtSecret: given, dataDir }), given);
  });
});
