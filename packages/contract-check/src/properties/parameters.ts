import * as fc from 'fast-check';
import { typesOf } from '../bodies.ts';
import type { Answer, Request } from '../client.ts';
import { at, must, same } from '../difference.ts';
import type { Operation, Parameter } from '../document.ts';
import { limits } from '../fixtures.ts';
import { bookableDay } from './valid.ts';
import { codesOf, invalidTexts, textOf, upTo, validText } from './texts.ts';

/** A value of a parameter. Of any text nobody can say beforehand how it is read. */
export interface Value {
  text: string;
  fits: 'yes' | 'no' | 'maybe';
}
export type Values = Record<string, Value>;

const as = (fits: Value['fits'], texts: fc.Arbitrary<string>): fc.Arbitrary<Value> =>
  texts.map((text) => ({ text, fits }));
const anyText = textOf(0, 60);

function fitting({ schema }: Parameter): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date') return bookableDay;
  if (schema.format === 'uuid') return fc.uuid({ version: 4 });
  if (typesOf(schema).includes('integer'))
    return fc.oneof(upTo(1, 4), upTo(schema.minimum ?? 0, schema.maximum ?? 1000)).map(String);
  return validText(schema);
}

function unfitting({ schema }: Parameter): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 1000 } = schema;
  if (!typesOf(schema).includes('integer')) return fc.oneof(...invalidTexts(schema));
  const outside = fc.oneof(
    fc.integer({ min: -1_000_000, max: minimum - 1 }),
    fc.integer({ min: maximum + 1, max: maximum * 3 }),
  );
  return fc.oneof(outside.map(String), fc.constantFrom('x', '1.5', 'one', 'NaN'));
}

const valueOf = (parameter: Parameter): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 3, arbitrary: as('yes', fitting(parameter)) },
    { weight: 2, arbitrary: as('no', unfitting(parameter)) },
    as('maybe', anyText),
  );

/** Values of the query, some parameters left out, and at times one that the operation does not know. */
export function queries({ parameters }: Operation): fc.Arbitrary<Values> {
  const model: Record<string, fc.Arbitrary<Value>> = { contract_check: as('yes', anyText) };
  for (const one of parameters.filter((other) => other.in === 'query')) model[one.name] = valueOf(one);
  return fc.record(model, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Values>;
}

/** Header values that a schema rules out. Blanks at the ends are no part of a header. */
export const badHeader = ({ schema: { maxLength = 200 } }: Parameter): fc.Arbitrary<string> => {
  const visible = codesOf(0x21, 0x7e);
  const long = visible.map((text) => text.repeat(maxLength + 1));
  const within = fc.constantFrom(' ', '\u00e9', '\u00ff', '\t');
  return fc.oneof(
    long,
    fc.tuple(visible, within, visible).map((parts) => parts.join('')),
  );
};

/** Path segments that name no row; some servers in front of a backend refuse slashes and dots by themselves. */
const segment = textOf(1, 64).filter(
  (text) => !/[/\\\n\t]/.test(text) && !/^\.+$/.test(text.trim()) && text.trim() !== '',
);
export const strangePaths = ({ parameters }: Operation): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'path')
        .map((one) => [one.name, one.schema.format === 'uuid' ? fc.oneof(fc.uuid({ version: 4 }), segment) : segment]),
    ),
    { noNullPrototype: true },
  );

/** The statuses that an answer to a query may have. */
export function statusesOf({ success, responses }: Operation, values: Values): number[] {
  const fits = Object.values(values).map((value) => value.fits);
  const isRange = 'from' in values || 'to' in values;
  if (fits.includes('no')) return [400];
  // A range of days may be the wrong way round or too long.
  return responses.has('400') && (fits.includes('maybe') || isRange) ? [success, 400] : [success];
}

/** Fails unless the numbers of a page agree with each other, with its rows and with the query. */
export function pagesAgree({ parameters }: Operation, values: Values, { body }: Answer): void {
  const [data, paging] = [at(body, 'data'), at(body, 'paging')];
  if (!Array.isArray(data) || paging === undefined) return;
  const number = (name: string) => {
    const given = values[name];
    const schema = parameters.find((one) => one.name === name)?.schema;
    return given ? (given.fits === 'yes' ? Number(given.text) : undefined) : schema?.default;
  };
  const total = Number(at(paging, 'total_item'));
  if (!parameters.some(({ name }) => name === 'page') || (!values['page'] && number('page') === undefined)) {
    same('data.length', total, data.length);
    return;
  }
  const page = number('page');
  if (page === undefined) return;
  const size = parameters.some(({ name }) => name === 'size') ? number('size') : limits.rowsOnPage;
  if (size === undefined) return;
  same('paging.page', page, at(paging, 'page'));
  same('paging.size', size, at(paging, 'size'));
  same('paging.total_page', Math.ceil(total / size), at(paging, 'total_page'));
  const rows = Math.max(0, Math.min(size, total - (page - 1) * size));
  must(data.length === rows, 'data.length', String(rows), data.length);
}

/** The request of a query. */
export const withQuery = (request: Request, values: Values): Request => ({
  ...request,
  query: Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text])),
});
