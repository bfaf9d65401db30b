/**
 * `npm run lint:patterns`: whether every regular expression takes linear time for every text: the contract's patterns, what
 * ajv-formats checks the contract's formats with, and all in src/, server/, scripts/ and the contract check. Ends with 1 when one does not.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expressionsInCode } from './patterns/inCode.ts';
import { formatExpressions, patternsOf } from './patterns/inContract.ts';
import { problemOf } from './patterns/judge.ts';

const CONTRACT = 'openapi.yaml';

const files = ['src', 'server', 'scripts', 'packages/contract-check/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
const expressions = [
  ...patternsOf(CONTRACT),
  ...formatExpressions(CONTRACT),
  ...files.flatMap((file) => expressionsInCode(file)),
];
const problems = await Promise.all(expressions.map(problemOf));
const lines = expressions.flatMap(({ file, line, text }, index) => {
  const problem = problems[index];
  return problem === undefined ? [] : [`${file}:${String(line)} ${text} ${problem}`];
});
for (const line of lines) console.error(line);
console.log(`${String(expressions.length)} regular expressions, ${String(lines.length)} of them unsafe.`);
process.exitCode = lines.length === 0 ? 0 : 1;
