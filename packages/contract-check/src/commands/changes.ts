/**
 * Fails when openapi.yaml breaks what was promised (docs/contract-changes.md): of the 45 operations of level 1 in any version,
 * of level 2 since the last version that was given out, unless the major version is a new one.
 * npm run contract:changes [-- --against <commit, tag or file>]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { breaksOf, type Document, faultsOf, levelOne } from '../changes/changes.ts';

/** The last version that was given out, for clones without its tag. */
const LAST = { name: 'contract-v1.2.0', commit: 'e13671f' };
const read = (text: string): Document => parse(text) as Document;

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : null;
};

/** The contract that this one is compared with, and its name. Fails when it cannot be read. */
function earlier(against: string | undefined): { name: string; contract: Document } {
  if (against !== undefined && existsSync(against))
    return { name: against, contract: read(readFileSync(against, 'utf8')) };
  const [newest] = (git('tag', '--list', 'contract-v*', '--merged', 'HEAD', '--sort=-v:refname') ?? '').split('\n');
  const name = against ?? (newest === undefined || newest === '' ? LAST.name : newest);
  const text =
    git('show', `${name}:openapi.yaml`) ?? (name === LAST.name ? git('show', `${LAST.commit}:openapi.yaml`) : null);
  if (text === null)
    throw new Error(`There is no openapi.yaml of ${name}: is this a whole clone (git fetch --unshallow)?`);
  return { name, contract: read(text) };
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, contract: { type: 'string', default: 'openapi.yaml' } },
});
const contract = read(readFileSync(values.contract, 'utf8'));
const { name, contract: before } = earlier(values.against);
const faults = new Map([
  ['version 1.0.0 (level 1)', breaksOf(levelOne, contract)],
  [name, faultsOf(before, contract)],
]);
for (const [against, lines] of faults) {
  console.log(lines.length === 0 ? `✓ nothing breaks ${against}` : `✗ ${against} is broken:`);
  for (const line of lines) console.log(`    ${line}`);
}
process.exitCode = [...faults.values()].some((lines) => lines.length > 0) ? 1 : 0;
