import { readContract } from '../server/contract/loadContract.ts';

/** A part of the contract. */
export type Node = Record<string, unknown>;

/** What an operation answers with a status: its example, if it is JSON. */
export interface WrittenAnswer {
  /** Its schema, if it is JSON; `followed` finds what it refers to. */
  schema: Node | null;
  example: unknown;
  /** The names of its headers. */
  headers: string[];
}

/** An operation as openapi.yaml has it, as far as the mock and the build of the site read it. */
export interface WrittenOperation {
  id: string;
  method: string;
  /** Such as '/api/users/{id}'. */
  path: string;
  level: number;
  /** From which level on it looks at a token. */
  tokenLevel: number;
  /** Whether it works without a token. */
  isForGuests: boolean;
  parameters: { name: string; in: string; level: number }[];
  /** By status, and 'default'. */
  answers: Map<string, WrittenAnswer>;
}

/** A part of the contract, or what its `$ref` names. */
export function followed(node: unknown): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as Node;
  const names = $ref.slice(2).split('/');
  return followed(names.reduce<unknown>((at, name) => (at as Node)[name], readContract()));
}

/** An answer's own example, else the first of its schema's. */
function answerOf(node: unknown): WrittenAnswer {
  const { content = {}, headers = {} } = followed(node) as { content?: Record<string, Node>; headers?: Node };
  const json = content['application/json'];
  const named = Object.values((json?.['examples'] ?? {}) as Record<string, { value: unknown }>)[0]?.value;
  const schema = json ? followed(json['schema']) : null;
  const [first] = (schema?.['examples'] ?? []) as unknown[];
  return { schema, example: json?.['example'] ?? named ?? first, headers: Object.keys(headers) };
}

function operationOf(method: string, path: string, node: Node): WrittenOperation {
  const parameters = ((node['parameters'] ?? []) as unknown[]).map(followed);
  const security = (node['security'] ?? []) as object[];
  const answers = Object.entries(node['responses'] as Node);
  return {
    id: String(node['operationId']),
    method: method.toUpperCase(),
    path,
    level: Number(node['x-level']),
    tokenLevel: Number(node['x-token-level'] ?? 1),
    isForGuests: security.length === 0 || security.some((one) => Object.keys(one).length === 0),
    parameters: parameters.map((parameter) => ({
      name: String(parameter['name']),
      in: String(parameter['in']),
      level: Number(parameter['x-level'] ?? 1),
    })),
    answers: new Map(answers.map(([status, answer]) => [status, answerOf(answer)])),
  };
}

/** The operations of openapi.yaml, with the examples of their answers. */
export function writtenOperations(): WrittenOperation[] {
  const { paths } = readContract() as Node;
  return Object.entries(paths as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, node]) => operationOf(method, path, node)),
  );
}
