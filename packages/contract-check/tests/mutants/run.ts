/**
 * Puts wrong backends, one at a time, between the contract check and the reference backend, and prints how many of them the check
 * names, by kind. It ends with 0 when 95 % of each kind are named and every allowed variation stays green.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from '../support/mutants/catalogue.ts';
import type { Verdict } from '../support/mutants/measure.ts';
import { kinds } from '../support/mutants/mutant.ts';
import { measureAll } from './measureAll.ts';

const ENOUGH = 0.95;
const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '3' },
    every: { type: 'string', default: '1' },
    whole: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const all = [...kinds, 'allowed'] as const;
const isWanted = ({ kind, name }: { kind: string; name: string }): boolean =>
  (values.kind?.includes(kind) ?? true) && (values.only?.some((part) => name.includes(part)) ?? true);
const wanted = catalogue
  .flatMap((entry, index) => (isWanted(entry) ? [index] : []))
  .filter((_, place) => place % Number(values.every) === 0);

function printList(): void {
  for (const index of wanted) {
    const { kind, operation, name } = catalogue[index] ?? { kind: '', operation: '', name: '' };
    console.log(`${kind}\t${[operation].flat().join(' or ') || 'everywhere'}\t${name}`);
  }
}

const lines = (said: string[]): string =>
  said.length === 0
    ? '        nothing'
    : said
        .slice(0, 3)
        .map((line) => `        ${line.slice(0, 240)}`)
        .join('\n');

function summary(verdicts: Verdict[]): boolean {
  let isGood = true;
  for (const kind of all) {
    const of = verdicts.filter((one) => one.kind === kind);
    if (of.length === 0) continue;
    const right = of.filter(({ isRight }) => isRight).length;
    const share = right / of.length;
    isGood &&= kind === 'allowed' ? share === 1 : share >= ENOUGH;
    console.log(`${kind}: ${String(right)} of ${String(of.length)} ${kind === 'allowed' ? 'green' : 'named'}`);
    for (const { operations, name, said } of of.filter(({ isRight }) => !isRight))
      console.log(`    ${operations.join(' or ') || 'everywhere'}: ${name}\n${lines(said)}`);
  }
  const mutants = verdicts.filter(({ kind }) => kind !== 'allowed');
  console.log(`\n${String(mutants.filter(({ isRight }) => isRight).length)} of ${String(mutants.length)} named`);
  for (const { name, kind, faults } of verdicts.filter((one) => one.faults.length > 0)) {
    console.log(`The mutant itself is wrong: ${kind}, ${name}\n${faults.slice(0, 2).join('\n')}`);
    isGood = false;
  }
  for (const { name, kind } of verdicts.filter(({ acts }) => acts === 0)) {
    console.log(`Not active: ${kind}, ${name}`);
    isGood = false;
  }
  return isGood;
}

if (values.list) printList();
else {
  const start = Date.now();
  const { json } = values;
  if (json !== undefined) writeFileSync(json, '');
  const verdicts = await measureAll(wanted, Number(values.jobs), values.whole, (verdict, done) => {
    if (json !== undefined)
      appendFileSync(
        json,
        `${JSON.stringify(verdict)}
`,
      );
    if (done % 25 === 0) console.error(`… ${String(done)} of ${String(wanted.length)}`);
  });
  process.exitCode = summary(verdicts) ? 0 : 1;
  console.log(`${String(Math.round((Date.now() - start) / 1000))} s`);
}
