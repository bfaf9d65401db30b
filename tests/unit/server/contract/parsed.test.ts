import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { parsedContract } from '../../../../server/contract/loadContract.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-parsed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

it('a contract that was parsed at build is taken for the same text, and for no other', () => {
  const file = path.join(folder, 'contract.json');
  const text = 'paths: {}\ninfo: { version: 1 }\n';
  const parsed = parsedContract(text, file);
  assert.deepEqual(parsed.contract, { paths: {}, info: { version: 1 } });
  const built = { paths: {}, info: { version: 'of the build' } };
  writeFileSync(file, JSON.stringify({ ...parsed, contract: built }));
  assert.deepEqual(parsedContract(text, file).contract, built);
  const changed = text.replace('1', '2');
  assert.deepEqual(parsedContract(changed, file).contract, { paths: {}, info: { version: 2 } });
});
