import { type Call, type Field, PICTURE, VARIABLES } from './calls.ts';

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (name: string, lines: string[]): string => `${name} {\n${indented(lines.join('\n'))}\n}\n`;

const access = (path: string): string => path.replace(/\.(\d+)/g, '[$1]');

function bodyBlock({ body }: Call): string[] {
  if (!body) return [];
  if ('json' in body) return [block('body:json', [body.json])];
  return [
    block(
      'body:multipart-form',
      body.form.map(({ name, value, isFile }) =>
        isFile ? `${name}: @file(${PICTURE})` : `${value === '' ? '~' : ''}${name}: ${value}`,
      ),
    ),
  ];
}

const bodyKind = ({ body }: Call): string => (!body ? 'none' : 'json' in body ? 'json' : 'multipartForm');

/** One request as Bruno keeps it in a file; `place` is its own in its folder. */
function request(call: Call, place: number): string {
  const sets = Object.entries(call.sets).map(([name, path]) => `${name}: res.body.${access(path)}`);
  return [
    block('meta', [`name: ${call.name} (${call.id})`, 'type: http', `seq: ${String(place)}`]),
    block(call.method.toLowerCase(), [
      `url: {{baseUrl}}${call.path}`,
      `body: ${bodyKind(call)}`,
      `auth: ${call.token === null ? 'none' : 'bearer'}`,
    ]),
    ...(call.query.length > 0
      ? [
          block(
            'params:query',
            call.query.map(({ name, value, isRequired }) => `${isRequired ? '' : '~'}${name}: ${value}`),
          ),
        ]
      : []),
    ...(call.token === null ? [] : [block('auth:bearer', [`token: {{${call.token}}}`])]),
    ...bodyBlock(call),
    ...(sets.length > 0 ? [block('vars:post-response', sets)] : []),
    block('assert', [`res.status: eq ${String(call.status)}`]),
    ...(call.description === '' ? [] : [block('docs', [call.description])]),
  ].join('\n');
}

/**
 * A collection for Bruno: the content of each of its files, by path. Folders that need nothing of each other have the same number, and
 * requests are counted in their folder, so that a new tag or request changes no file of another folder.
 */
export function bruno(calls: Call[], { title, version }: { title: string; version: string }): Map<string, string> {
  const collection = {
    version: '1',
    name: `${title} ${version}`,
    type: 'collection',
    ignore: ['node_modules', '.git'],
  };
  const folders = new Map(calls.map(({ folder, rank }) => [folder, rank]));
  const { password: _secret, ...shown } = VARIABLES;
  const variables = Object.entries(shown).map(([name, value]) => `${name}: ${value}`.trimEnd());
  const environment = `${block('vars', variables)}vars:secret [\n  password\n]\n`;
  return new Map([
    ['bruno.json', `${JSON.stringify(collection, null, 2)}\n`],
    ['environments/local.bru', environment],
    ...[...folders].map(([name, rank]): [string, string] => [
      `${name}/folder.bru`,
      block('meta', [`name: ${name}`, `seq: ${String(rank + 1)}`]),
    ]),
    ...calls.map((call): [string, string] => {
      const others = calls.filter(({ folder }) => folder === call.folder);
      return [`${call.folder}/${call.id}.bru`, request(call, others.indexOf(call) + 1)];
    }),
  ]);
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const script = (listen: string, lines: string[]) => ({ listen, script: { type: 'text/javascript', exec: lines } });

/** `data.booking.id` → `data?.booking?.id`, as JavaScript reads it. */
const optional = (path: string): string => path.replace(/\.(\d+)/g, '?.[$1]').replace(/\.(?=[a-z])/gi, '?.');

const formField = ({ name, value, isFile }: Field) =>
  isFile ? { key: name, type: 'file', src: PICTURE } : { key: name, type: 'text', value, disabled: value === '' };

function bodyOf({ body }: Call) {
  if (!body) return {};
  if ('form' in body) return { body: { mode: 'formdata', formdata: body.form.map(formField) } };
  return { body: { mode: 'raw', raw: body.json, options: { raw: { language: 'json' } } } };
}

const item = (call: Call) => ({
  name: `${call.name} (${call.id})`,
  event: [
    script('test', [
      `pm.test('answers ${String(call.status)}', () => pm.response.to.have.status(${String(call.status)}));`,
      ...Object.entries(call.sets).map(
        ([name, path]) =>
          `if (pm.response.code === ${String(call.status)}) pm.collectionVariables.set('${name}', pm.response.json()?.${optional(path)});`,
      ),
    ]),
  ],
  request: {
    method: call.method,
    description: call.description,
    header: 'json' in (call.body ?? {}) ? [{ key: 'Content-Type', value: 'application/json' }] : [],
    auth:
      call.token === null
        ? { type: 'noauth' }
        : { type: 'bearer', bearer: [{ key: 'token', value: `{{${call.token}}}`, type: 'string' }] },
    url: {
      raw: `{{baseUrl}}${call.path}`,
      host: ['{{baseUrl}}'],
      path: call.path.slice(1).split('/'),
      query: call.query.map(({ name, value, isRequired }) => ({ key: name, value, disabled: !isRequired })),
    },
    ...bodyOf(call),
  },
});

/** A collection that Postman, Insomnia and Hoppscotch import (format 2.1). */
export function postman(calls: Call[], { title, version }: { title: string; version: string }) {
  const folders = [...new Set(calls.map(({ folder }) => folder))];
  const others = [...new Set(calls.flatMap(({ sets }) => Object.keys(sets)))].filter((name) => !(name in VARIABLES));
  return {
    info: {
      name: `${title} ${version}`,
      description: 'Made from openapi.yaml. Fill in baseUrl, email and password, send login, then any other request.',
      schema: SCHEMA,
    },
    variable: [
      ...Object.entries(VARIABLES).map(([key, value]) => ({ key, value })),
      ...others.map((key) => ({ key, value: '' })),
    ],
    item: folders.map((name) => ({ name, item: calls.filter(({ folder }) => folder === name).map(item) })),
  };
}
