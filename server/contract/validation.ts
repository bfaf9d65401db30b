import { Ajv } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { boundKeywords } from './boundedKeywords.ts';
import { lowerIds } from './lowerIds.ts';

/** A file of a form, on disk while its request lasts. A class, so that no JSON body can pass for one and name a file. */
export class Upload {
  readonly file: string;
  constructor(file: string) {
    this.file = file;
  }
}

function compiler(coerceTypes: false | 'array', removeAdditional: 'all' | false = 'all'): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional,
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    keywords: ['example', 'x-message'],
  });
  boundKeywords(ajv);
  lowerIds(ajv);
  ajv.addKeyword({
    keyword: 'x-file',
    error: { message: 'must be a file' },
    validate: (_: boolean, value: unknown) => value instanceof Upload,
  });
  return ajv;
}

type Compilers = Record<'strict' | 'coercing' | 'forHeaders', Ajv>;

let compilers: Compilers | undefined;

/**
 * Validates requests against the contract. Query and path are text and are coerced; in a body coercion would turn null into '',
 * '5' into 5 and a blank text into 0 (the fields of forms are read before: plugins/formFields.ts). What a query or a body holds
 * beyond the contract never reaches a handler, and ids reach it in lower case.
 * Ajv keeps what it has compiled, so a schema is compiled once, however many routes and servers of this process have it.
 */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  compilers ??= { strict: compiler(false), coercing: compiler('array'), forHeaders: compiler('array', false) };
  const { strict, coercing, forHeaders } = compilers;
  const byPart: Record<string, Ajv> = { headers: forHeaders, body: strict };
  return ({ schema, httpPart = '' }) => (byPart[httpPart] ?? coercing).compile(schema as object);
}
