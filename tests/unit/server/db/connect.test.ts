import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { connect } from '../../../../server/db/connect.ts';
import { lockFolder } from '../../../../server/db/lock.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-connect-'));
after(() => rmSync(root, { recursive: true, force: true }));

describe('a database that cannot be opened', () => {
  it('leaves no lock behind', async () => {
    const dir = path.join(root, 'broken');
    mkdirSync(path.join(dir, 'pg'), { recursive: true });
    writeFileSync(path.join(dir, 'pg', 'PG_VERSION'), '');
    await assert.rejects(connect({ databaseUrl: null, dataDir: dir }), /is damaged: PG_VERSION is empty/);
    (await lockFolder(dir, { patience: 0 }))();
  });

  it('is said to be, when nothing listens at DATABASE_URL', async () => {
    await assert.rejects(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: null }));
  });
});
