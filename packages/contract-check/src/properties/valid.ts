import * as fc from 'fast-check';
import { isFile, smallPicture, typesOf } from '../bodies.ts';
import type { Body } from '../client.ts';
import type { Schema } from '../document.ts';
import { values } from '../fixtures.ts';
import { dateAhead } from '../freeDays.ts';
import { textsFor, textOf, upTo, validText } from './texts.ts';

/** Values of fields that a schema says too little of, by the name of the field. */
export type Fields = Record<string, fc.Arbitrary<unknown>>;

/** Not yesterday at the school, and nearer than the days that other checks close. */
const DAYS = { min: 1, max: 400 };
const MAX_INTEGER = 1_000_000_000;

/** A day that can be booked. */
export const bookableDay: fc.Arbitrary<string> = fc.integer(DAYS).map((days) => dateAhead(days));

/** Any JSON, small. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    textOf(0, 8),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'name', 'id'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;

const forTypes: Record<string, (name: string, schema: Schema, own: Fields) => fc.Arbitrary<unknown>> = {
  string: (name, schema) => {
    if (schema.format === 'date') return bookableDay;
    const text = textsFor(name, validText(schema));
    const usual = values[name];
    // A text of a pattern is made simpler in too many steps: the usual one is as simple.
    if (schema.pattern === undefined || typeof usual !== 'string' || usual.includes('{')) return text;
    return fc.oneof({ withCrossShrink: true }, fc.constant(usual), { weight: 4, arbitrary: text });
  },
  integer: (_, { minimum = 0, maximum = MAX_INTEGER }) => upTo(minimum, maximum),
  boolean: () => fc.boolean(),
  array: (name, { items = {}, minItems = 0, maxItems }, own) =>
    fc.array(validValue(name, items, own), { minLength: minItems, maxLength: maxItems, size: 'small' }),
  object: (_, schema, own) => validBody(schema, own),
};

/** Values that satisfy a schema. */
export function validValue(name: string, schema: Schema, own: Fields): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validValue('', one, own)));
  if (isFile(schema)) return fc.constant(smallPicture());
  if (schema.enum && !own[name]) return fc.constantFrom(...schema.enum);
  const types = typesOf(schema);
  const value = own[name] ?? forTypes[types.find((type) => type !== 'null') ?? '']?.(name, schema, own);
  if (!value) throw new Error(`${name} has a type that cannot be generated.`);
  return types.includes('null') ? fc.option(value, { nil: null }) : value;
}

/** Objects that satisfy a schema, with and without optional fields. */
export function validBody({ properties = {}, required = [] }: Schema, own: Fields): fc.Arbitrary<Body> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, validValue(name, part, own)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true }) as fc.Arbitrary<Body>;
}

/** Fields that no contract knows, some of them with names that answers have. */
const unknownNames = [
  'contract_check',
  'id',
  'role',
  'active',
  'status',
  'created_at',
  'total_amount',
  'Ünbekannt',
  '🏄',
  '',
];

/** A few fields that an operation does not know. */
export const unknownFields = (known: string[]): fc.Arbitrary<Body> =>
  fc.dictionary(fc.constantFrom(...unknownNames.filter((name) => !known.includes(name))), anyJson, {
    maxKeys: 2,
    noNullPrototype: true,
  });
