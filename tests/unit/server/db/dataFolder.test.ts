import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { openDataFolder } from '../../../../server/db/dataFolder.ts';
import { inNamespaces, isRoot, noNamespaces } from '../../../support/server/namespaces.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-folder-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** What PostgreSQL cannot do without: as far as a look at the files tells, a database. */
const empty = path.join(root, 'empty');
for (const [name, content] of [
  ['PG_VERSION', '18\n'],
  ['global/pg_control', 'control'],
  ['base/1/112', 'x'.repeat(2_000_000)],
  ['pg_wal/000000010000000000000001', 'log'],
] as const) {
  mkdirSync(path.dirname(path.join(empty, name)), { recursive: true });
  writeFileSync(path.join(empty, name), content);
}

const open = (dataDir: string) => openDataFolder(dataDir, { empty, patience: 0, beat: 20 });
/** Opens a folder as a server does, and lets it go. */
async function openOnce(dataDir: string): Promise<boolean> {
  const { isNew, markOpened, release } = await open(dataDir);
  markOpened();
  release();
  return isNew;
}
/** A data folder whose database has been opened. */
async function used(name: string): Promise<string> {
  const dataDir = path.join(root, name);
  await openOnce(dataDir);
  return dataDir;
}
/** Every file with its content, and every folder. */
const everything = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'lock')
    .sort()
    .map((name) => [name, statSync(path.join(dir, name)).isFile() && readFileSync(path.join(dir, name), 'utf8')]);

describe('a data folder', () => {
  it('begins with a copy of the built database, and keeps what it has', async () => {
    const dataDir = path.join(root, 'not', 'there', 'yet');
    assert.equal(await openOnce(dataDir), true);
    assert.deepEqual(everything(path.join(dataDir, 'pg')), everything(empty));
    writeFileSync(path.join(dataDir, 'pg', 'base', 'booking'), 'Sari');
    assert.equal(await openOnce(dataDir), false);
    assert.equal(readFileSync(path.join(dataDir, 'pg', 'base', 'booking'), 'utf8'), 'Sari');
  });

  it('begins anew where a copy broke off, or only an empty folder is left', async () => {
    const dataDir = path.join(root, 'broke-off');
    cpSync(empty, path.join(dataDir, 'pg.new'), { recursive: true });
    rmSync(path.join(dataDir, 'pg.new', 'base'), { recursive: true });
    mkdirSync(path.join(dataDir, 'pg'));
    assert.equal(await openOnce(dataDir), true);
    assert.deepEqual(everything(path.join(dataDir, 'pg')), everything(empty));
    assert.deepEqual(readdirSync(dataDir).sort(), ['database.json', 'lock', 'pg']);
  });

  it('of an older version, which made no note of its database, goes on and gets one', async () => {
    const dataDir = path.join(root, 'older');
    cpSync(empty, path.join(dataDir, 'pg'), { recursive: true });
    assert.equal(await openOnce(dataDir), false);
    assert.ok(existsSync(path.join(dataDir, 'database.json')));
  });

  it('is for its owner alone, also what others could read before', async () => {
    const dataDir = await used('private');
    for (const name of ['cache', 'uploads']) {
      mkdirSync(path.join(dataDir, name));
      writeFileSync(path.join(dataDir, name, 'file'), '');
    }
    const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
    const others = () => names.filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0);
    for (const name of names) {
      const file = path.join(dataDir, name);
      chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o666);
    }
    const outside = path.join(root, 'outside', 'file');
    mkdirSync(path.dirname(outside));
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    symlinkSync(outside, path.join(dataDir, 'link'));
    symlinkSync(path.dirname(outside), path.join(dataDir, 'folder-link'));
    assert.equal(others().length, names.length);
    await openOnce(dataDir);
    assert.deepEqual(others(), []);
    assert.equal(statSync(path.join(dataDir, 'lock')).mode & 0o777, 0o600);
    assert.equal(statSync(outside).mode & 0o777, 0o644);
  });
});

const gone = (name: string) => (pg: string) => rmSync(path.join(pg, name), { recursive: true });
const emptied = (name: string) => (pg: string) => {
  gone(name)(pg);
  mkdirSync(path.join(pg, name));
};
const written = (name: string, text: string) => (pg: string) => writeFileSync(path.join(pg, name), text);

