import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measureAll } from '../mutants/measureAll.ts';
import { catalogue } from '../support/mutants/catalogue.ts';
import { kinds } from '../support/mutants/mutant.ts';
import type { Verdict } from '../support/mutants/measure.ts';

const JOBS = 3;
const ENOUGH = 0.95;
const LIMIT = 50 * 60_000;

const verdicts = await measureAll([...catalogue.keys()], JOBS, false, (_, done) => {
  // The deep tests end what says nothing for long.
  if (done % 25 === 0) console.log(`${String(done)} of ${String(catalogue.length)} wrong backends`);
});
const of = (kind: Verdict['kind']): Verdict[] => verdicts.filter((one) => one.kind === kind);
const told = (wrong: Verdict[]): string =>
  wrong.map(({ operations, name, said }) => `${operations.join(' or ')}: ${name}: ${said[0] ?? 'nothing'}`).join('\n');

describe('the contract check, in front of wrong backends', { timeout: LIMIT }, () => {
  for (const kind of kinds)
    it(`names 95 % of those with a wrong ${kind}`, () => {
      const right = of(kind).filter(({ isRight }) => isRight);
      assert.ok(right.length / of(kind).length >= ENOUGH, told(of(kind).filter(({ isRight }) => !isRight)));
    });

  it('is green in front of everything that the contract allows', () => {
    assert.equal(told(of('allowed').filter(({ isRight }) => !isRight)), '');
  });

  it('stood in front of mutants that really acted', () => {
    const idle = verdicts.filter(({ acts, faults }) => acts === 0 || faults.length > 0);
    assert.deepEqual(
      idle.map(({ kind, name, faults }) => [kind, name, faults[0]]),
      [],
    );
  });
});
