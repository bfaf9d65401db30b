import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { bundledScript } from '../../../tests/support/bundledScript.ts';
import { parse } from 'yaml';
import { breaksOf, changesOf, type Document, faultsOf, levelOne } from '../src/changes/changes.ts';

const script = await bundledScript('packages/contract-check/src/commands/changes.ts');

const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-changes-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const contract = readFileSync('openapi.yaml', 'utf8');
const [, version = ''] = /^ {2}version: (.+)$/m.exec(contract) ?? [];

const today = parse(contract) as Document;

/** The contract with other texts in it. */
const changed = (...changes: [string | RegExp, string][]): string =>
  changes.reduce((text, [from, to]) => {
    assert.match(text, typeof from === 'string' ? new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : from);
    return text.replace(from, to);
  }, contract);

/** What the command finds in a changed contract: what breaks level 1, and what breaks the contract that it was. */
function compare(...changes: [string | RegExp, string][]): { levelOne: string[]; before: string[] } {
  const now = parse(changed(...changes)) as Document;
  return { levelOne: breaksOf(levelOne, now), before: faultsOf(today, now) };
}
const nothing = { levelOne: [], before: [] };

/** Lets the command compare a changed contract with the one that it was; returns the exit code and what was said. */
function command(...changes: [string | RegExp, string][]) {
  const [before, now] = [path.join(folder, 'before.yaml'), path.join(folder, 'now.yaml')];
  writeFileSync(before, contract);
  writeFileSync(now, changed(...changes));
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
    assert.equal(command(['Lessons, bookings and content', 'All about lessons']).status, 0);
    assert.deepEqual(compare(), nothing);
  });

  it('wants another version for another operation', () => {
    const change: [RegExp, string] = [/summary: List the photos/, 'deprecated: true\n      summary: List the photos'];
    assert.match(compare(change).before.join('\n'), new RegExp(`^info\\.version: is still ${version}`));
    assert.deepEqual(compare(change, next('minor')), nothing);
  });

  it('lets through a new kind of mail, as kinds are open to more', () => {
    const kind: [RegExp, string] = [/(examples:\s+\[BOOKED,[^\]]*)\]/, '$1, HOW_WAS_IT]'];
    const words: [RegExp, string] = [/( {8}\| PASSWORD_RESET \|)/, '        | HOW_WAS_IT | the day after |\n$1'];
    assert.deepEqual(compare(kind, words, next('minor')), nothing);
  });

  it('refuses a break of level 2 unless the major version is another', () => {
    const change: [RegExp, string] = [/operationId: getOverview/, 'operationId: getFigures'];
    assert.match(
      compare(change, next('minor')).before.join('\n'),
      /get \/api\/overview operationId: "getOverview" became "getFigures"/,
    );
    assert.deepEqual(compare(change, next('major')), nothing);
  });

  it('refuses a break of level 1 always', () => {
    const { status, stdout } = command([/operationId: listImages/, 'operationId: getImages'], next('major'));
    assert.equal(status, 1);
    assert.match(stdout, /✗ version 1\.0\.0 \(level 1\) is broken:\n +get \/api\/images operationId/);
  });
});

const documented = levelOne;
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((path) => Object.values(path) as { operationId: string; 'x-level'?: number }[]);
const idsOf = (operations: { operationId: string }[]) => operations.map(({ operationId }) => operationId).toSorted();

describe('the documented operations', () => {
  it('are 45, and all of level 1 there are', () => {
    assert.equal(operationsOf(documented).length, 45);
    const levelOne = operationsOf(today).filter((operation) => operation['x-level'] === 1);
    assert.deepEqual(idsOf(levelOne), idsOf(operationsOf(documented)));
    for (const operation of operationsOf(today)) assert.ok([1, 2].includes(operation['x-level'] ?? 0));
  });

  it('have grown by nothing that somebody has to send or to understand', () => {
    assert.deepEqual(breaksOf(documented, today), []);
  });

  for (const [what, before, after, finding] of [
    ['a field that is gone', '"refresh_token":{', '"token":{', '.refresh_token: is gone'],
    ['a field that has to be sent', '"required":["name"]', '"required":["name","description"]', ' required: '],
    ['another type', '"price":{"type":"integer"', '"price":{"type":"number"', '.price type: '],
    ['a narrower bound', '"maxLength":100', '"maxLength":50', ' maxLength: 100 became 50'],
    ['a choice that is gone', '["PAY","CANCEL"]', '["PAY"]', ' enum: '],
    [
      'another path',
      '"/api/check-booking/',
      '"/api/bookings/by-code/',
      'get /api/check-booking/{bookingCode}: is gone',
    ],
    ['another token', '"security":[{"refreshToken":[]}]', '"security":[{"accessToken":[]}]', ' security: '],
    ['a role that is gone', '"x-role":"ADMIN"', '"x-role":["STAFF"]', 'x-role: ADMIN is gone'],
    ['an answer that is gone', '"404":{', '"410":{', ' 404'],
    ['a pattern of what is sent', '"maxLength":64', '"maxLength":64,"pattern":"^x"', 'bookingCode pattern: '],
    ['another format', '"format":"date"', '"format":"date-time"', ' format: '],
  ] as const) {
    it(`are compared: ${what} is found`, () => {
      const text = JSON.stringify(documented);
      assert.ok(text.includes(before), before);
      const changes = changesOf(documented, JSON.parse(text.replaceAll(before, after)) as Document);
      assert.ok(
        changes.some((line) => line.includes(finding)),
        changes.filter((line) => !line.includes('x-level')).join('\n'),
      );
    });
  }

  for (const [what, before, after] of [
    ['how wide an integer can be', '"price":{"type":"integer"', '"price":{"type":"integer","format":"int64"'],
    [
      'what codes look like',
      '"booking_code":{"type":"string"',
      '"booking_code":{"type":"string","pattern":"^[0-9A-Z]+$"',
    ],
  ] as const) {
    it(`may say more: ${what}`, () => {
      const text = JSON.stringify(documented);
      assert.ok(text.includes(before), before);
      const changes = changesOf(documented, JSON.parse(text.replaceAll(before, after)) as Document);
      assert.deepEqual(
        changes.filter((line) => !line.includes('x-level')),
        [],
      );
    });
  }
});
