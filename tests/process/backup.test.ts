import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { book, dataDir, everything, file, fillAndBackUp, root, run, using } from '../support/deep/backup.ts';

describe('backup and restore', () => {
  it('give back what was there, whatever happened since', async () => {
    const { before, said: backedUp } = await fillAndBackUp();
    assert.equal(backedUp.status, 0, backedUp.stderr);
    assert.match(backedUp.stdout, /kept\.tar\.gz: .* MB, 2 bookings/);
    assert.equal(statSync(file).mode & 0o777, 0o600);

    await using(dataDir, async (connection) => {
      await book(connection, 'CCCCCCCCCC');
      await connection.db.execute(sql`delete from pictures`);
      await connection.db.execute(sql`update bookings set status = 'CANCELLED'`);
    });
    const refused = run('restore', [file]);
    assert.deepEqual([refused.status, refused.stderr], [1, `${dataDir}/pg holds a database. --force replaces it.`]);
    assert.equal((await using(dataDir, everything)).length, 3);

    const restored = run('restore', [file, '--force']);
    assert.equal(restored.status, 0, restored.stderr);
    assert.deepEqual(await using(dataDir, everything), before);
    assert.equal(before.length, 2);
    // It lives on.
    await using(dataDir, (connection) => book(connection, 'DDDDDDDDDD'));
    assert.equal((await using(dataDir, everything)).length, 3);
    assert.deepEqual(readdirSync(dataDir).sort(), ['database.json', 'lock', 'pg']);
  });

  it('a broken file changes nothing, and leaves nothing', async () => {
    const before = await using(dataDir, everything);
    const rubbish = path.join(root, 'rubbish.tar.gz');
    writeFileSync(rubbish, Buffer.alloc(5000, 'x'));
    const whole = readFileSync(file);
    const half = path.join(root, 'half.tar.gz');
    const short = path.join(root, 'short.tar.gz');
    writeFileSync(half, whole.subarray(0, 200_000));
    writeFileSync(short, whole.subarray(0, whole.length - 20));
    for (const bad of [rubbish, half, short]) {
      const { status, stderr } = run('restore', [bad, '--force']);
      assert.equal(status, 1);
      assert.match(stderr, /^[^\n]*(cannot be read as a backup|holds no database of this project)\.$/);
    }
    assert.equal(run('restore', [path.join(root, 'none'), '--force']).status, 1);
    assert.deepEqual(await using(dataDir, everything), before);
    assert.deepEqual(readdirSync(dataDir).sort(), ['database.json', 'lock', 'pg']);
  });

  it('say in one line to stop a server that runs, or to use the tools of another database', async () => {
    await using(dataDir, async () => {
      for (const answer of [run('backup', [file]), run('restore', [file, '--force'])]) {
        assert.equal(answer.status, 1);
        assert.match(answer.stderr, /^DATA_DIR: .* is in use by another server\. Stop that one first\.$/);
      }
      return Promise.resolve();
    });
    const other = run('backup', [], { DATABASE_URL: 'postgres://x' });
    assert.deepEqual([other.status, other.stderr], [1, 'DATABASE_URL is set: use pg_dump for that database.']);
    const none = run('backup', [], { DATA_DIR: path.join(root, 'empty') });
    assert.match(none.stderr, /^DATA_DIR: there is no database in /);
    assert.ok(!existsSync(path.join(root, 'empty')));
    assert.match(run('restore', []).stderr, /^Say which file/);
    assert.match(run('backup', ['--help']).stderr, /^Unknown option '--help'/);
    assert.match(run('restore', [file, 'other.tar.gz', '--force']).stderr, /^One file is enough/);
  });
});
