import { randomUUID } from 'node:crypto';
import type { Request } from '../client.ts';
import type { Operation } from '../document.ts';
import type { Sender } from '../sessions.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** A request that is valid except for its token, for a row that does not exist: nothing changes if it is granted. */
async function harmless(operation: Operation, world: World, sender: Sender): Promise<Request> {
  const body = operation.body ? (await world.valid(operation)).body : undefined;
  const params = operation.path.includes('{') ? { id: randomUUID() } : undefined;
  return { body, params, token: await world.sessions.token(operation, sender) };
}

/** Who may call: no token and a made-up token are refused, and so is one of a role that is not the operation's. */
export const accessChecks: Plan = (operation, world) => {
  if (operation.token === null) return [];
  const check = (name: string, status: number, sender: Sender, token?: string): Check => ({
    name,
    run: async () => {
      const request = await harmless(operation, world, sender);
      documented(operation, await world.send(operation, { ...request, ...(token && { token }) }), status);
    },
  });
  const checks = [check('a token that is none', 401, 'guest', 'nonsense')];
  if (operation.isOptional) checks.push(check('no token', operation.success, 'guest'));
  else checks.push(check('no token', 401, 'guest'));
  if (operation.roles.length === 0) return checks;
  checks.push(check("a customer's token", 403, 'customer'));
  if (world.level === 2) {
    const granted = operation.path.includes('{') ? 404 : operation.success;
    const status = operation.roles.includes('STAFF') ? granted : 403;
    checks.push(check("a staff member's token", status, 'staff'));
  }
  return checks;
};
