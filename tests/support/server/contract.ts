import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Content {
  schema: object;
}
interface Response {
  $ref?: string;
  content?: { 'application/json'?: Content };
}
export interface Operation {
  operationId: string;
  method: string;
  path: string;
  security?: Record<string, string[]>[];
  'x-role'?: string;
  parameters?: { $ref: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
}
const contract = parse(readFileSync('openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { responses: Record<string, Response> };
};

/** Every operation of openapi.yaml. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

export function operation(operationId: string): Operation {
  const found = operations.find((candidate) => candidate.operationId === operationId);
  assert.ok(found, `openapi.yaml has no operation ${operationId}`);
  return found;
}

const ajv = new Ajv({ strict: false, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');
const compiled = new Map<object, ValidateFunction>();

/** References are within the document: they are made absolute, so that a part of it can be compiled alone. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object;

/** Fails unless the contract documents this answer: its status for the operation, and the form of its body. */
export function assertDocumented(operationId: string, status: number, body: unknown): void {
  const given = operation(operationId).responses[String(status)];
  assert.ok(given, `${operationId} does not document ${String(status)}: ${JSON.stringify(body).slice(0, 300)}`);
  const response = given.$ref ? contract.components.responses[given.$ref.split('/').at(-1) ?? ''] : given;
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return;
  const validate = compiled.get(schema) ?? ajv.compile(absolute(schema));
  compiled.set(schema, validate);
  assert.ok(validate(body), `${operationId} ${String(status)}: ${ajv.errorsText(validate.errors)}`);
}
