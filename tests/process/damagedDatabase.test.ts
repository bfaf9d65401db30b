import assert from 'node:assert/strict';
import { cpSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { backup, opened, root, testDamage, used } from '../support/deep/damagedDatabase.ts';
import { runScript } from '../support/server/scripts.ts';

it('the files of a server that has worked are for their owner alone: database, pictures, secret, lock and backup', () => {
  assert.deepEqual(opened(used), []);
  const names = readdirSync(used);
  for (const name of ['cache', 'jwt-secret', 'lock', 'pg', 'uploads']) assert.ok(names.includes(name), name);
  assert.equal(statSync(backup).mode & 0o777, 0o600);
});

// The deep tests do this with each damage and each way back.
testDamage('damaged', 'restoring');

it('a damaged database is not backed up: the command says what helps', () => {
  const dataDir = path.join(root, 'not backed up');
  cpSync(used, dataDir, { recursive: true });
  const run = () => runScript('backup', ['backup', path.join(root, 'none.tar.gz')], { DATA_DIR: dataDir });
  // What only PGlite finds out.
  truncateSync(path.join(dataDir, 'pg', 'global', 'pg_control'), 100);
  const unopened = run();
  assert.equal(unopened.status, 1);
  assert.match(unopened.stderr, /^DATA_DIR: the database in .* is damaged: .*npm start'\.$/m);
  rmSync(path.join(dataDir, 'pg', 'base'), { recursive: true });
  const { status, stderr } = run();
  assert.equal(status, 1);
  assert.match(stderr, /^DATA_DIR: the database in [^\n]* is damaged: base is missing\. [^\n]*npm start'\.$/);
});
