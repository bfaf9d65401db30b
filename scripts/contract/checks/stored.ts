import { needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { Facts } from '../facts.ts';
import { kinds } from '../kinds.ts';
import { readersOf } from '../readers.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

const kindNames = {
  minimal: 'only what is required',
  maximal: 'everything as long and as large as it may be',
  unicode: 'texts of many scripts',
};

/** Whether an operation makes rows from what is sent. */
export const makesRows = ({ method, success, body }: Operation): boolean =>
  method === 'POST' && success === 201 && body !== null;

/** Bodies of three kinds: each is taken, answered as it was sent, and shown by every list and lookup. */
function creatorChecks(operation: Operation, world: World): Check[] {
  const facts = Facts.of(world);
  return kinds.flatMap((kind) => [
    { name: `${kindNames[kind]}: taken`, run: async () => void (await facts.of(operation, kind)) },
    ...readersOf(world.operations, operation.id).map((reader) => ({
      name: `stored: ${kindNames[kind]}, in ${reader.id}`,
      run: async () => {
        const fact = await needed(operation.id, () => facts.of(operation, kind));
        await facts.ofCreator(fact, reader.id);
      },
    })),
  ]);
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
