import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseAwayError, troubleOf } from '../../../../server/db/trouble.ts';

/** A failed query, as Drizzle reports it. */
const failed = (message: string, code?: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error(message), code !== undefined && { code }));

for (const [code, trouble] of [
  ['53100', 'FULL'],
  ['25006', 'READ_ONLY'],
  ['42501', 'READ_ONLY'],
  ['08006', 'AWAY'],
  ['53300', 'AWAY'],
  ['57P01', 'AWAY'],
  ['57P03', 'AWAY'],
  ['57014', 'AWAY'],
  ['25P03', 'AWAY'],
  ['58030', 'AWAY'],
  ['ECONNREFUSED', 'AWAY'],
  ['ECONNRESET', 'AWAY'],
  ['23505', null],
  ['42P01', null],
  ['40001', null],
  ['22001', null],
] as const) {
  it(`${code} is ${trouble ?? 'no trouble of the database'}`, () => {
    assert.equal(troubleOf(failed('said by PostgreSQL', code)), trouble);
  });
}

it('an error of the connection has no code', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'Query read timeout',
    'The embedded database has ended.',
  ]) {
    assert.equal(troubleOf(failed(message)), 'AWAY');
  }
  assert.equal(troubleOf(new DatabaseAwayError(new Error('timeout exceeded when trying to connect'))), 'AWAY');
});

it('what is no query is none of it: a caller who went away, a gateway that did not answer', () => {
  assert.equal(troubleOf(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })), null);
  assert.equal(troubleOf(new Error('anything')), null);
});
