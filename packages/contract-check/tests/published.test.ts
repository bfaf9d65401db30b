import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { contractOf, ofLevel, readOperations, type Schema } from '../src/document.ts';
import { isKnownKeyword } from '../src/validate.ts';
import { bruno, postman } from '../src/publish/collections.ts';
import { callsOf, VARIABLES } from '../src/publish/calls.ts';
import { openapi30, publishedFiles } from '../src/publish/files.ts';

const document = (schema: object) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0', summary: 'S', license: { name: 'MIT', identifier: 'MIT' } },
  paths: {},
  components: { schemas: { Row: schema } },
});
const rowOf = (schema: object): unknown => {
  const { components } = openapi30(document(schema)) as { components: { schemas: { Row: unknown } } };
  return components.schemas.Row;
};

describe('the contract as OpenAPI 3.0', () => {
  for (const [name, given, expected] of [
    ['null as a type', { type: ['string', 'null'], maxLength: 5 }, { type: 'string', nullable: true, maxLength: 5 }],
    ['one value', { const: true }, { enum: [true] }],
    ['examples', { type: 'object', examples: [{ type: 'x' }] }, { type: 'object', example: { type: 'x' } }],
    ['words beside a reference', { $ref: '#/x', description: 'D' }, { allOf: [{ $ref: '#/x' }], description: 'D' }],
    ['a reference alone', { $ref: '#/x' }, { $ref: '#/x' }],
    [
      'schemas within',
      { type: 'object', properties: { type: { type: ['integer', 'null'] } }, items: { const: 1 } },
      { type: 'object', properties: { type: { type: 'integer', nullable: true } }, items: { enum: [1] } },
    ],
  ] as const) {
    it(`writes ${name} as 3.0 does`, () => {
      assert.deepEqual(rowOf(given), expected);
    });
  }

  it('leaves out of the head what 3.0 does not know', () => {
    const { openapi, info } = openapi30(document({}));
    assert.equal(openapi, '3.0.3');
    const license = { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' };
    assert.deepEqual(info, { title: 'T', version: '1.0.0', license });
  });

  it('refuses what 3.0 cannot say', () => {
    assert.throws(() => rowOf({ type: ['string', 'integer'] }), /no schema of two types/);
  });

  it('has every operation, and money of 64 bits', () => {
    const written = parse(String(publishedFiles().get('openapi-3.0.yaml'))) as {
      paths: Record<string, object>;
      components: { schemas: { Rupiah: { format: string } } };
    };
    const operations = Object.values(written.paths).flatMap((methods) => Object.keys(methods));
    assert.equal(operations.length, readOperations().length);
    assert.equal(written.components.schemas.Rupiah.format, 'int64');
  });
});

describe('the contract of level 1', () => {
  const text = String(publishedFiles().get('openapi-level-1.yaml'));

  it('has the operations that every backend has, as the check reads them, and nothing of level 2', () => {
    const { operations } = contractOf(text);
    const one = ofLevel(readOperations(), 1);
    assert.deepEqual(
      operations.map(({ id, parameters }) => [id, parameters.map(({ name }) => name)]),
      one.map(({ id, parameters }) => [id, parameters.map(({ name }) => name)]),
    );
    for (const operation of operations) {
      const same = one.find(({ id }) => id === operation.id);
      assert.deepEqual(operation.body?.schema, same?.body?.schema, operation.id);
    }
    assert.doesNotMatch(text, /^ *x-level: 2$/m);
  });

  it('has collections of its own', () => {
    const files = [...publishedFiles().keys()];
    assert.ok(files.includes('collections/level-1/postman.json'));
    assert.ok(files.includes('collections/level-1/bruno/auth/login.bru'));
    assert.ok(!files.some((file) => file.startsWith('collections/level-1/bruno/days/')));
  });
});

/** The words of a schema and of all within it, but those that say nothing of values. */
function wordsOf(node: Schema): string[] {
  const within = [node.items, ...(node.anyOf ?? []), ...(node.allOf ?? []), ...Object.values(node.properties ?? {})];
  const own = Object.keys(node).filter(
    (word) => !/^(x-.*|\$?id|title|description|examples?|default|deprecated)$/.test(word),
  );
  return [...own, ...within.flatMap((part) => (part ? wordsOf(part) : []))];
}

describe('the answers of the contract', () => {
  it('say nothing that the check does not know', () => {
    const schemas = readOperations().flatMap(({ responses }) =>
      [...responses.values()].map(({ schema }) => schema ?? {}),
    );
    const unknown = [...new Set(schemas.flatMap(wordsOf))].filter((word) => !isKnownKeyword(word));
    assert.deepEqual(unknown, []);
    assert.equal(isKnownKeyword('oneOf'), false);
  });
});

describe('the collections', () => {
  const operations = readOperations();
  const calls = callsOf(operations);
  const about = { title: 'Surf school API', version: '1.0.0' };

  it('have a request for every operation, and set variables before they use them', () => {
    assert.deepEqual(calls.map(({ id }) => id).toSorted(), operations.map(({ id }) => id).toSorted());
    const known = new Set(Object.keys(VARIABLES));
    const unset = new Set<string>();
    for (const call of calls) {
      for (const [, name = ''] of JSON.stringify([call.path, call.body]).matchAll(/\{\{(\w+)\}\}/g))
        if (!known.has(name)) unset.add(name);
      for (const name of Object.keys(call.sets)) known.add(name);
    }
    assert.deepEqual([...unset], []);
  });

  it('are written for Postman and Bruno', () => {
    const collection = postman(calls, about);
    assert.equal(collection.item.flatMap(({ item }) => item).length, calls.length);
    const login = bruno(calls, about).get('auth/login.bru') ?? '';
    assert.match(login, /^post \{\n {2}url: \{\{baseUrl\}\}\/api\/auth\/login\n {2}body: json\n {2}auth: none\n\}$/m);
    assert.match(login, /^ {2}accessToken: res\.body\.data\.access_token$/m);
  });

  it('change in the files of a tag alone when it gets an operation, or is new', () => {
    const [listed] = operations.filter(({ id }) => id === 'listImages');
    assert.ok(listed);
    const files = bruno(calls, about);
    for (const tag of ['notices', 'images']) {
      const added = { ...listed, id: 'listNotices', path: '/api/notices', tag };
      const at = operations.indexOf(listed);
      const after = bruno(callsOf([...operations.slice(0, at), added, ...operations.slice(at)]), about);
      const changed = [...after].filter(([file, text]) => files.get(file) !== text).map(([file]) => file);
      assert.ok(changed.includes(`${tag}/listNotices.bru`));
      assert.deepEqual(
        changed.filter((file) => !file.startsWith(`${tag}/`)),
        [],
      );
    }
  });
});
