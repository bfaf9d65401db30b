import { Ajv, type AnySchemaObject, str } from 'ajv';
import addFormats, { type FormatName } from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** A file of a form, on disk while its request lasts. A class, so that no JSON body can pass for one and name a file. */
export class Upload {
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
}

export const isUpload = (value: unknown): value is Upload => value instanceof Upload;

/** The formats that a request may have: each looks at a set number of characters, however long the text is. */
const BOUNDED_FORMATS: FormatName[] = ['uuid', 'date'];

/** Whether a text has too many characters, counted as JSON Schema does: one that takes two units is one. */
const isTooLong = (text: string, maxLength: number): boolean =>
  text.length > maxLength && (text.length > 2 * maxLength || Array.from(text).length > maxLength);

/** `pattern`, which looks at no text that is too long: with `allErrors` Ajv's own would, though maxLength has refused it. */
function boundedPattern(pattern: string, { maxLength }: AnySchemaObject): (text: string) => boolean {
  if (typeof maxLength !== 'number') throw new Error(`The pattern ${pattern} needs a maxLength beside it.`);
  const expression = new RegExp(pattern, 'u');
  return (text) => isTooLong(text, maxLength) || expression.test(text);
}

function compiler(coerceTypes: boolean | 'array', removeAdditional: false | 'all' = false): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional,
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    keywords: ['example'],
  });
  addFormats.default(ajv, BOUNDED_FORMATS); // any other one is unknown, with which the server does not start
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: { message: ({ schemaCode }) => str`must match pattern "${schemaCode}"` },
    compile: boundedPattern,
  });
  ajv.addKeyword({
    keyword: 'x-file',
    error: { message: 'must be a file' },
    validate: (_: boolean, value: unknown) => isUpload(value),
  });
  return ajv;
}

interface HeadersSchema {
  properties?: Record<string, unknown>;
}

/** Headers arrive in lower case; Fastify leaves a schema's names to a compiler that is not its own. */
const withLowerCase = (schema: HeadersSchema): object => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name.toLowerCase(), part]),
  ),
});

/**
 * Validates requests against the contract. Query, path and form fields are text and are coerced; in a JSON body
 * coercion would turn null into '' and '5' into 5.
 */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const strict = compiler(false);
  const coercing = compiler('array');
  // What a query holds beyond the contract never reaches a handler.
  const forQueries = compiler('array', 'all');
  return ({ schema, httpPart, contentType }) => {
    if (httpPart === 'querystring') return forQueries.compile(schema as object);
    const isJson = httpPart === 'body' && contentType === 'application/json';
    const applied = httpPart === 'headers' ? withLowerCase(schema as HeadersSchema) : (schema as object);
    return (isJson ? strict : coercing).compile(applied);
  };
}
