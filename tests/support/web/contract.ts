import type { EmbeddedAnswer } from '../../../src/api';

// The types and modules of a browser have neither node:fs nor the build of yaml for Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (file: string, encoding: 'utf8') => string }>('node:fs');
const { parse } = jest.requireActual<{ parse: (text: string) => unknown }>('../../../node_modules/yaml/dist/index.js');

export interface Operation {
  operationId: string;
  'x-level': 1 | 2;
  'x-role'?: string[];
  'x-token-role'?: string[];
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
}

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;

/** Every operation of the contract. */
export const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));

/**
 * The answer to a GET, such as '/api/images', as the contract's example of it has it: the first of its schema's.
 * Throws when the contract has none.
 */
export function exampleAnswer(call: string): EmbeddedAnswer {
  const [path = '', query] = call.split('?');
  const operation = contract.paths[path]?.['get'];
  const { schema } = operation?.responses['200']?.content?.['application/json'] ?? {};
  const [value] = contract.components.schemas[schema?.$ref?.split('/').at(-1) ?? '']?.examples ?? [];
  if (!operation || value === undefined) throw new Error(`openapi.yaml has no example of ${call}.`);
  return { endpointName: operation.operationId, arg: Object.fromEntries(new URLSearchParams(query)), value };
}
