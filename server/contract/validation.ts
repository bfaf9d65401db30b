import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** A file of a form, in memory. */
export interface Upload {
  filename: string;
  data: Buffer;
}

export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && Buffer.isBuffer((value as Partial<Upload>).data);

function compiler(coerceTypes: boolean | 'array'): Ajv {
  const ajv = new Ajv({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    keywords: ['example'],
  });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: 'x-file',
    error: { message: 'must be a file' },
    validate: (_: boolean, value: unknown) => isUpload(value),
  });
  return ajv;
}

/**
 * Validates requests against the contract. Query, path and form fields are text and are coerced; in a JSON body
 * coercion would turn null into '' and '5' into 5.
 */
export function validatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const strict = compiler(false);
  const coercing = compiler('array');
  return ({ schema, httpPart, contentType }) => {
    const isJson = httpPart === 'body' && contentType === 'application/json';
    return (isJson ? strict : coercing).compile(schema as object);
  };
}
