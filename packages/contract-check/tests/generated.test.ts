import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { changed, schemaFor } from '../src/bodies.ts';
import type { Body } from '../src/client.ts';
import { type Level, ofLevel, readOperations, type Schema } from '../src/document.ts';
import { brokenJson, changesOf, noObject } from '../src/properties/faulty.ts';
import { rules } from '../src/properties/rules.ts';
import { queries } from '../src/properties/parameters.ts';
import { withoutBreaks } from '../src/properties/requests.ts';
import { emailAddress, textOf, validText } from '../src/properties/texts.ts';
import { type Fields, validBody } from '../src/properties/valid.ts';

const operations = readOperations();
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const ID = '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21';
const fields: Fields = {
  email: emailAddress,
  product_id: fc.constant(ID),
  surf_spot_id: fc.constant(ID),
  product_category_id: fc.constant(ID),
  instructor_id: fc.constant(ID),
  ids: fc.constant([ID]),
};
const RUNS = { seed: 16, numRuns: 150 };
const lengthOf = (text: string): number => Array.from(text).length;

/** A body as JSON has it; a file stands as the text `file`. */
const asJson = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? 'https://file.example' : value)));

/** The patterns that requests may have to match. */
function patternsOf({ properties = {}, items, anyOf = [], pattern, maxLength }: Schema): Schema[] {
  const parts = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...(pattern === undefined ? [] : [{ pattern, maxLength }]), ...parts.flatMap(patternsOf)];
}

