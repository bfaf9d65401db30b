import type { ErrorObject, ValidateFunction } from 'ajv';
// Its parts that the contract uses (published.test.ts), without the schema of schemas: the contract itself is checked where it is
// changed, and a packed check has no room for the others.
import core from 'ajv/dist/core.js';
import additionalProperties from 'ajv/dist/vocabularies/applicator/additionalProperties.js';
import allOf from 'ajv/dist/vocabularies/applicator/allOf.js';
import anyOf from 'ajv/dist/vocabularies/applicator/anyOf.js';
import items from 'ajv/dist/vocabularies/applicator/items.js';
import properties from 'ajv/dist/vocabularies/applicator/properties.js';
import formats from 'ajv/dist/vocabularies/format/index.js';
import bounds from 'ajv/dist/vocabularies/validation/index.js';
import type { Answer } from './client.ts';
import { type Difference, Differs, saidBy, show } from './difference.ts';
import type { Operation, Schema } from './document.ts';

// The contract's references are replaced when it is read, so that none of the rules of addresses is needed, whose package the packed
// check leaves out.
const uriResolver = {
  parse: (uri: string) => {
    const [path = '', fragment] = uri.split('#');
    return { path, ...(fragment !== undefined && { fragment }) };
  },
  serialize: ({ path = '', fragment }: { path?: string; fragment?: string }) =>
    fragment === undefined ? path : `${path}#${fragment}`,
  resolve: (base: string, to: string) => (to === '' || to.startsWith('#') ? `${base.split('#')[0] ?? ''}${to}` : to),
};

// Not strict, as OpenAPI's own keywords (example, discriminator) are allowed in a schema.
const ajv = new core.default({
  strict: false,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  uriResolver,
  meta: false,
  validateSchema: false,
  // A format that only another contract has is not checked, without a word.
  logger: false,
});
const applicators = [additionalProperties, allOf, anyOf, items, properties].map((one) => one.default);
for (const vocabulary of [bounds.default, applicators, formats.default]) ajv.addVocabulary(vocabulary);
// The formats of the contract alone: those of ajv-formats are as large as all generated requests.
const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);
ajv.addFormat('date', { validate: isDate });
ajv.addFormat('uuid', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i);
ajv.addFormat('int64', { type: 'number', validate: Number.isInteger });
// Instants are in UTC and end in Z: a time of a zone that is told otherwise is none of the contract's.
ajv.addFormat('date-time', {
  validate: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
});
/** Whether what a schema says by this word is checked. */
export const isKnownKeyword = (word: string): boolean => ajv.getKeyword(word) !== false;

const compiled = new Map<Schema, ValidateFunction>();
const MAX_DIFFERENCES = 5;

const validatorOf = (schema: Schema): ValidateFunction => {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
};

function difference({ instancePath, keyword, params, message, data }: ErrorObject): Difference {
  const path = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') {
    const { missingProperty } = params as { missingProperty: string };
    return { path: [path, missingProperty].filter(Boolean).join('.'), expected: 'to be there', got: 'nothing' };
  }
  if (keyword === 'format' && (params as { format?: string }).format === 'date-time')
    return { path, expected: 'an instant in UTC, such as 2027-05-01T02:30:00.000Z', got: show(data) };
  const { allowedValues } = params as { allowedValues?: string[] };
  const expected = allowedValues ? `one of ${allowedValues.join(', ')}` : (message ?? keyword).replace(/^must be /, '');
  return { path: path || 'body', expected, got: show(data) };
}

/** Fields that are empty texts where the contract has null for what has no value. */
function emptyTexts(schema: Schema, value: unknown, path: string): Difference[] {
  if (value === '' && [schema.type].flat().includes('null') && [schema.type].flat().includes('string'))
    return [{ path, expected: 'null, as it has no value', got: '""' }];
  if (Array.isArray(value))
    return value.flatMap((part: unknown, i) => emptyTexts(schema.items ?? {}, part, `${path}.${String(i)}`));
  if (typeof value !== 'object' || value === null) return [];
  const parts = [schema, ...(schema.allOf ?? [])].flatMap(({ properties = {} }) => Object.entries(properties));
  return parts.flatMap(([name, part]) =>
    emptyTexts(part, (value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`),
  );
}

const STACK = /(?:\\n|")\s*at \S+ \(|\\n\s+at \S|Traceback \(most recent|\.(?:[cm]?[jt]sx?|php|py|rb|go|java|cs):\d+/;

const SQL = /SQLSTATE|SQLITE_|\bER_[A-Z_]{4,}|\bORA-\d{5}|violates \w+(?:-\w+)? constraint|duplicate key value/i;
const MARKUP = /<!doctype|<\/?(?:html|body|pre|h1|p|br)[\s/>]/i;

/** What no failure shows: the inside of the server, or nothing to read at all. */
function insides(body: unknown): Difference[] {
  const text = JSON.stringify(body);
  const { message } = body as { message?: unknown };
  if (STACK.test(text)) return [{ path: 'body', expected: 'no stack trace', got: show(body) }];
  if (SQL.test(text)) return [{ path: 'body', expected: 'nothing of the database', got: show(body) }];
  const isPlain = typeof message === 'string' && /\S/.test(message) && !MARKUP.test(message);
  return isPlain ? [] : [{ path: 'message', expected: 'one plain sentence', got: show(message) }];
}

/** Whether an answer is called JSON, and in no other charset than UTF-8 if it names one. */
function isJson(contentType: string): boolean {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charsets = parameters.filter((one) => one.startsWith('charset='));
  return type === 'application/json' && charsets.every((one) => one === 'charset=utf-8' || one === 'charset="utf-8"');
}

/** Where an answer differs from what the contract documents for these statuses. */
export function differencesOf({ responses }: Operation, answer: Answer, statuses: number[]): Difference[] {
  const { status, contentType, body, wrongs } = answer;
  if (!statuses.includes(status)) {
    return [{ path: 'status', expected: statuses.join(' or '), got: `${String(status)}${saidBy(answer)}` }];
  }
  if (wrongs.length > 0) return wrongs;
  if (!isJson(contentType)) {
    return [{ path: 'content-type', expected: 'application/json (charset=utf-8 or none)', got: show(contentType) }];
  }
  if (body === undefined) return [{ path: 'body', expected: 'JSON', got: 'text that is none' }];
  const schema = responses.get(String(status))?.schema;
  if (!schema) return [];
  const validate = validatorOf(schema);
  if (validate(body)) return status < 400 ? emptyTexts(schema, body, '').slice(0, MAX_DIFFERENCES) : insides(body);
  return (validate.errors ?? []).slice(0, MAX_DIFFERENCES).map(difference);
}

/** Fails unless the answer is what the contract documents for one of these statuses. */
export function documented(operation: Operation, answer: Answer, ...statuses: number[]): void {
  const differences = differencesOf(operation, answer, statuses);
  if (differences.length > 0) throw new Differs(differences);
}
