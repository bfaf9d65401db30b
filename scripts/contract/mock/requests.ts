import type { IncomingMessage } from 'node:http';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isFile } from '../bodies.ts';
import type { Operation, Parameter, Schema } from '../document.ts';
import { parsedForm } from './forms.ts';
import { badRequest, Refusal } from './refusal.ts';
import type { Fields } from './school.ts';

const MAX_JSON = 1024 * 1024;
/** A picture of the size that is allowed, and the rest of its form. */
const MAX_FORM = 11 * 1024 * 1024;

const strict = new Ajv({ strict: false, allErrors: true, allowUnionTypes: true });
/** Queries and forms are text. */
const coercing = new Ajv({
  strict: false,
  allErrors: true,
  allowUnionTypes: true,
  coerceTypes: true,
  useDefaults: true,
});
addFormats.default(strict);
addFormats.default(coercing);

/** An operation with what checks its requests. */
export interface Checked {
  operation: Operation;
  params: ValidateFunction;
  query: ValidateFunction;
  headers: ValidateFunction;
  body: ValidateFunction | null;
}

/** What stands for a field of a form that is a file: the texts that may be there instead. */
const textsInstead = ({ anyOf = [] }: Schema): object => ({ anyOf: [...anyOf.filter((one) => !isFile(one)), false] });

/** The schema of a form whose files are looked at apart. */
const withoutFiles = (schema: Schema): object => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, isFile(part) ? {} : part]),
  ),
});

function validatorOf(parameters: Parameter[], place: Parameter['in']): ValidateFunction {
  const own = parameters.filter((one) => one.in === place);
  const named = own.map(({ name, schema }) => [place === 'header' ? name.toLowerCase() : name, schema] as const);
  return coercing.compile({ type: 'object', properties: Object.fromEntries(named) });
}

export function checked(operation: Operation): Checked {
  const { parameters, body } = operation;
  const isForm = body?.type === 'multipart/form-data';
  return {
    operation,
    params: validatorOf(parameters, 'path'),
    query: validatorOf(parameters, 'query'),
    headers: validatorOf(parameters, 'header'),
    body: body && (isForm ? coercing.compile(withoutFiles(body.schema)) : strict.compile(body.schema)),
  };
}

const details = (place: string, errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, message = 'is not valid' }) => `${place}${instancePath} ${message}`);

function assertValid(validate: ValidateFunction, value: unknown, place: string): void {
  if (!validate(value)) throw badRequest(details(place, validate.errors));
}

/** Whether a text in a value holds what no database stores: U+0000, or half of a surrogate pair. */
const isUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  return Object.values(value).some(isUnstorable);
};

function assertStorable(value: unknown): void {
  if (isUnstorable(value)) throw badRequest(['A text has a character that cannot be stored.']);
}

/** The whole body; one that is too large is read to its end, so that its sender gets the answer. */
async function read(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
  }
  if (size > most) throw new Refusal(413, 'The request is too large.');
  return Buffer.concat(parts);
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw badRequest(['body is not valid JSON']);
  }
}

/** Whether each file of a form is one, or a text that may stand for one. */
function assertFiles(schema: Schema, body: Fields): void {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const value = body[name];
    if (!isFile(part) || value === undefined || value instanceof Blob) continue;
    if (!strict.validate(textsInstead(part), value)) throw badRequest([`body/${name} must be a file`]);
  }
}

/** The body of a request as the contract knows it: 400, 413 and 415 where it is another. */
export async function bodyOf(request: IncomingMessage, { operation, body: validate }: Checked): Promise<Fields> {
  const isForm = operation.body?.type === 'multipart/form-data';
  const bytes = await read(request, isForm ? MAX_FORM : MAX_JSON);
  if (!operation.body || !validate) return {};
  const type = request.headers['content-type'] ?? '';
  if (type === '' && bytes.length === 0) throw badRequest(['body must be there']);
  if (type.split(';')[0]?.trim().toLowerCase() !== operation.body.type)
    throw new Refusal(415, `The request must be ${operation.body.type}.`);
  const body = isForm ? parsedForm(bytes, type) : parsedJson(bytes);
  assertStorable(body);
  assertValid(validate, body, 'body');
  if (isForm) assertFiles(operation.body.schema, body as Fields);
  return body as Fields;
}

/** The parameters of a request: 400 where the contract has others. */
export function parametersOf(request: IncomingMessage, url: URL, { operation, ...validators }: Checked) {
  const query: Fields = {};
  for (const name of new Set(url.searchParams.keys())) {
    const all = url.searchParams.getAll(name);
    query[name] = all.length === 1 ? all[0] : all;
  }
  const names = operation.path.split('/');
  const given = url.pathname.split('/');
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    if (!name.startsWith('{')) continue;
    params[name.slice(1, -1)] = decoded(given[index] ?? '');
  }
  const key = request.headers['idempotency-key'];
  const headers = { ...(typeof key === 'string' && key !== '' && { 'idempotency-key': key }) };
  assertStorable([params, query]);
  assertValid(validators.params, params, 'params');
  assertValid(validators.query, query, 'querystring');
  assertValid(validators.headers, headers, 'headers');
  return { params, query, key: headers['idempotency-key'] };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badRequest(['params are not valid']);
  }
}
