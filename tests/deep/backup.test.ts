import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { book, dataDir, everything, file, fillAndBackUp, root, run, using } from '../support/deep/backup.ts';
import { inNamespaces, noNamespaces } from '../support/server/namespaces.ts';

await fillAndBackUp();
await using(dataDir, (connection) => book(connection, 'CCCCCCCCCC'));
writeFileSync(path.join(root, 'half.tar.gz'), 'half of a backup');

describe('backup and restore', () => {
  it('restore into a folder that is not there yet', async () => {
    const other = path.join(root, 'not', 'there');
    assert.equal(run('restore', [file], { DATA_DIR: other }).status, 0);
    assert.equal((await using(other, everything)).length, 2);
  });

  for (const [next, command, name] of [
    ['start', null, ''],
    ['backup', 'backup', 'another.tar.gz'],
    ['restore', 'restore', 'half.tar.gz'],
  ] as const) {
    it(`a restore that is killed before the new database stands: the next ${next} finds the old one`, async () => {
      const before = await using(dataDir, everything);
      cpSync(path.join(dataDir, 'pg'), path.join(dataDir, 'pg.restoring'), { recursive: true });
      renameSync(path.join(dataDir, 'pg'), path.join(dataDir, 'pg.before-restore'));
      // The restore is refused: there is a database, and it was not told to replace it.
      if (command !== null) assert.equal(run(command, [path.join(root, name)]).status, command === 'restore' ? 1 : 0);
      assert.deepEqual(await using(dataDir, everything), before);
      assert.ok(!existsSync(path.join(dataDir, 'pg.before-restore')));
    });
  }

  it('a restore that is killed after the new database stands is ended by the next', async () => {
    const before = await using(dataDir, everything);
    cpSync(path.join(dataDir, 'pg'), path.join(dataDir, 'pg.before-restore'), { recursive: true });
    assert.equal(run('restore', [file, '--force']).status, 0);
    assert.equal((await using(dataDir, everything)).length, before.length - 1);
    assert.deepEqual(readdirSync(dataDir).sort(), ['database.json', 'lock', 'pg']);
  });

  it(
    'refuse the folder of a server that runs also by another mount, as of another container',
    { skip: noNamespaces },
    () =>
      using(dataDir, () => {
        const mounted = path.join(root, 'mounted');
        mkdirSync(mounted);
        const copy = path.join(root, 'of-a-live-one.tar.gz');
        const command =
          'mount --bind "$1" "$2" && DATABASE_URL= DATA_DIR="$2" exec "$3" --import=tsx scripts/backup.ts';
        for (const what of [`backup "$4"`, `restore ${file} --force`]) {
          const [program, args] = inNamespaces(`${command} ${what}`, dataDir, mounted, process.execPath, copy);
          const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
          assert.deepEqual(
            [status, stderr],
            [1, `DATA_DIR: ${mounted} is in use by another server. Stop that one first.\n`],
          );
        }
        assert.ok(!existsSync(copy));
        return Promise.resolve();
      }),
  );
});
