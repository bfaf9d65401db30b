import { type Call, type Field, PICTURE, VARIABLES } from './calls.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const script = (listen: string, lines: string[]) => ({ listen, script: { type: 'text/javascript', exec: lines } });

/** `data.booking.id` → `data?.booking?.id`, as JavaScript reads it. */
const access = (path: string): string => path.replace(/\.(\d+)/g, '?.[$1]').replace(/\.(?=[a-z])/gi, '?.');

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
          `if (pm.response.code === ${String(call.status)}) pm.collectionVariables.set('${name}', pm.response.json()?.${access(path)});`,
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
