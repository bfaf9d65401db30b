import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { isTheEnd, simpleQuery } from '../../../../../server/db/embedded/protocol.ts';
import { startTidying } from '../../../../../server/db/embedded/tidying.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-tidying-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** What is executed in so many minutes. */
function executedIn(minutes: number): string[] {
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  try {
    const executed: string[] = [];
    startTidying(folder, (sql) => void executed.push(sql));
    for (let minute = 0; minute < minutes; minute += 1) mock.timers.tick(MINUTE);
    return executed;
  } finally {
    mock.timers.reset();
  }
}

const addLogFile = (name: string) => writeFileSync(path.join(folder, 'pg_wal', name), '');

describe('tidying an embedded database', () => {
  it('makes a checkpoint when the log has grown, and not before', () => {
    assert.deepEqual(executedIn(3), []); // no log at all
    mkdirSync(path.join(folder, 'pg_wal', 'archive_status'), { recursive: true });
    for (const last of ['1', '2', '3']) addLogFile(`00000001000000000000000${last}`);
    assert.deepEqual(executedIn(3), []);
    addLogFile('00000001000000000000000A');
    assert.deepEqual(executedIn(2), ['checkpoint', 'checkpoint']);
  });

  it('clears away changed rows and counts what there is, soon after a start and then every six hours', () => {
    rmSync(path.join(folder, 'pg_wal'), { recursive: true, force: true });
    assert.deepEqual(executedIn(9), []);
    assert.deepEqual(executedIn(10), ['vacuum analyze']);
    assert.deepEqual(executedIn(13 * 60), Array(3).fill('vacuum analyze'));
  });
});

describe("the answers of PostgreSQL's protocol", () => {
  const error = (severity: string) => Buffer.from(`E\0\0\0\x20S${severity}\0V${severity}\0C53100\0Mno space\0\0`);

  it('tell when the database has given up', () => {
    assert.ok(isTheEnd(error('PANIC')));
    assert.ok(isTheEnd(error('FATAL')));
    assert.ok(!isTheEnd(error('ERROR')));
    assert.ok(!isTheEnd(Buffer.from('D\0\0\0\x20\0VPANIC\0')));
    assert.ok(!isTheEnd(new Uint8Array()));
  });

  it('are asked for by a message with its length', () => {
    assert.deepEqual(Buffer.from(simpleQuery('é')), Buffer.from([0x51, 0, 0, 0, 7, 0xc3, 0xa9, 0]));
  });
});
