import type { Schema } from '../../../../packages/contract-check/src/document.ts';
import type { Random } from './random.ts';

/** JSON, and undefined for a field that is left out. */
export type Value = string | number | boolean | null | undefined | Value[] | { [field: string]: Value };

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b\ufeff',
  '🏄🏽‍♀️'.repeat(20),
  'İıß ﬃ ΣΑΣ',
  'e\u0301'.repeat(300),
  "'; drop table users; --",
  "' or '1'='1",
  '$1',
  '%s%n%_\\',
  '\\',
  '\\u0000',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e400',
  '0x10',
  'true',
  '2027-02-30',
  '2027-05-14T00:00:00Z',
  '+010000-01-01',
  '0000-00-00',
  '9999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'javascript:alert(1)',
  'http://[::1',
  'https://x/\r\nset-cookie: a=b',
  'a@b.c'.repeat(60),
];
const numbers = [0, -0, -1, 1, 1.5, 2, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e-7, 100, 101, 1_000_000_001];

/** A hostile or unusual text. */
export const oddText = (random: Random): string => {
  if (random.chance(0.1)) return random.of(['x', 'é', '\u4e2d', '%']).repeat(random.of([101, 2001, 5001, 70_000]));
  if (random.chance(0.2)) return random.bytes(random.below(40)).toString('utf16le');
  return random.of(texts);
};

function nested(random: Random): Value {
  let value: Value = 'deep';
  for (let depth = random.of([10, 100, 3000]); depth > 0; depth -= 1) value = depth % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Any value at all. */
export function oddValue(random: Random): Value {
  const kind = random.below(10);
  if (kind < 4) return oddText(random);
  if (kind < 6) return random.of(numbers);
  if (kind === 6) return random.of([true, false, null]);
  if (kind === 7) return random.of<Value>([[], {}, [[]], [null], { length: 3 }, { toString: 'x' }, { data: {} }]);
  if (kind === 8) return nested(random);
  return Array.from({ length: random.of([1, 2, 101, 2000]) }, () => random.of(numbers));
}

/** A value as a form or a query carries it. */
export const asText = (value: Value): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Values for fields whose schema does not say enough for a request to succeed. */
export type Known = (name: string, random: Random) => Value;

/** A value that a schema allows. */
export function fitting(schema: Schema, known: Known, random: Random, name = ''): Value {
  const own = known(name, random);
  if (own !== undefined) return own;
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.anyOf?.[1]) return fitting(schema.anyOf[1], known, random, name);
  if (schema.enum) return random.of(schema.enum);
  if (schema.properties) {
    const isLeft = (field: string) => schema.required?.includes(field) === true || random.chance(0.7);
    const fields = Object.entries(schema.properties).filter(([field]) => isLeft(field));
    return Object.fromEntries(fields.map(([field, part]) => [field, fitting(part, known, random, field)]));
  }
  if (schema.items) {
    const { items } = schema;
    return Array.from({ length: 1 + random.below(3) }, () => fitting(items, known, random, name));
  }
  if (type === 'integer') return (schema.minimum ?? 0) + random.below(1000);
  if (type === 'boolean') return random.chance(0.5);
  const example = schema.examples?.[0];
  return typeof example === 'string' ? example : `fuzz ${String(random.below(1e9))}`;
}

/** A copy with one thing changed somewhere: a field left out, another type, an odd value, a strange key. */
export function mutated(value: Value, random: Random): Value {
  const isWhole = typeof value !== 'object' || value === null || random.chance(0.06);
  if (isWhole) return oddValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, ...value, oddValue(random)];
    const at = random.below(value.length);
    return value.map((part, i) => (i === at ? mutated(part, random) : part));
  }
  const copy = { ...value };
  const keys = Object.keys(copy);
  const key = random.of(keys.length > 0 ? keys : ['a']);
  const kind = random.below(10);
  if (kind < 2) copy[key] = undefined;
  else if (kind < 3)
    copy[random.of(['id', 'role', 'constructor', 'prototype', '', '\u0000', '\ud800', 'toJSON'])] = oddValue(random);
  else if (kind < 4) Object.defineProperty(copy, '__proto__', { value: { isAdmin: true }, enumerable: true });
  else copy[key] = mutated(copy[key], random);
  return copy;
}
