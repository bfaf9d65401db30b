import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { adminToken, uploadPhoto } from '../server/client.ts';
import { startServer } from '../server/process.ts';
import { runScript } from '../server/scripts.ts';
import { picture } from '../server/school.ts';

/** The folder of these tests. */
export const root = mkdtempSync(path.join(os.tmpdir(), 'surf-damaged-'));
after(() => rmSync(root, { recursive: true, force: true }));
export const used = path.join(root, 'used');
export const backup = path.join(root, 'backup.tar.gz');

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
export const opened = (dataDir: string) =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
  );

// A server that has worked: it has a picture, a small one of it, and a backup.
before(async () => {
  const server = await startServer({ DATA_DIR: used, SEED: 'demo', RATE_LIMITS: 'off' });
  const made = await uploadPhoto(server.url, await adminToken(server.url), await picture('jpeg', 900, 600));
  const { image_url } = ((await made.json()) as { data: { image_url: string } }).data;
  const variant = await fetch(`${server.url}/public/${image_url}?w=320`, { headers: { accept: 'image/webp' } });
  assert.equal(variant.headers.get('content-type'), 'image/webp');
  await server.end('SIGTERM');
  const { status, stderr } = runScript('backup', ['backup', backup], { DATA_DIR: used });
  assert.deepEqual([status, stderr], [0, '']);
});

/** What can happen to the database of a folder, and what a start then says. */
const damages = {
  damaged: [(pg: string) => rmSync(path.join(pg, 'PG_VERSION')), /is damaged: PG_VERSION is missing\. Nothing was/],
  lost: [(pg: string) => rmSync(pg, { recursive: true }), /is lost: there is nothing in that place\. Nothing was/],
} as const;

let refused = 0;
/** A server refuses to start on a database; returns the folder and the two commands that the refusal names. */
async function refusal(damage: keyof typeof damages) {
  const [harm, fault] = damages[damage];
  const dataDir = path.join(root, `school ${String((refused += 1))}`);
  cpSync(used, dataDir, { recursive: true });
  harm(path.join(dataDir, 'pg'));
  const server = await start(dataDir);
  assert.equal(server.child.exitCode, 1);
  const said = server.output().trim();
  assert.match(said, fault);
  assert.doesNotMatch(said, /\n/);
  const [, restoring = '', anew = ''] = /back with '([^']*)', or begin anew with '([^']*)'\.$/.exec(said) ?? [];
  return { dataDir, restoring: restoring.replace('<file>', backup), anew };
}

async function assertServes(dataDir: string, count: number): Promise<void> {
  const server = await start(dataDir);
  assert.equal(await spots(server.url), count);
  assert.equal((await server.end('SIGTERM')).code, 0);
}

/** Tests that a server does not start on such a database, and that a command of its refusal helps. */
export function testDamage(damage: keyof typeof damages, remedy: 'restoring' | 'beginning anew'): void {
  it(`a server whose database is ${damage} does not start, and ${remedy} as it says helps`, async () => {
    const { dataDir, restoring, anew } = await refusal(damage);
    if (remedy === 'beginning anew') {
      assert.deepEqual(shell(anew), { status: 0, said: `start ${dataDir}` });
      return assertServes(dataDir, 0);
    }
    const restored = shell(restoring);
    assert.equal(restored.status, 0, restored.said);
    assert.deepEqual(opened(dataDir), []);
    return assertServes(dataDir, 5);
  });
}
