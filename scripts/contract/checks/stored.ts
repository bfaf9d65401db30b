import { typesOf } from '../bodies.ts';
import type { Body } from '../client.ts';
import { needed } from '../difference.ts';
import type { Operation, Schema } from '../document.ts';
import { Facts } from '../facts.ts';
import { kinds } from '../kinds.ts';
import { readersOf } from '../readers.ts';
import type { World } from '../world.ts';
import { isStored } from './changes.ts';
import type { Check, Plan } from './check.ts';

const kindNames = {
  minimal: 'only what is required',
  maximal: 'everything as long and as large as it may be',
  unicode: 'texts of many scripts',
};

/** Whether an operation makes rows from what is sent. */
export const makesRows = ({ method, success, body }: Operation): boolean =>
  method === 'POST' && success === 201 && body !== null;

/** Whether blanks around a text are allowed. */
const isFreeText = ({ type, pattern = '\\S', enum: choices, format }: Schema, name: string): boolean =>
  type === 'string' && pattern === '\\S' && !choices && format === undefined && !/password|_url$|country/.test(name);

/** The body with blanks around each text that may have them. */
function withMargins(body: Body, schema: Schema): Body {
  const margin = (name: string, value: unknown): unknown => {
    const part = schema.properties?.[name] ?? {};
    if (part.properties) return withMargins(value as Body, part);
    return typeof value === 'string' && isFreeText(part, name) ? `  ${value} ` : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, margin(name, value)]));
}

/** Whether a body has to have a text that may have blanks around it. */
const hasFreeText = ({ properties = {}, required = [] }: Schema): boolean =>
  required.some((name) => isFreeText(properties[name] ?? {}, name) || hasFreeText(properties[name] ?? {}));

/** Bodies of three kinds: each is taken, answered as it was sent, and shown by every list and lookup. */
function creatorChecks(operation: Operation, world: World): Check[] {
  const facts = Facts.of(world);
  const schema = operation.body?.schema ?? {};
  const trimming: Check = {
    name: 'stored: blanks around texts are left away',
    run: async () => isStored(facts, await facts.make(operation, 'minimal', (body) => withMargins(body, schema))),
  };
  const plain = kinds.flatMap((kind) => [
    { name: `${kindNames[kind]}: taken`, run: async () => void (await facts.of(operation, kind)) },
    ...readersOf(world.operations, operation.id).map((reader) => ({
      name: `stored: ${kindNames[kind]}, in ${reader.id}`,
      run: async () => {
        const fact = await needed(operation.id, () => facts.of(operation, kind));
        await facts.ofCreator(fact, reader.id);
      },
    })),
  ]);
  const nulls = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => typesOf(part).includes('null') && !part.enum,
  );
  const withNull = nulls.map(([name]) => ({
    name: `stored: ${name} null`,
    run: async () => isStored(facts, await facts.make(operation, 'minimal', (body) => ({ ...body, [name]: null }))),
  }));
  return [...plain, ...withNull, ...(hasFreeText(schema) ? [trimming] : [])];
}

/** A list or a lookup shows rows as they were made. */
function readerChecks(operation: Operation, world: World): Check[] {
  const facts = Facts.of(world);
  const creators = world.operations.filter(
    (creator) => makesRows(creator) && readersOf(world.operations, creator.id).includes(operation),
  );
  return creators.flatMap((creator) =>
    kinds.map((kind) => ({
      name: `shows what ${creator.id} took: ${kindNames[kind]}`,
      run: async () => {
        const fact = await needed(creator.id, () => facts.of(creator, kind));
        await facts.ofReader(fact, operation.id);
      },
    })),
  );
}

/** What was sent is stored, and shown wherever the row is shown. */
export const storedChecks: Plan = (operation, world) => {
  if (makesRows(operation)) return creatorChecks(operation, world);
  return operation.method === 'GET' ? readerChecks(operation, world) : [];
};
