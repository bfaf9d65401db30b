import * as fc from 'fast-check';
import { isFile, typesOf } from '../bodies.ts';
import { isForm, type Operation, type Schema } from '../document.ts';
import { textsFor, codesOf, invalidTexts } from './texts.ts';
import { anyJson } from './valid.ts';

/** One change that makes a valid body a bad one; undefined leaves the field out. */
export interface Change {
  path: string[];
  value: unknown;
}

const SAFE = Number.MAX_SAFE_INTEGER;
const isWhole = (value: unknown): boolean => Number.isInteger(value);

const isOfType: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: isWhole,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Numbers that a schema rules out. */
function wrongNumbers({ minimum, maximum }: Schema): fc.Arbitrary<number>[] {
  const found = [fc.integer({ min: 1, max: 1000 }).map((n) => n + 0.5)];
  if (minimum !== undefined) found.push(fc.integer({ min: -SAFE, max: minimum - 1 }));
  if (maximum !== undefined) found.push(fc.integer({ min: maximum + 1, max: SAFE }));
  return found;
}

/** Texts for fields of a form that hold something else. */
const noNumber = fc.constantFrom('x', '', 'one', '1,5', '0b', '--1', '12 000');

function wrongValues(name: string, schema: Schema, inForm: boolean): fc.Arbitrary<unknown>[] {
  const types = typesOf(schema);
  const found: fc.Arbitrary<unknown>[] = [];
  if (isFile(schema))
    return schema.anyOf ? [fc.constantFrom('not an address', 'ftp://a')] : [fc.constantFrom('a', 'not a file')];
  if (!inForm && types.length > 0)
    found.push(anyJson.filter((value) => !types.some((type) => isOfType[type]?.(value))));
  // In a form an empty field is null.
  if (inForm && types.includes('integer'))
    found.push(types.includes('null') ? noNumber.filter((text) => text !== '') : noNumber);
  if (types.includes('integer')) found.push(...wrongNumbers(schema));
  if (types.includes('string')) found.push(...invalidTexts(schema).map((texts) => textsFor(name, texts)));
  return found;
}

/** Generated changes of which each makes a body of this schema invalid. */
export function changesOf(operation: Operation, schema: Schema, path: string[] = []): fc.Arbitrary<Change>[] {
  const inForm = isForm(operation);
  const found: fc.Arbitrary<Change>[] = (schema.required ?? []).map((name) =>
    fc.constant({ path: [...path, name], value: undefined }),
  );
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name];
    for (const wrong of wrongValues(name, part, inForm)) found.push(wrong.map((value) => ({ path: here, value })));
    if (part.properties) found.push(...changesOf(operation, part, here));
    if (part.items) {
      // In a form an empty list is none at all.
      if (part.minItems !== undefined && !inForm) found.push(fc.constant({ path: here, value: [] }));
      found.push(...changesOf(operation, { properties: { 0: part.items } }, here));
    }
  }
  return found;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
};

/** Texts that are sent for a body and are no JSON: any, and a body that breaks off. */
export const brokenJson = (body: unknown): fc.Arbitrary<string> => {
  const text = JSON.stringify(body);
  const ends = fc.integer({ min: 1, max: text.length - 1 }).map((length) => text.slice(0, length));
  const any = codesOf(0, 0xffff);
  return fc.oneof(any, ends).filter((one) => one.trim() !== '' && !isJson(one));
};

/** JSON that is sent for an object and is none. */
export const noObject: fc.Arbitrary<string> = anyJson
  .filter((value) => !isOfType['object']?.(value))
  .map((value) => JSON.stringify(value));
