import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expressionsInCode } from '../../../../scripts/patterns/inCode.ts';
import { formatExpressions, patternsOf } from '../../../../scripts/patterns/inContract.ts';
import { problemOf } from '../../../../scripts/patterns/judge.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-patterns-'));
after(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Every text of at most `length` characters of an alphabet. */
const textsOf = (alphabet: string[], length: number): string[] =>
  length === 0
    ? ['']
    : ['', ...textsOf(alphabet, length - 1).flatMap((text) => alphabet.map((character) => character + text))];

it('the pattern of an e-mail address takes what the documented one takes', () => {
  const documented = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
  const patterns = patternsOf('openapi.yaml').filter(({ source }) => source?.includes('@'));
  assert.equal(patterns.length, 2);
  const texts = textsOf(['a', '.', '@', ' ', '\n', '😀'], 7);
  for (const { source } of patterns) {
    const pattern = new RegExp(source ?? '', 'u');
    const differing = texts.filter((text) => pattern.test(text) !== documented.test(text));
    assert.deepEqual(differing, []);
  }
  assert.ok(texts.some((text) => documented.test(text)));
});

describe('the check of patterns', () => {
  const problemsIn = async (file: string) =>
    Promise.all(expressionsInCode(file).map(async (one) => [one.line, (await problemOf(one))?.split(';')[0]]));

  it('finds literals and calls of RegExp, and says which of them are not linear', async () => {
    const code = [
      'const fine = /^[a-z]+$/;',
      'if (/^(a+)+$/.test(text)) stop();',
      "const called = new RegExp('^[^@]+@[^@]+' + '\\\\.[^@]+$');",
      'const unknown = RegExp(`^${name}$`);',
      "const flagged = new RegExp('a', flags);",
    ];
    assert.deepEqual(await problemsIn(write('code.tsx', code.join('\n'))), [
      [1, undefined],
      [2, 'takes time that is exponential'],
      [3, 'takes time that is 2nd degree polynomial'],
      [4, 'is put together at run time'],
      [5, 'is put together at run time'],
    ]);
  });

  it('finds the patterns of a contract, with their lines', async () => {
    const lines = ['schemas:', '  Email:', "    pattern: '^[^@]+@[^@]+\\.[^@]+$'", '  Name:', "    pattern: '\\S'"];
    const found = patternsOf(write('contract.yaml', lines.join('\n')));
    assert.deepEqual(
      found.map(({ line, source }) => [line, source]),
      [
        [3, '^[^@]+@[^@]+\\.[^@]+$'],
        [5, '\\S'],
      ],
    );
    const problems = await Promise.all(found.map(problemOf));
    assert.match(problems[0] ?? '', /polynomial; attack: .*repeat/);
    assert.equal(problems[1], undefined);
  });

  it("finds what the contract's formats are checked with", () => {
    const found = formatExpressions('openapi.yaml').map(({ name }) => name);
    for (const name of ['uuid', 'DATE', 'TIME']) assert.ok(found.includes(name), name);
    assert.ok(!found.includes('email'));
  });
});
