import assert from 'node:assert/strict';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readContract } from '../../../server/contract/loadContract.ts';

/** A schema, as far as the tests look into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  minLength?: number;
  pattern?: string;
  format?: string;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Content {
  schema: Schema;
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
  'x-role'?: ('ADMIN' | 'STAFF')[];
  parameters?: { name?: string; $ref?: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
}
const contract = readContract() as unknown as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: {
    parameters: Record<string, { name: string }>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
  };
};

/** Every operation of openapi.yaml that answers JSON; pictures have tests of their own. */
export const operations: Operation[] = Object.entries(contract.paths)
  .filter(([path]) => path !== '/public/{image_url}')
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

export function operation(operationId: string): Operation {
  const found = operations.find((candidate) => candidate.operationId === operationId);
  assert.ok(found, `openapi.yaml has no operation ${operationId}`);
  return found;
}

/** Whether an operation documents a parameter of this name. */
export const takes = ({ parameters = [] }: Operation, name: string): boolean =>
  parameters.some(({ name: own, $ref = '' }) => {
    const shared = contract.components.parameters[$ref.split('/').at(-1) ?? ''];
    return (own ?? shared?.name) === name;
  });

/** A schema itself, where it is given by its name. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema) : schema;

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
