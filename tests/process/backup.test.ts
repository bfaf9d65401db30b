import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../../server/db/connect.ts';
import { insertBooking } from '../../server/repositories/bookings.ts';
import { inNamespaces, noNamespaces } from '../support/server/namespaces.ts';
import { rowsOf } from '../support/server/testApp.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-backup-'));
after(() => rmSync(root, { recursive: true, force: true }));
const dataDir = path.join(root, 'data');
const file = path.join(root, 'kept.tar.gz');

function run(command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', 'scripts/backup.ts', command, ...args],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env }, encoding: 'utf8' },
  );
  return { status, stdout, stderr: stderr.trim() };
}

async function using<T>(dir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect({ databaseUrl: null, dataDir: dir });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
const book = ({ db }: Connection, bookingCode: string) =>
  insertBooking(db, {
    booking: {
      bookingCode,
      surfSpotName: 'Kuta',
      customerName: 'Sari Ómbak',
      customerEmail: 'sari@example.com',
      customerPhone: '+6281234567890',
      paymentMethod: 'CASH',
      status: 'PENDING',
      totalAmount: 650_000,
      requestHash: 'none',
    },
    details: [{ productName: 'Private', reservationDate: '2027-01-01', person: 1, totalAmount: 650_000 }],
    payment: { status: 'PENDING' },
  });
const everything = ({ db }: Connection) =>
  rowsOf(
    db,
    sql`select b.*, d.product_name, d.reservation_date::text, p.status as payment, length(i.content) as picture
      from bookings b join booking_details d on d.booking_id = b.id join payments p on p.booking_id = b.id
      left join pictures i on true order by b.booking_code`,
  );

describe('backup and restore', () => {
  it('give back what was there, whatever happened since', async () => {
    const before = await using(dataDir, async (connection) => {
      for (const code of ['AAAAAAAAAA', 'BBBBBBBBBB']) await book(connection, code);
      await connection.db.execute(sql`insert into pictures (name, content_type, content)
        values ('a.webp', 'image/webp', decode(repeat('00ff', 5000), 'hex'))`);
      return everything(connection);
    });
    const backedUp = run('backup', [file]);
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

  it('restore into a folder that is not there yet', async () => {
    const other = path.join(root, 'not', 'there');
    assert.equal(run('restore', [file], { DATA_DIR: other }).status, 0);
    assert.equal((await using(other, everything)).length, 2);
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
  });
});