describe('a database that cannot be opened is refused and not touched', () => {
  for (const [fault, damage] of [
    ['is damaged: PG_VERSION is missing', gone('PG_VERSION')],
    ['is damaged: PG_VERSION is empty', written('PG_VERSION', '')],
    ['is of another version: PG_VERSION says "17", and this server opens 18', written('PG_VERSION', '17\n')],
    ['is damaged: global/pg_control is missing', gone('global')],
    ['is damaged: global/pg_control is empty', written('global/pg_control', '')],
    ['is damaged: base is missing', gone('base')],
    ['is damaged: base is empty', emptied('base')],
    ['is damaged: pg_wal is missing', gone('pg_wal')],
    ['is damaged: pg_wal is empty', emptied('pg_wal')],
    [
      'is damaged: it is no folder',
      (pg: string) => {
        rmSync(pg, { recursive: true });
        writeFileSync(pg, 'a file');
      },
    ],
    ['is lost: there is nothing in that place', (pg: string) => rmSync(pg, { recursive: true })],
    [
      'is lost: there is nothing in that place',
      (pg: string) => {
        rmSync(pg, { recursive: true });
        mkdirSync(pg);
      },
    ],
  ] as const) {
    it(fault, async () => {
      const dataDir = await used(`fault ${String(readdirSync(root).length)}`);
      const pg = path.join(dataDir, 'pg');
      damage(pg);
      const before = everything(dataDir);
      const restoring = `Bring a backup back with 'DATA_DIR="${dataDir}" npm run restore -- <file> --force'`;
      await assert.rejects(open(dataDir), ({ message }: Error) => {
        const said = `DATA_DIR: the database in ${pg} ${fault}. Nothing was changed. ${restoring}, or begin anew with '`;
        assert.equal(message.slice(0, said.length), said);
        assert.match(message, / && DATA_DIR="[^\n"]*" npm start'\.$/);
        return true;
      });
      assert.deepEqual(everything(dataDir), before);
      // Nor is the folder held any more.
      await assert.rejects(open(dataDir), /the database in/);
    });
  }

  it('also when a restore of it was killed, which comes back first', async () => {
    const dataDir = await used('restore-killed');
    const pg = path.join(dataDir, 'pg');
    gone('base')(pg);
    const before = everything(dataDir);
    renameSync(pg, `${pg}.before-restore`);
    cpSync(empty, `${pg}.restoring`, { recursive: true });
    await assert.rejects(open(dataDir), /is damaged: base is missing/);
    assert.deepEqual(everything(dataDir), before);
  });

  it('nor is what a killed restore put aside, while the database in its place is damaged', async () => {
    const dataDir = await used('both');
    const pg = path.join(dataDir, 'pg');
    cpSync(pg, `${pg}.before-restore`, { recursive: true });
    gone('PG_VERSION')(pg);
    const before = everything(dataDir);
    await assert.rejects(open(dataDir), /is damaged: PG_VERSION is missing/);
    assert.deepEqual(everything(dataDir), before);
  });

  it('is reached by a symbolic link, by which another folder may lead to it', async () => {
    const dataDir = await used('linked');
    const elsewhere = path.join(root, 'elsewhere');
    renameSync(path.join(dataDir, 'pg'), elsewhere);
    symlinkSync(elsewhere, path.join(dataDir, 'pg'));
    await assert.rejects(open(dataDir), /^Error: DATA_DIR: .*pg is a symbolic link\. Put the database there, or /);
  });
});

const OPEN = ['--import=tsx', 'tests/support/server/children/openDataFolder.ts'];
const output = ([program, args]: [string, string[]], options: { uid?: number; gid?: number } = {}): string => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  return stdout + stderr;
};
/** What a process says that opens the data folder behind mounts of its own, which the command makes: $1 is the folder. */
const openBehind = (mounts: string, dataDir: string): string =>
  output(inNamespaces(`${mounts}; "$2" ${OPEN.join(' ')} "$1" "$3"`, dataDir, process.execPath, empty));

describe('a folder that does not take what a start writes is named in one line', () => {
  const refusal = (dataDir: string, rest: string) => `DATA_DIR: ${dataDir} cannot be written ${rest}\n`;

  it('when the disk is full, and no half of a database stays', { skip: noNamespaces }, () => {
    const dataDir = path.join(root, 'full');
    mkdirSync(dataDir);
    const said = openBehind(`mount -t tmpfs -o size=1m none "$1" && trap 'ls "$1"' EXIT`, dataDir);
    assert.equal(said, `${refusal(dataDir, '(ENOSPC). The disk is full.')}lock\n`);
  });

  it('when the disk is read-only', { skip: noNamespaces }, async () => {
    const dataDir = await used('read-only');
    const said = openBehind('mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"', dataDir);
    assert.equal(said, refusal(dataDir, '(EROFS). The disk is read-only.'));
  });

  const nobody = { uid: 65_534, gid: 65_534 };
  const canBeNobody =
    isRoot && output([process.execPath, ['-p', 'fs.existsSync("package.json")']], nobody) === 'true\n';
  it('when the rights are somebody else’s', { skip: canBeNobody ? false : 'needs root' }, async () => {
    chmodSync(root, 0o755);
    const dataDir = await used('foreign');
    const opened = () => output([process.execPath, [...OPEN, dataDir, empty]], nobody);
    const cause = '(EACCES). The user who runs the server must be allowed to read and write it and all in it.';
    assert.equal(opened(), refusal(dataDir, cause));
    // The folder alone is given away, not what is in it.
    chownSync(dataDir, nobody.uid, nobody.gid);
    chownSync(path.join(dataDir, 'lock'), nobody.uid, nobody.gid);
    assert.equal(opened(), refusal(dataDir, cause));
  });

  it('when DATA_DIR is a file', () => {
    const dataDir = path.join(root, 'file');
    writeFileSync(dataDir, '');
    assert.equal(output([process.execPath, [...OPEN, dataDir, empty]]), refusal(dataDir, '(EEXIST). It is no folder.'));
  });
});
