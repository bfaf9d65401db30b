import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Answer } from './client.ts';
import { type Difference, Differs, saidBy, show } from './difference.ts';
import type { Operation, Schema } from './document.ts';

// Not strict, as OpenAPI's own keywords (example, discriminator) are allowed in a schema.
const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, allowUnionTypes: true });
addFormats.default(ajv);
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
  const { allowedValues } = params as { allowedValues?: string[] };
  const expected = allowedValues ? `one of ${allowedValues.join(', ')}` : (message ?? keyword).replace(/^must be /, '');
  return { path: path || 'body', expected, got: show(data) };
}

/** Where an answer differs from what the contract documents for these statuses. */
export function differencesOf({ responses }: Operation, answer: Answer, statuses: number[]): Difference[] {
  const { status, contentType, body } = answer;
  if (!statuses.includes(status)) {
    return [{ path: 'status', expected: statuses.join(' or '), got: `${String(status)}${saidBy(answer)}` }];
  }
  if (!/^application\/json\b/i.test(contentType)) {
    return [{ path: 'content-type', expected: 'application/json', got: show(contentType) }];
  }
  if (body === undefined) return [{ path: 'body', expected: 'JSON', got: 'text that is none' }];
  const schema = responses.get(String(status))?.schema;
  if (!schema) return [];
  const validate = validatorOf(schema);
  if (validate(body)) return [];
  return (validate.errors ?? []).slice(0, MAX_DIFFERENCES).map(difference);
}

/** Fails unless the answer is what the contract documents for one of these statuses. */
export function documented(operation: Operation, answer: Answer, ...statuses: number[]): void {
  const differences = differencesOf(operation, answer, statuses);
  if (differences.length > 0) throw new Differs(differences);
}
