import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { changesOf, type Document } from '../src/changes/changes.ts';
import { breaksOf } from '../src/changes/breaks.ts';
import { levelOne } from '../src/changes/levelOne.ts';

const documented = levelOne;
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as Document;
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((path) => Object.values(path) as { operationId: string; 'x-level'?: number }[]);
const idsOf = (operations: { operationId: string }[]) => operations.map(({ operationId }) => operationId).toSorted();

describe('the documented operations', () => {
  it('are 45, and all of level 1 there are', () => {
    assert.equal(operationsOf(documented).length, 45);
    const levelOne = operationsOf(contract).filter((operation) => operation['x-level'] === 1);
    assert.deepEqual(idsOf(levelOne), idsOf(operationsOf(documented)));
    for (const operation of operationsOf(contract)) assert.ok([1, 2].includes(operation['x-level'] ?? 0));
  });

  it('have grown by nothing that somebody has to send or to understand', () => {
    assert.deepEqual(breaksOf(documented, contract), []);
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
