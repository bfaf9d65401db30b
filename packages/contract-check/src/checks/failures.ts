import type { Request } from '../client.ts';
import { at, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

const LONG = 5000;

/** A request with something bad in its address, which is never the fault of the server. */
function addressChecks(operation: Operation, world: World): Check[] {
  const checks: Check[] = [];
  const asked = (name: string, path: string, change: (request: Request) => Request, ...statuses: number[]) =>
    checks.push({
      name,
      run: async () => {
        const request = change(await world.valid(operation));
        // An operation of another path is asked, whose answers are documented as those of this one.
        documented(operation, await world.send({ ...operation, path }, request), ...statuses);
      },
    });
  const { path } = operation;
  if (path.includes('{')) {
    asked('an address with an escape that is none', path.replace(/\{\w+\}/, '%E0%A4%A'), (one) => one, 400, 404);
    const withNull = (request: Request): Request => ({
      ...request,
      params: Object.fromEntries(Object.keys(request.params ?? {}).map((name) => [name, '\0'])),
    });
    asked('an address with a null character', path, withNull, 400, 404);
  }
  if (operation.parameters.some(({ name }) => name === 'search')) {
    const searching = (search: string) => (request: Request) => ({ ...request, query: { search } });
    asked(`search: ${String(LONG)} characters`, path, searching('x'.repeat(LONG)), 400);
  }
  // With nothing behind the slash, it may be that of a row without an id.
  if (operation.method === 'GET' && !path.includes('{'))
    asked('a further / at its end', `${path}/`, (one) => one, 404, 400);
  if (operation.method === 'GET' && !path.includes('{'))
    asked('an address below it that is no operation', `${path}/contract-check/nothing`, (one) => one, 404);
  return checks;
}

/** An unknown address and a wrong password cannot be told apart. */
async function sameRefusal(operation: Operation, world: World): Promise<void> {
  const { email } = await world.account('customer');
  const ask = async (address: string) => {
    const answer = await world.send(operation, { body: { email: address, password: 'Wrong-password-2027' } });
    documented(operation, answer, 401);
    return answer;
  };
  const known = await ask(email);
  const unknown = await ask(world.sources.text('nobody-{unique}@example.com'));
  // Fields that the contract does not know, such as the number of a request, may differ.
  for (const field of ['message', 'details'])
    same(`${field} for an address that nobody has`, at(known.body, field), at(unknown.body, field));
}

/** What is refused is refused plainly. */
export const failureChecks: Plan = (operation, world) => {
  const checks = addressChecks(operation, world);
  if (operation.id === 'login')
    checks.push({
      name: 'an unknown address and a wrong password get the same answer',
      run: () => sameRefusal(operation, world),
    });
  return checks;
};
