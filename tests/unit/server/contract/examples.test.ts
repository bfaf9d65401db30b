import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { writtenOperations } from '../../../../scripts/writtenOperations.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The examples of a parameter, header or content, whose schema is beside them, or of a schema itself. */
function examplesAt(node: Node): { schema: Node; examples: unknown[] } {
  const { schema, example, examples } = node;
  if (!isNode(schema)) return { schema: node, examples: Array.isArray(examples) ? examples : [] };
  const named = isNode(examples) ? Object.values(examples).map((one) => (one as Node)['value']) : [];
  return { schema, examples: [...(example === undefined ? [] : [example]), ...named] };
}

/** Every example of a contract, and where its own schema does not take it. */
function examine(contract: Node): { count: number; problems: string[] } {
  const ajv = new Ajv({ strict: false, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addSchema(contract, 'contract');
  const found = { count: 0, problems: [] as string[] };
  const visit = (node: unknown, at: string): void => {
    if (!isNode(node)) return;
    const { schema, examples } = examplesAt(node);
    for (const example of examples) {
      // References are within the document; they are made absolute, so that a part of it can be compiled alone.
      const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
      const validate = ajv.compile(JSON.parse(text) as object);
      found.count += 1;
      if (!validate(example)) found.problems.push(`${at}: ${ajv.errorsText(validate.errors)}`);
    }
    for (const [key, part] of Object.entries(node)) if (!key.startsWith('example')) visit(part, `${at}/${key}`);
  };
  visit(contract, '');
  return found;
}

const read = (text: string): Node => parse(text) as Node;
const written = readFileSync('openapi.yaml', 'utf8');

describe('the examples of the contract', () => {
  it('fit their schemas', () => {
    const { count, problems } = examine(read(written));
    assert.deepEqual(problems, []);
    assert.ok(count > 150, String(count));
  });

  for (const [what, before, after] of [
    ['an answer', 'booking_code: 7K3M9QXT2A', 'booking_code: 7K3M9QXT2O'],
    ['a failure', 'message: Picture not found.', 'text: Picture not found.'],
    ['one of several failures', 'details: [total_amount 900000]', 'details: total_amount 900000'],
    ['a parameter', 'example: -created_at', 'example: created'],
  ] as const) {
    it(`are looked at: ${what}`, () => {
      assert.ok(written.includes(before), before);
      assert.notDeepEqual(examine(read(written.replaceAll(before, after))).problems, []);
    });
  }

  it('are there for every answer', () => {
    const without = writtenOperations().flatMap(({ id, answers }) =>
      [...answers]
        .filter(([, { example, schema }]) => schema && example === undefined)
        .map(([status]) => `${id} ${status}`),
    );
    assert.deepEqual(without, []);
  });

  it('name what went wrong at each operation', () => {
    const notFound = writtenOperations().flatMap(({ id, answers }) => {
      const answer = answers.get('404');
      return answer ? [[id, (answer.example as { message: string }).message] as const] : [];
    });
    const ofCodes = notFound.filter(([, message]) => message.includes('code')).map(([id]) => id);
    assert.deepEqual(ofCodes, ['checkBooking', 'moveMySession', 'cancelMySession', 'cancelMyBooking']);
  });
});
