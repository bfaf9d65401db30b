import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { bundledScript } from '../../../tests/support/bundledScript.ts';

const script = await bundledScript('packages/contract-check/src/commands/changes.ts');

const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-changes-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const contract = readFileSync('openapi.yaml', 'utf8');
const [, version = ''] = /^ {2}version: (.+)$/m.exec(contract) ?? [];

/** Compares a changed contract with the one that it was; returns the exit code and what was said. */
function compare(...changes: [string | RegExp, string][]) {
  const [before, now] = [path.join(folder, 'before.yaml'), path.join(folder, 'now.yaml')];
  const changed = changes.reduce((text, [from, to]) => {
    assert.match(text, typeof from === 'string' ? new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : from);
    return text.replace(from, to);
  }, contract);
  writeFileSync(before, contract);
  writeFileSync(now, changed);
  const args = [...script, '--against', before, '--contract', now];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout };
}
const next = (kind: 'minor' | 'major'): [string, string] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const raised = kind === 'major' ? [major + 1, 0, 0] : [major, minor + 1, 0];
  return [`version: ${version}`, `version: ${raised.join('.')}`];
};

describe('npm run contract:changes', () => {
  it('lets through what stays as it is, and other words', () => {
    assert.equal(compare().status, 0);
    assert.equal(compare(['Lessons, bookings and content', 'All about lessons']).status, 0);
  });

  it('wants another version for another operation', () => {
    const change: [RegExp, string] = [/summary: List the photos/, 'deprecated: true\n      summary: List the photos'];
    const { status, stdout } = compare(change);
    assert.equal(status, 1);
    assert.match(stdout, new RegExp(`info\\.version: is still ${version}`));
    assert.equal(compare(change, next('minor')).status, 0);
  });

  it('lets through a new kind of mail, as kinds are open to more', () => {
    const kind: [RegExp, string] = [/(examples: \[BOOKED,.*)\]/, '$1, HOW_WAS_IT]'];
    const words: [RegExp, string] = [/( {8}\| PASSWORD_RESET \|)/, '        | HOW_WAS_IT | the day after |\n$1'];
    assert.equal(compare(kind, words, next('minor')).status, 0);
  });

  it('refuses a break of level 2 unless the major version is another', () => {
    const change: [RegExp, string] = [/operationId: getOverview/, 'operationId: getFigures'];
    const { status, stdout } = compare(change, next('minor'));
    assert.equal(status, 1);
    assert.match(stdout, /get \/api\/overview operationId: "getOverview" became "getFigures"/);
    assert.equal(compare(change, next('major')).status, 0);
  });

  it('refuses a break of level 1 always', () => {
    const { status, stdout } = compare([/operationId: listImages/, 'operationId: getImages'], next('major'));
    assert.equal(status, 1);
    assert.match(stdout, /✗ version 1\.0\.0 \(level 1\) is broken:\n +get \/api\/images operationId/);
  });
});
