import { CORE_SCHEMA, load } from 'js-yaml';
import { own } from './own.ts';

/** Any JSON. */
export type Example = string | number | boolean | null | Example[] | { [field: string]: Example };

type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The parts of a schema that the check reads; references are resolved. */
export interface Schema {
  type?: TypeName | TypeName[];
  format?: string;
  description?: string;
  enum?: string[];
  examples?: Example[];
  default?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  /** Left out: that of the operation. */
  'x-level'?: Level;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  schema: Schema | null;
  example?: unknown;
  headers: string[];
}

/** 1: what every backend has; 2: what running a school needs beyond it. */
export type Level = 1 | 2;

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The group that it belongs to. */
  tag: string;
  summary: string;
  description: string;
  /** Which token it takes; null: none. */
  token: 'accessToken' | 'refreshToken' | null;
  /** Whether it works without a token as well. */
  isOptional: boolean;
  level: Level;
  /** From which level on the token is looked at. */
  tokenLevel: Level;
  /** Who may call it; nobody named: everybody, or who is signed in. */
  roles: Role[];
  parameters: Parameter[];
  body: { type: string; schema: Schema; example?: unknown } | null;
  /** By status, and 'default'. */
  responses: Map<string, Response>;
  /** The status of its success. */
  success: number;
}

type Node = Record<string, unknown>;
interface Media {
  schema?: Schema;
  example?: unknown;
  /** Several, by their names. */
  examples?: Record<string, { value: unknown }>;
}
export type Role = 'ADMIN' | 'STAFF';

interface Written {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  'x-level': Level;
  'x-token-level'?: Level;
  'x-role'?: Role[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: Node }>;
}

/** Whether an operation takes a form. */
export const isForm = ({ body }: Operation): boolean => body?.type === 'multipart/form-data';

/** A copy with every `$ref` replaced by what it names. */
function resolved(node: unknown, root: Node, within: string[] = []): unknown {
  if (Array.isArray(node)) return node.map((part) => resolved(part, root, within));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') {
    if (within.includes($ref)) throw new Error(`openapi.yaml: ${$ref} contains itself.`);
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Node)[key], root);
    return resolved(target, root, [...within, $ref]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, resolved(part, root, within)]));
}

function operationOf(method: string, path: string, written: Written): Operation {
  const { security = [], requestBody, responses } = written;
  const [token = null] = security.flatMap((requirement) => Object.keys(requirement));
  const [body] = Object.entries(requestBody?.content ?? {});
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path,
    tag: written.tags?.[0] ?? '',
    summary: written.summary ?? '',
    description: written.description ?? '',
    token: token as Operation['token'],
    isOptional: security.some((requirement) => Object.keys(requirement).length === 0),
    level: written['x-level'],
    tokenLevel: written['x-token-level'] ?? 1,
    roles: written['x-role'] ?? [],
    parameters: written.parameters ?? [],
    body: body ? { type: body[0], schema: body[1].schema ?? {}, example: body[1].example } : null,
    responses: new Map(
      Object.entries(responses).map(([status, { content, headers = {} }]) => {
        const media = content?.['application/json'];
        const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
        return [status, { schema: media?.schema ?? null, example, headers: Object.keys(headers) }];
      }),
    ),
    success: Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200),
  };
}

/** The contract: its version, and its operations in their order. */
export interface Contract {
  version: string;
  operations: Operation[];
}

/** Reads the contract, YAML or JSON. */
export function contractOf(text: string): Contract {
  // js-yaml, as the packed check is a third smaller with it than with the package yaml; no day is read as an instant.
  const root = load(text, { schema: CORE_SCHEMA }) as Node;
  const { info, paths } = resolved(root, root) as {
    info: { version: string };
    paths: Record<string, Record<string, Written>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => operationOf(method, path, written)),
  );
  return { version: info.version, operations };
}

/** The operations of our own contract. */
export const readOperations = (): Operation[] => contractOf(own.contract()).operations;

/** A schema without the fields, at any depth, that are left out. */
export function without(schema: Schema, isLeftOut: (name: string, part: Schema) => boolean): Schema {
  const { properties, items } = schema;
  const kept = Object.entries(properties ?? {}).filter(([name, part]) => !isLeftOut(name, part));
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(kept.map(([name, part]) => [name, without(part, isLeftOut)])) }),
    ...(items && { items: without(items, isLeftOut) }),
  };
}

/** What the checks read in descriptions; all other words of the contract are for people. */
export const readWords = {
  levelTwo: /^Level 2\b/,
  newestFirst: /newest first/i,
  mayGuess: /similar names/,
};

/** Whether a part of a schema is of level 2: its description begins with it. */
export const isOfLevelTwo = ({ description }: { description?: unknown }): boolean =>
  typeof description === 'string' && readWords.levelTwo.test(description);

/** What a backend of a level has: without the operations, parameters, fields of bodies, tokens and roles of higher ones. */
export const ofLevel = (operations: Operation[], level: Level): Operation[] =>
  operations
    .filter((operation) => operation.level <= level)
    .map((operation) => ({
      ...operation,
      ...(operation.tokenLevel > level && { token: null, isOptional: false }),
      parameters: operation.parameters.filter((parameter) => (parameter['x-level'] ?? 1) <= level),
      ...(operation.body &&
        level === 1 && {
          body: { ...operation.body, schema: without(operation.body.schema, (_, part) => isOfLevelTwo(part)) },
        }),
      roles: operation.roles.filter((role) => role !== 'STAFF' || level === 2),
    }));

/** What a backend of a level does not have. */
export const above = (operations: Operation[], level: Level): Operation[] =>
  // Pictures are shown on every level, by whichever operation.
  operations.filter((operation) => operation.level > level && operation.responses.get('200')?.schema !== null);

/** The level that somebody asks for; undefined when there is none of that name. */
export const levelNamed = (text: string): Level | undefined =>
  ([1, 2] as const).find((level) => String(level) === text);
