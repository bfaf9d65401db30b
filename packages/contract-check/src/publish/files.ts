import { parse, stringify } from 'yaml';
import { ofLevel, readOperations } from '../document.ts';
import { levelOne } from './levelOne.ts';
import { own } from '../own.ts';
import { png } from '../png.ts';
import { bruno, postman } from './collections.ts';
import { type Call, callsOf, PICTURE } from './calls.ts';

/** Any part of an OpenAPI document. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (node: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));
const each = (value: unknown, change: (part: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value);

/** Changes the type of a schema, which may be a list with 'null' in OpenAPI 3.1 and is one name in 3.0. */
function withOneType({ type, ...schema }: Node): Node {
  const types: unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const [one, ...others] = types.filter((name) => name !== 'null');
  if (others.length > 0) throw new Error(`OpenAPI 3.0 knows no schema of two types: ${JSON.stringify(types)}.`);
  return {
    ...(one !== undefined && { type: one }),
    ...(types.includes('null') && { nullable: true }),
    ...schema,
  };
}

function schema30(value: unknown): unknown {
  if (!isNode(value)) return value;
  const { $ref, ...given } = value;
  const { const: only, examples, ...rest } = given;
  const schema = withOneType(rest);
  if (only !== undefined) schema['enum'] = [only];
  if (Array.isArray(examples)) schema['example'] = examples[0] as unknown;
  for (const key of ['items', 'allOf', 'anyOf', 'oneOf', 'not', 'additionalProperties'])
    if (key in schema) schema[key] = each(schema[key], schema30);
  if (isNode(schema['properties'])) schema['properties'] = mapped(schema['properties'], schema30);
  if ($ref === undefined) return schema;
  // In 3.0 nothing may stand beside a reference.
  return Object.keys(schema).length === 0 ? { $ref } : { allOf: [{ $ref }], ...schema };
}

function part30(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => part30(part));
  if (!isNode(value)) return value;
  if (key === 'schema') return schema30(value);
  if (key === 'schemas') return mapped(value, schema30);
  if (key === 'example' || key === 'examples') return value;
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] };
  return mapped(value, part30);
}

/**
 * A contract of OpenAPI 3.1 as one of 3.0, for generators that refuse 3.1 (those of Go and PHP). What is said in words alone
 * stays as it is; webhooks are left out, as 3.0 has none. Throws for a schema that 3.0 cannot say.
 */
export function openapi30(document: Node): Node {
  const { openapi: _version, info, webhooks: _webhooks, ...rest } = document;
  const { summary: _summary, license, ...about } = info as Node;
  const { identifier, ...named } = (license ?? {}) as Node;
  const its =
    typeof identifier === 'string' ? { ...named, url: `https://spdx.org/licenses/${identifier}.html` } : named;
  return { openapi: '3.0.3', info: { ...about, license: its }, ...(part30(rest) as Node) };
}

/** The collections of some requests, in a folder. */
function collections(
  folder: string,
  calls: Call[],
  info: { title: string; version: string },
  picture: Buffer,
): [string, string | Buffer][] {
  return [
    [`${folder}/postman.json`, `${JSON.stringify(postman(calls, info), null, 2)}\n`],
    [`${folder}/${PICTURE}`, picture],
    ...[...bruno(calls, info)].map(([file, text]): [string, string] => [`${folder}/bruno/${file}`, text]),
    [`${folder}/bruno/${PICTURE}`, picture],
  ];
}

const LEVEL_ONE = '# Made from openapi.yaml: what every backend has to have. Not to be edited.\n';
const HEAD = '# Made from openapi.yaml, for tools that do not take OpenAPI 3.1. Not to be edited.\n';

/** What other tools take instead of openapi.yaml, by the paths of the files: the contract as OpenAPI 3.0, and collections for Postman and Bruno. */
export function publishedFiles(): Map<string, string | Buffer> {
  const document = parse(own.contract()) as Node & { info: { title: string; version: string } };
  const operations = readOperations();
  // Written so that readers of YAML 1.1, such as Go's, take no day for an instant.
  const options = { version: '1.1', lineWidth: 140, aliasDuplicateObjects: false } as const;
  const picture = png(640, 360);
  return new Map<string, string | Buffer>([
    ['openapi-3.0.yaml', HEAD + stringify(openapi30(document), options)],
    ['openapi-level-1.yaml', LEVEL_ONE + stringify(levelOne(document), { ...options, version: '1.2' })],
    ...collections('collections', callsOf(operations), document.info, picture),
    ...collections('collections/level-1', callsOf(ofLevel(operations, 1)), document.info, picture),
  ]);
}