describe('generated texts', () => {
  it('of forms hold no line breaks, which forms turn into others', () => {
    assert.deepEqual(withoutBreaks({ about: 'a\nb', languages: ['a\nb', 'c'], days: 3 }), {
      about: 'a b',
      languages: ['a b', 'c'],
      days: 3,
    });
  });

  const schemas = operations.flatMap(({ body, parameters }) => [
    ...patternsOf(body?.schema ?? {}),
    ...parameters.flatMap(({ schema }) => patternsOf(schema)),
  ]);
  const byPattern = new Map(schemas.map((schema) => [schema.pattern ?? '', schema]));

  for (const [pattern, schema] of byPattern) {
    it(`match ${pattern}`, () => {
      const texts = fc.sample(validText(schema), RUNS);
      for (const text of texts) {
        assert.match(text, new RegExp(pattern, 'u'));
        assert.ok(lengthOf(text) <= (schema.maxLength ?? Infinity));
      }
      assert.ok(new Set(texts).size > 20);
    });
  }

  it('match every pattern of the contract that a request may have', () => {
    assert.equal(byPattern.size, 12);
  });

  it('have any length within the bounds, with the longest among them, and any characters', () => {
    const texts = fc.sample(textOf(3, 120), { seed: 1, numRuns: 300 });
    const lengths = texts.map(lengthOf);
    assert.ok(lengths.every((length) => length >= 3 && length <= 120));
    assert.ok(lengths.includes(120));
    const all = texts.join('');
    for (const kind of [/[a-z]/, /["'\\<&%]/, / /, /\n/, /[éßñ]/, /\p{Emoji_Presentation}/u, /\p{Script=Han}/u])
      assert.match(all, kind);
    assert.doesNotMatch(all, /\p{Cs}|\0/u);
  });
});

describe('generated queries', () => {
  it('satisfy the schema where they are said to fit', () => {
    let tried = 0;
    for (const operation of operations)
      for (const values of fc.sample(queries(operation), RUNS))
        for (const { name, schema } of operation.parameters) {
          const value = values[name];
          if (value?.fits !== 'yes' || schema.type !== 'string') continue;
          tried += 1;
          assert.ok(ajv.validate(schema, value.text), `${operation.id}, ${name}: ${JSON.stringify(value.text)}`);
        }
    assert.ok(tried > 1000);
  });
});

describe('generated bodies', () => {
  for (const operation of operations) {
    const { id, body } = operation;
    if (!body) continue;
    const validate = ajv.compile(body.schema);
    const schema = schemaFor(operation);
    const bodies = validBody(schema, fields);

    it(`of ${id} satisfy the schema`, () => {
      // That an object is not empty is a rule of rules.ts.
      const filled = fc.sample(bodies, RUNS).filter((one) => Object.keys(one).length > 0);
      for (const one of filled)
        assert.ok(validate(asJson(one)), `${JSON.stringify(asJson(one))} ${ajv.errorsText(validate.errors)}`);
    });

    it(`of ${id} have every optional field in some and not in others`, () => {
      const some = fc.sample(bodies, RUNS);
      const optional = Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name));
      for (const name of optional) {
        const count = some.filter((one) => name in one).length;
        assert.ok(count > 0 && count < some.length, name);
      }
    });

    if (body.type !== 'application/json') continue;
    it(`of ${id} do not satisfy it once they are changed`, () => {
      const changes = changesOf(operation, body.schema);
      assert.ok(changes.length > 0);
      const [base] = fc.sample(
        bodies.filter((one) => Object.keys(schema.properties ?? {}).every((name) => name in one)),
        { seed: 1, numRuns: 1 },
      ) as [Body];
      for (const change of changes)
        for (const { path, value } of fc.sample(change, { seed: 16, numRuns: 30 })) {
          const bad = asJson(changed(base, path, value));
          assert.ok(!validate(bad), `${path.join('.')} ${JSON.stringify(bad)}`);
        }
    });
  }

  it('of lessons have facts that go together', () => {
    const { body } = operations.find(({ id }) => id === 'updateProduct') ?? {};
    const mended = fc
      .sample(validBody(body?.schema ?? {}, fields), RUNS)
      .map((one) => rules['updateProduct']?.mend?.(one));
    let most = 0;
    let hours = 0;
    for (const { min_people: least, max_people, start_times: times } of mended as Body[]) {
      if (typeof max_people === 'number')
        assert.ok(Number(least) <= max_people, `${String(least)} to ${String(max_people)}`);
      if (typeof max_people === 'number') most += 1;
      if (!Array.isArray(times)) continue;
      assert.deepEqual(times, [...new Set(times as string[])].toSorted());
      assert.ok(times.length === 1 || !times.includes(''));
      if (times.length > 1) hours += 1;
    }
    assert.ok(most > 10 && hours > 10, `${String(most)} with a most, ${String(hours)} with several hours`);
  });

  it('have no fields of level 2 at level 1', () => {
    const fieldsOf = ({ properties = {}, items }: Schema): [string, Schema][] => [
      ...Object.entries(properties).flatMap(([name, part]): [string, Schema][] => [[name, part], ...fieldsOf(part)]),
      ...(items ? fieldsOf(items) : []),
    ];
    const namesAt = (level: Level): string[] =>
      ofLevel(operations, level)
        .filter((one) => one.level === 1)
        .flatMap(({ id, body }) => fieldsOf(body?.schema ?? {}).map(([name]) => `${id}.${name}`));
    const one = namesAt(1);
    const more = namesAt(2).filter((name) => !one.includes(name));
    const lesson = ['days', 'minutes', 'min_people', 'max_people', 'level', 'start_times'];
    const known = [
      ...['createProduct', 'updateProduct'].flatMap((id) => lesson.map((name) => `${id}.${name}`)),
      ...['createSurfSpot.meeting_point', 'updateSurfSpot.meeting_point'],
      ...['createBooking.start_time', 'createBooking.expected_total'],
    ];
    assert.deepEqual(
      known.filter((name) => !more.includes(name)),
      [],
    );
  });

  it('are no JSON, or no object, where that is what is wrong', () => {
    for (const text of fc.sample(brokenJson({ name: 'a', list: [1] }), RUNS)) assert.throws(() => JSON.parse(text));
    for (const text of fc.sample(noObject, RUNS)) {
      const value: unknown = JSON.parse(text);
      assert.ok(typeof value !== 'object' || value === null || Array.isArray(value));
    }
  });
});
