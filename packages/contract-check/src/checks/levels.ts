import type { Request } from '../client.ts';
import { Differs } from '../difference.ts';
import type { Operation } from '../document.ts';
import { differencesOf } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check } from './check.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A backend of a level answers 404 to operations of a higher one. */
export const absentChecks = (operation: Operation, world: World): Check[] => [
  {
    name: `404, as level ${String(world.level)} has none`,
    run: async () => {
      const params = Object.fromEntries(
        [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, UNKNOWN]),
      );
      // Another method of the same path may be one of this level.
      const isOwnPath = world.operations.every(({ path }) => path !== operation.path);
      const statuses = isOwnPath ? [404] : [404, 405];
      const plain: Operation = { ...operation, body: null, responses: new Map() };
      const senders =
        operation.token === null || operation.isOptional ? (['guest', 'admin'] as const) : (['admin'] as const);
      for (const sender of senders) {
        const request: Request = {
          params,
          token: await world.sessions.token({ ...plain, token: 'accessToken' }, sender),
        };
        const differences = differencesOf(plain, await world.client.send(plain, request), statuses);
        if (differences.length > 0)
          throw new Differs(differences.map((one) => ({ ...one, expected: `${one.expected} for ${sender}` })));
      }
    },
  },
];
