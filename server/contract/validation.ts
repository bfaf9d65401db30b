import { Ajv } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { boundKeywords } from './boundedKeywords.ts';

/** A file of a form, on disk while its request lasts. A class, so that no JSON body can pass for one and name a file. */
export class Upload {
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
}

function compiler(coerceTypes: boolean | 'array', removeAdditional: 'all' | false = 'all'): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional,
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    keywords: ['example'],
  });
  boundKeywords(ajv);
  ajv.addKeyword({
    keyword: 'x-file',
    error: { message: 'must be a file' },
    validate: (_: boolean, value: unknown) => value instanceof Upload,
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
 * coercion would turn null into '' and '5' into 5. What a query or a body holds beyond the contract never reaches a handler.
 */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const strict = compiler(false);
  const coercing = compiler('array');
  const forHeaders = compiler('array', false);
  return ({ schema, httpPart, contentType }) => {
    if (httpPart === 'headers') return forHeaders.compile(withLowerCase(schema as HeadersSchema));
    const isJson = httpPart === 'body' && contentType === 'application/json';
    return (isJson ? strict : coercing).compile(schema as object);
  };
}
