import { readFileSync } from 'node:fs';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Expression, expressionsInCode } from './inCode.ts';

const FORMATS_FILE = 'node_modules/ajv-formats/dist/formats.js';

/** Every text under a keyword of the schemas (`pattern`, `format`), with its line. */
function valuesOf(file: string, keyword: string): { text: string; line: number }[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const found: { text: string; line: number }[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== keyword) return;
      if (!isScalar(value) || typeof value.value !== 'string') return;
      found.push({ text: value.value, line: lines.linePos(value.range?.[0] ?? 0).line });
    },
  });
  return found;
}

/** Every `pattern` of the contract, as Ajv reads it. */
export const patternsOf = (file: string): Expression[] =>
  valuesOf(file, 'pattern').map(({ text, line }) => ({
    file,
    line,
    source: text,
    flags: 'u',
    text,
    name: undefined,
  }));

/**
 * What ajv-formats checks the contract's formats with: the expression that has the format's name, and the constants, as a
 * format that is a function may use any of them.
 */
export function formatExpressions(file: string): Expression[] {
  const formats = new Set(valuesOf(file, 'format').map(({ text }) => text));
  return expressionsInCode(FORMATS_FILE).filter(({ name = '' }) => formats.has(name) || /^[A-Z_]+$/.test(name));
}
