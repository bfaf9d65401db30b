import * as fc from 'fast-check';
import type { Schema } from '../document.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = 'ABCXYZ0123456789`;:/?#{}[]()+-=.,!$@~^|*';
/** Signs that mean something in databases, pages and JSON. */
const delicate = `'"\\%_<&`;
const foreign = 'éßñøŁİςЖשع水ガ한ไ';
const astral = '🏄😀🌊𝒳𠮷';
/** Blanks that are no space, and signs that join or turn others. */
const special = '\n\t\u00a0\u0301\u200d\ufe0f\u202e';

const isControl = (sign: string): boolean => /\p{Cc}/u.test(sign) && sign !== '\n' && sign !== '\t';
const isNoncharacter = (sign: string): boolean => /[\ufdd0-\ufdef]|[\ufffe\uffff]$/u.test(sign);
/** Whether every store can hold it: no control character, no half of a surrogate pair, none that Unicode has given away. */
const isStorable = (sign: string): boolean => !isControl(sign) && !isNoncharacter(sign) && !/\p{Cs}/u.test(sign);

/** Texts of 1 to 20 UTF-16 codes of a range. fc.string would bring tables of all of Unicode into the packed check. */
export const codesOf = (min: number, max: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 20 }).map((codes) => String.fromCharCode(...codes));

const oneOf = (text: string): fc.Arbitrary<string> => fc.constantFrom(...Array.from(text));

/** One character; the simplest first, as a failing text is made simpler in this order. */
const sign = fc.oneof(
  { withCrossShrink: true },
  { weight: 5, arbitrary: oneOf(letters) },
  { weight: 2, arbitrary: oneOf(delicate) },
  { weight: 2, arbitrary: oneOf(signs) },
  { weight: 2, arbitrary: fc.constant(' ') },
  { weight: 2, arbitrary: oneOf(foreign) },
  { weight: 2, arbitrary: oneOf(astral) },
  { weight: 1, arbitrary: oneOf(special) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0x20, max: 0x10ffff })
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter(isStorable),
  },
);

/** A whole number up to a limit, which is met more often than others. */
export const upTo = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max: max + Math.ceil((max - min) / 6) }).map((n) => Math.min(n, max));

/** Blanks at the ends other than spaces have checks of their own (checks/blanks.ts). */
function hasPlainEnds(text: string): boolean {
  let [first, end] = [0, text.length];
  while (text[first] === ' ') first += 1;
  while (end > first && text[end - 1] === ' ') end -= 1;
  const inner = text.slice(first, end);
  return inner === inner.trim();
}

/** Texts of so many characters, counted as JSON Schema does: one that takes two units is one. */
export function textOf(min: number, max: number): fc.Arbitrary<string> {
  const short = upTo(min, Math.min(max, min + 12));
  const length = fc.oneof({ withCrossShrink: true }, { weight: 2, arbitrary: short }, upTo(min, max));
  return fc
    .tuple(fc.array(sign, { minLength: 1, maxLength: 8 }), length)
    .map(([some, n]) => Array.from({ length: n }, (_, i) => some[i % some.length] ?? '').join(''))
    .filter(hasPlainEnds);
}

/** Addresses of a domain that no mail goes to. */
export const emailAddress: fc.Arbitrary<string> = textOf(1, 240).map(
  (text) => `${text.replace(/[\s@]/g, '') || 'a'}@example.com`,
);

const DEFAULT_LENGTH = 200;
const NOT_BLANK = '\\S';

/**
 * The texts for a field of that name. A password is read backwards: one seed gives all operations the same texts, and a password
 * that another field has as well would be taken for a leak.
 */
export const textsFor = (name: string, texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  name.includes('password') ? texts.map((text) => Array.from(text).reverse().join('')) : texts;

/** Texts that satisfy a schema. */
export function validText({ pattern, minLength = 0, maxLength = DEFAULT_LENGTH }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined || pattern === NOT_BLANK) {
    const text = textOf(minLength, maxLength);
    return pattern === undefined ? text : text.filter((one) => one.trim() !== '');
  }
  const fits = (text: string) => Array.from(text).length <= maxLength;
  return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
}

/** Kinds of texts that a schema rules out. */
export function invalidTexts({
  enum: choices,
  format,
  pattern,
  minLength = 0,
  maxLength,
}: Schema): fc.Arbitrary<string>[] {
  const any = textOf(0, 40);
  const found: fc.Arbitrary<string>[] = [];
  if (choices) found.push(any.filter((text) => !choices.includes(text)));
  if (format === 'uuid' || format === 'date') found.push(any);
  if (format === 'date')
    found.push(fc.constantFrom('2027-02-30', '2027-13-01', '14-05-2027', '2027-5-14', '2027-05-14T00:00:00Z'));
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'u');
    const blanks = fc.array(fc.constantFrom(' ', '\t', '\u00a0'), { maxLength: 6 }).map((some) => some.join(''));
    found.push((pattern === NOT_BLANK ? blanks : any).filter((text) => !expression.test(text)));
  }
  if (minLength > 1) found.push(textOf(0, minLength - 1));
  if (maxLength !== undefined) found.push(textOf(maxLength + 1, maxLength + 50));
  return found;
}
