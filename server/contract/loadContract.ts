import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Schema = Record<string, unknown> & {
  $ref?: string;
  type?: unknown;
  format?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

type Role = 'ADMIN' | 'STAFF';

export interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-role'?: Role[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
}

/** The parsed contract, as far as the server reads it itself. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  [key: string]: unknown;
}

/** What a reference within the contract names, such as '#/components/schemas/Product'. */
export const referenced = (contract: Contract, $ref: string): unknown =>
  $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract);

const resolve = (contract: Contract, schema: Schema): Schema =>
  typeof schema.$ref === 'string' ? (referenced(contract, schema.$ref) as Schema) : schema;

/** In a form, a file arrives as an Upload: the contract's binary strings become the keyword `x-file` (see validation.ts). */
function withFiles(contract: Contract, given: Schema): Schema {
  const schema = resolve(contract, given);
  if (schema.type === 'string' && schema.format === 'binary') return { 'x-file': true };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((part) => withFiles(contract, part)) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, part]) => [name, withFiles(contract, part)]);
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> };
}

/** Every operation of the contract. */
export const operationsOf = (contract: Contract): Operation[] =>
  Object.values(contract.paths).flatMap((path) => Object.values(path));

/** The operation that a route was made for; '' for a route that is not of the contract. */
export function operationOf(schema: object | undefined): string {
  const { operationId = '' } = (schema ?? {}) as { operationId?: string };
  return operationId;
}

export const CONTRACT_FILE = 'openapi.yaml';

/** The contract as `npm run build` has parsed it, as reading YAML takes a tenth of the processor time of a start. */
export const PARSED_CONTRACT = 'build/contract.json';

interface Parsed {
  /** Of the text that was parsed: any other is parsed anew. */
  hash: string;
  contract: Contract;
}

/** What PARSED_CONTRACT holds for a text of the contract. */
export function parsedContract(text: string, file = PARSED_CONTRACT): Parsed {
  const hash = createHash('sha256').update(text).digest('hex');
  if (existsSync(file)) {
    const parsed = JSON.parse(readFileSync(file, 'utf8')) as Parsed;
    if (parsed.hash === hash) return parsed;
  }
  return { hash, contract: parse(text) as Contract };
}

let contract: Contract | undefined;

/** The contract in the working directory, which is read once. Nobody may change the answer. */
export const readContract = (): Contract => (contract ??= parsedContract(readFileSync(CONTRACT_FILE, 'utf8')).contract);

/**
 * Ajv's `removeAdditional: 'all'` takes away what `additionalProperties` describes, and keeps what a pattern does: an object by ids
 * becomes one.
 */
function withMaps(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withMaps);
  if (typeof node !== 'object' || node === null) return node;
  const { additionalProperties: values, ...rest } = node as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withMaps(part)]));
  return typeof values === 'object' ? { ...parts, patternProperties: { '^': withMaps(values) } } : parts;
}

/** A copy of the contract, its forms prepared for validation, without the path of pictures, which routes/pictures.ts answers. */
export function forValidation(document: Contract): Contract {
  const contract = withMaps(document) as Contract;
  Reflect.deleteProperty(contract.paths, '/public/{image_url}');
  for (const operation of operationsOf(contract)) {
    const form = operation.requestBody?.content['multipart/form-data'];
    if (form?.schema) form.schema = withFiles(contract, form.schema);
  }
  return contract;
}
