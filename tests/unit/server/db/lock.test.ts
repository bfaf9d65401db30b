import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder, type LockOptions } from '../../../../server/db/lock.ts';
import { inNamespaces, noNamespaces } from '../../../support/server/namespaces.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-lock-'));
after(() => rmSync(root, { recursive: true, force: true }));
const folder = (name: string, ...files: string[]) => {
  const made = path.join(root, name);
  mkdirSync(made);
  for (const file of files) writeFileSync(path.join(made, file), '');
  return made;
};
const lockOf = (dir: string) => path.join(dir, 'lock');
const IN_USE = /^Error: DATA_DIR: .* is in use by another server\. Stop that one first\.$/;
const refused = (dir: string, options: LockOptions = {}) =>
  assert.rejects(lockFolder(dir, { patience: 0, ...options }), IN_USE);
/** Who holds the folder at once, or fails. */
const taken = (dir: string, options: LockOptions = {}) => lockFolder(dir, { patience: 0, ...options });

const HOLD = ['--import=tsx', 'tests/support/server/children/holdFolder.ts'];
/** A process that holds the folder; resolves with what it says first: `held`, or why it does not. */
async function holder(dir: string, ...args: string[]) {
  const child = spawn(process.execPath, [...HOLD, dir, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  after(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, errors: errors.trim() }));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim(), ended };
}

describe('the lock of a folder', () => {
  it('is held once, by whatever name the folder goes, until it is let go', async () => {
    const dir = folder('held');
    const link = path.join(root, 'link');
    symlinkSync(dir, link);
    const release = await taken(dir);
    for (const name of [dir, link, path.join(dir, '..', 'held'), path.relative('.', dir)]) await refused(name);
    (await taken(folder('another')))();
    release();
    (await taken(link))();
  });

  it('is waited for while the one before is about to end', async () => {
    const dir = folder('ending');
    const release = await taken(dir);
    setTimeout(release, 150);
    (await lockFolder(dir))();
  });

  it('goes to one of several who come at once', async () => {
    const dir = folder('wanted');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => taken(dir)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    assert.equal(winners.length, 1);
    winners[0]?.value();
  });

  it('is held against other processes, and is free as soon as its holder is killed', async () => {
    const dir = folder('killed');
    const link = path.join(root, 'other-link');
    symlinkSync(dir, link);
    const { child, said, ended } = await holder(dir);
    assert.equal(said, 'held');
    for (const name of [dir, link]) {
      const { status, stdout } = spawnSync(process.execPath, [...HOLD, name], { encoding: 'utf8' });
      assert.deepEqual([status, stdout], [1, `DATA_DIR: ${name} is in use by another server. Stop that one first.\n`]);
    }
    child.kill('SIGKILL');
    await ended;
    (await taken(dir))();
  });

  it('is held against another container: by another mount and in another network', { skip: noNamespaces }, async () => {
    const dir = folder('shared');
    const mounted = folder('mounted');
    const release = await taken(dir);
    const command = 'mount --bind "$1" "$2" && exec "$3" --import=tsx tests/support/server/children/holdFolder.ts "$2"';
    const run = () => {
      const [program, args] = inNamespaces(command, dir, mounted, process.execPath);
      return spawnSync(program, args, { encoding: 'utf8', timeout: 120_000 });
    };
    const { status, stdout } = run();
    assert.deepEqual([status, stdout], [1, `DATA_DIR: ${mounted} is in use by another server. Stop that one first.\n`]);
    release();
  });
});

describe('a lock whose file is deleted or replaced', () => {
  it('ends the process that held it, before another one has it', async () => {
    const dir = folder('deleted', 'pg');
    let reason = '';
    await taken(dir, { beat: 20, onLost: (given) => (reason = given) });
    rmSync(lockOf(dir));
    const release = await taken(dir, { beat: 20 });
    assert.match(reason, /^DATA_DIR: another server has taken .*, or its lock was deleted\. This one ends, /);
    release();
  });

  for (const [what, change] of [
    ['deleted', (dir: string) => rmSync(lockOf(dir))],
    ['replaced', (dir: string) => writeFileSync(lockOf(dir), 'heartbeat of-another\n')],
  ] as const) {
    it(`${what}: the process says so in one line and ends with 1`, async () => {
      const dir = folder(`process-${what}`);
      const { said, ended } = await holder(dir, '20');
      assert.equal(said, 'held');
      change(dir);
      const { code, errors } = await ended;
      assert.equal(code, 1);
      assert.match(errors, /^DATA_DIR: another server has taken [^\n]*\.$/);
    });
  }
});

describe('where the kernel has no lock for the folder, its heartbeat', () => {
  const tryLock = () => {
    throw new Error('ENOTSUP');
  };
  const START = 1_800_000_000_000;
  const beat = 20;
  const at = (now: number): LockOptions => ({ tryLock, beat, now: () => now });
  /** A folder whose last heartbeat is somebody's, as many beats ago. */
  const beaten = (name: string, beats: number, owner = 'heartbeat of-another\n') => {
    const dir = folder(name);
    writeFileSync(lockOf(dir), owner);
    const then = (START - beats * beat) / 1000;
    utimesSync(lockOf(dir), then, then);
    return dir;
  };

  it('holds it, until it is let go', async () => {
    const dir = folder('beating');
    const release = await taken(dir, at(START));
    await refused(dir, at(START));
    release();
    (await taken(dir, at(START)))();
  });

  it('goes to one of several who come at once', async () => {
    const dir = folder('beating-wanted');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => taken(dir, at(START))));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    assert.equal(winners.length, 1);
    winners[0]?.value();
  });

  it('counts while it is younger than ten beats, and not when the clock has jumped', async () => {
    await refused(beaten('young', 9), at(START));
    (await taken(beaten('old', 11), at(START)))();
    (await taken(beaten('from-the-future', -1000), at(START)))();
  });

  it('is waited for until it is old, as its process may have been killed', async () => {
    const dir = beaten('just-killed', 0);
    const begin = performance.now();
    const now = () => START + (performance.now() - begin);
    (await lockFolder(dir, { patience: 0, tryLock, beat, now }))();
    assert.ok(performance.now() - begin >= 9 * beat);
  });

  it('is renewed with every beat', async () => {
    const dir = folder('renewed');
    let now = START;
    const release = await taken(dir, { tryLock, beat, now: () => now });
    now += 100 * beat;
    // Whoever comes later sees the renewed heartbeat, however late the timers are.
    await sleep(2 * beat);
    await refused(dir, { tryLock, beat, now: () => now });
    release();
  });

  it('ends the process when it finds another one in its place', async () => {
    const dir = folder('taken-over');
    let reason = '';
    await taken(dir, { ...at(START), onLost: (given) => (reason = given) });
    writeFileSync(lockOf(dir), 'heartbeat other\n');
    for (let tries = 0; reason === '' && tries < 2000; tries += 1) await sleep(5);
    assert.match(reason, /^DATA_DIR: another server has taken /);
    assert.equal(readFileSync(lockOf(dir), 'utf8'), 'heartbeat other\n');
  });

  it('and the lock of the kernel keep each other out, as two containers on one folder may have one each', async () => {
    await refused(beaten('without', 1), { beat, now: () => START });
    const dir = folder('with');
    const release = await taken(dir, { beat, now: () => START });
    await refused(dir, at(START));
    release();
    (await taken(dir, at(START)))();
  });
});
