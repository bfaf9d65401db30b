import { randomInt } from 'node:crypto';
import { typesOf } from '../bodies.ts';
import type { Body } from '../client.ts';
import { needed } from '../difference.ts';
import type { Operation, Schema } from '../document.ts';
import { Facts } from '../facts.ts';
import { kinds } from '../kinds.ts';
import { ofCreator, ofReader } from '../readings.ts';
import { readersOf, revealing } from '../readers.ts';
import type { World } from '../world.ts';
import { isStored } from './changes.ts';
import type { Check, Plan } from './check.ts';

const kindNames = {
  minimal: 'only what is required',
  maximal: 'everything as long and as large as it may be',
  unicode: 'texts of many scripts',
};

/** Whether an operation makes rows from what is sent. */
const makesRows = ({ method, success, body }: Operation): boolean =>
  method === 'POST' && success === 201 && body !== null;

/** Whether blanks around a text are allowed. */
const isFreeText = ({ type, pattern = '\\S', enum: choices, format }: Schema, name: string): boolean =>
  type === 'string' && pattern === '\\S' && !choices && format === undefined && !/password|_url$|country/.test(name);

/** The body with each text that may have blanks around it written another way. */
function rewritten(body: Body, schema: Schema, write: (text: string) => string): Body {
  const rewrite = (name: string, value: unknown): unknown => {
    const part = schema.properties?.[name] ?? {};
    if (part.properties) return rewritten(value as Body, part, write);
    return typeof value === 'string' && isFreeText(part, name) && part.minLength !== undefined ? write(value) : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, rewrite(name, value)]));
}

/** One letter, which no other row has for its name: a Chinese one, of which there are thousands. */
const letter = (): string => String.fromCodePoint(0x4e00 + randomInt(20_000));

/** Whether a body has to have a text that may have blanks around it. */
const hasFreeText = ({ properties = {}, required = [] }: Schema): boolean =>
  required.some((name) => isFreeText(properties[name] ?? {}, name) || hasFreeText(properties[name] ?? {}));

/** Bodies of three kinds: each is taken, answered as it was sent, and shown by every list and lookup. */
function creatorChecks(operation: Operation, world: World): Check[] {
  const facts = Facts.of(world);
  const schema = operation.body?.schema ?? {};
  const readers = readersOf(world.operations, operation.id).filter(({ id }) => !(id in revealing));
  const written: Check[] = [
    {
      name: 'stored: blanks around texts are left away',
      run: async () =>
        isStored(
          world,
          await facts.make(operation, 'minimal', (body) => rewritten(body, schema, (text) => `  ${text} `)),
        ),
    },
    {
      name: 'texts of one letter: taken',
      run: async () => void (await facts.make(operation, 'unicode', (body) => rewritten(body, schema, letter))),
    },
  ];
  const plain = kinds.flatMap((kind) => [
    { name: `${kindNames[kind]}: taken`, run: async () => void (await facts.of(operation, kind)) },
    ...readers.map((reader) => ({
      name: `stored: ${kindNames[kind]}, in ${reader.id}`,
      run: async () => {
        const fact = await needed(operation.id, () => facts.of(operation, kind));
        await ofCreator(await facts.readings(fact), reader.id);
      },
    })),
  ]);
  const nulls = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => typesOf(part).includes('null') && !part.enum,
  );
  const withNull = nulls.map(([name]) => ({
    name: `stored: ${name} null`,
    run: async () => isStored(world, await facts.make(operation, 'minimal', (body) => ({ ...body, [name]: null }))),
  }));
  return [...plain, ...withNull, ...(hasFreeText(schema) ? written : [])];
}

/** A list or a lookup shows rows as they were made. */
function readerChecks(operation: Operation, world: World): Check[] {
  const facts = Facts.of(world);
  const creators = world.operations.filter(
    (creator) => makesRows(creator) && readersOf(world.operations, creator.id).includes(operation),
  );
  const isRevealed = operation.id in revealing;
  const seen = isRevealed ? (['minimal', 'unicode'] as const) : kinds;
  return creators.flatMap((creator) =>
    seen.map((kind) => ({
      name: `shows what ${creator.id} took: ${kindNames[kind]}`,
      run: async () => {
        const fact = isRevealed
          ? await facts.revealed(creator, kind, operation.id)
          : await needed(creator.id, () => facts.of(creator, kind));
        await ofReader(await facts.readings(fact), operation.id, creator.id);
      },
    })),
  );
}

/** What was sent is stored, and shown wherever the row is shown. */
export const storedChecks: Plan = (operation, world) => {
  if (makesRows(operation)) return creatorChecks(operation, world);
  return operation.method === 'GET' ? readerChecks(operation, world) : [];
};
