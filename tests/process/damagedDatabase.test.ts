import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

import { startServer } from '../support/server/process.ts';
import { picture } from '../support/server/school.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-damaged-'));
after(() => rmSync(root, { recursive: true, force: true }));
const used = path.join(root, 'used');
const backup = path.join(root, 'backup.tar.gz');

// In the place of npm: `npm start` says with which folder a server would start, `npm run restore` restores.
const bin = path.join(root, 'bin');
mkdirSync(bin);
writeFileSync(
  path.join(bin, 'npm'),
  `#!/bin/sh
[ "$1" = start ] && { echo "start $DATA_DIR"; exit; }
[ "$1 $2 $3" = "run restore --" ] && { shift 3; exec "${process.execPath}" --import=tsx scripts/backup.ts restore "$@"; }
exit 9
`,
);
chmodSync(path.join(bin, 'npm'), 0o755);
/** Runs a command as a person would, from what the server said. */
function shell(command: string) {
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
}
const start = (dataDir: string) => startServer({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off' });
const spots = async (url: string) =>
  ((await (await fetch(`${url}/api/surf-spots`)).json()) as { data: unknown[] }).data.length;
/** All that others than the owner have any right to. */
const opened = (dataDir: string) =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
  );

function backUp(dataDir: string, file: string) {
  const { status, stderr } = spawnSync(process.execPath, ['--import=tsx', 'scripts/backup.ts', 'backup', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return { status, stderr };
}

// A server that has worked: it has a picture, a small one of it, and a backup.
before(async () => {
  const server = await startServer({ DATA_DIR: used, SEED: 'demo', RATE_LIMITS: 'off' });
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@surf.example', password: 'ombak-admin-2027' }),
  });
  const { access_token } = ((await login.json()) as { data: { access_token: string } }).data;
  const body = new FormData();
  body.append('image_url', new Blob([new Uint8Array(await picture('jpeg', 900, 600))]), 'wave.jpg');
  const headers = { authorization: `Bearer ${access_token}` };
  const made = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body });
  const { image_url } = ((await made.json()) as { data: { image_url: string } }).data;
  const variant = await fetch(`${server.url}/public/${image_url}?w=320`, { headers: { accept: 'image/webp' } });
  assert.equal(variant.headers.get('content-type'), 'image/webp');
  await server.end('SIGTERM');
  assert.deepEqual(backUp(used, backup), { status: 0, stderr: '' });
});

it('the files of a server that has worked are for their owner alone: database, pictures, secret, lock and backup', () => {
  assert.deepEqual(opened(used), []);
  const names = readdirSync(used);
  for (const name of ['cache', 'jwt-secret', 'lock', 'pg', 'uploads']) assert.ok(names.includes(name), name);
  assert.equal(statSync(backup).mode & 0o777, 0o600);
});

describe('a server whose database is', () => {
  let refused = 0;
  /** The two commands of the refusal to start. */
  async function commandsOf(damage: (pg: string) => void, fault: RegExp) {
    const dataDir = path.join(root, `school ${String((refused += 1))}`);
    cpSync(used, dataDir, { recursive: true });
    damage(path.join(dataDir, 'pg'));
    const server = await start(dataDir);
    assert.equal(server.child.exitCode, 1);
    const said = server.output().trim();
    assert.match(said, fault);
    assert.doesNotMatch(said, /\n/);
    const [, restoring = '', anew = ''] = /back with '([^']*)', or begin anew with '([^']*)'\.$/.exec(said) ?? [];
    return { dataDir, restoring: restoring.replace('<file>', backup), anew };
  }

  for (const [what, damage, fault] of [
    ['damaged', (pg: string) => rmSync(path.join(pg, 'PG_VERSION')), /is damaged: PG_VERSION is missing\. Nothing was/],
    ['lost', (pg: string) => rmSync(pg, { recursive: true }), /is lost: there is nothing in that place\. Nothing was/],
  ] as const) {
    it(`${what} does not start, and either of the commands that it names helps`, async () => {
      const { dataDir, restoring, anew } = await commandsOf(damage, fault);
      assert.deepEqual(shell(anew), { status: 0, said: `start ${dataDir}` });
      const empty = await start(dataDir);
      assert.equal(await spots(empty.url), 0);
      assert.equal((await empty.end('SIGTERM')).code, 0);

      const again = await commandsOf(damage, fault);
      const restored = shell(restoring.replace(dataDir, again.dataDir));
      assert.equal(restored.status, 0, restored.said);
      assert.deepEqual(opened(again.dataDir), []);
      const whole = await start(again.dataDir);
      assert.equal(await spots(whole.url), 5);
      assert.equal((await whole.end('SIGTERM')).code, 0);
    });
  }

  it('damaged is not backed up: the command says what helps', () => {
    const dataDir = path.join(root, 'not backed up');
    cpSync(used, dataDir, { recursive: true });
    const run = () => backUp(dataDir, path.join(root, 'none.tar.gz'));
    // What only PGlite finds out.
    truncateSync(path.join(dataDir, 'pg', 'global', 'pg_control'), 100);
    const unopened = run();
    assert.equal(unopened.status, 1);
    assert.match(unopened.stderr, /^DATA_DIR: the database in .* is damaged: .*npm start'\.$/m);
    rmSync(path.join(dataDir, 'pg', 'base'), { recursive: true });
    const { status, stderr } = run();
    assert.equal(status, 1);
    assert.match(stderr, /^DATA_DIR: the database in [^\n]* is damaged: base is missing\. [^\n]*npm start'\.\n$/);
  });
});
