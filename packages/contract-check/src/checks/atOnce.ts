import { randomUUID } from 'node:crypto';
import type { Answer, Body, Request } from '../client.ts';
import { at, must, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { rowPath } from '../fixtures.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** How many requests come at once, and how often it is tried: who looks first and writes then is caught by chance. */
const AT_ONCE = 4;
const ROUNDS = 3;

/** Requests of which one alone may succeed. */
interface Race {
  name: string;
  /** The requests of a round. */
  requests: (operation: Operation, world: World) => Promise<Request[]>;
  /** How the others are refused. */
  status: number;
}

const times = <T>(make: () => T): T[] => Array.from({ length: AT_ONCE }, make);

/** The same request several times. */
const same4 =
  (make: (operation: Operation, world: World) => Promise<Request>) =>
  async (operation: Operation, world: World): Promise<Request[]> => {
    const request = await make(operation, world);
    return times(() => request);
  };

/** A request on a row that was made for it. */
const onNewRow = async (operation: Operation, world: World, body?: Body): Promise<Request> => {
  const request = await world.valid(operation);
  const row = await world.make(rowsFor(world.operations, operation) ?? '');
  return { ...request, params: paramsOf(operation, row.fields), ...(body && { body }) };
};
const acting = (action: string) => same4((operation, world) => onNewRow(operation, world, { action }));

/** Several rows that are to have one value. */
const toOneValue =
  (creator: string, name: string, value: (world: World) => string) => async (operation: Operation, world: World) => {
    const request = await world.valid(operation);
    const wanted = { [name]: value(world) };
    const rows = [];
    for (let n = 0; n < AT_ONCE; n += 1) rows.push(await world.make(creator));
    return rows.map(({ fields }): Request => ({
      ...request,
      params: paramsOf(operation, fields),
      body: { ...request.body, ...wanted },
    }));
  };

const name = (world: World): string => world.sources.text('{mark} {unique} at once');
const email = (world: World): string => world.sources.text('contract-check-{code}-{unique}@example.com');

const races: Record<string, Race[]> = {
  register: [{ name: 'one address', requests: same4((operation, world) => world.valid(operation)), status: 409 }],
  createProductCategory: [
    { name: 'one name', requests: same4((operation, world) => world.valid(operation)), status: 409 },
  ],
  updateProductCategory: [
    { name: 'one name for several', requests: toOneValue('createProductCategory', 'name', name), status: 409 },
  ],
  updateUser: [{ name: 'one address for several', requests: toOneValue('register', 'email', email), status: 409 }],
  updateBookingPayment: [{ name: 'PAY', requests: acting('PAY'), status: 409 }],
  updateBookingStatus: [
    { name: 'CONFIRMED', requests: acting('CONFIRMED'), status: 409 },
    { name: 'COMPLETED', requests: acting('COMPLETED'), status: 409 },
  ],
  addLedgerEntry: [{ name: 'all that was paid is given back', requests: refunds, status: 409 }],
};

/** Refunds of the whole amount, after which nothing is left to give back. */
async function refunds(operation: Operation, world: World): Promise<Request[]> {
  const { fields } = await world.make('createCounterBooking', { paid: 'CASH' });
  const token = await world.sessions.token(operation);
  const amount = Number(at(fields, 'total_amount'));
  const body = { kind: 'REFUND', method: 'CASH', amount, reason: world.mark };
  return times(() => ({ token, params: paramsOf(operation, fields), body }));
}

/** Sends the requests of each round; fails unless one succeeds and the others are refused as they have to be. */
async function run(operation: Operation, world: World, { requests, status }: Race): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent = await requests(operation, world);
    const answers = await Promise.all(sent.map((request) => world.send(operation, request)));
    for (const answer of answers) documented(operation, answer, operation.success, status);
    const won = answers.filter((answer) => answer.status === operation.success);
    must(won.length === 1, 'successes', `1 of ${String(sent.length)} requests that come at once`, won.length);
  }
}

const idOf = ({ id }: Operation, { body }: Answer): unknown => at(body, rowPath(id, 'id'));

/** Requests with one key that come at once make one row, and each gets it. */
const keyed = (operation: Operation, world: World): Check => ({
  name: `at once: one Idempotency-Key`,
  run: async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = { ...(await world.valid(operation)), headers: { 'idempotency-key': randomUUID() } };
      const answers = await Promise.all(times(() => world.send(operation, request)));
      for (const answer of answers) documented(operation, answer, operation.success);
      same('different rows', 1, new Set(answers.map((answer) => idOf(operation, answer))).size);
    }
  },
});

/** What one row alone can have goes to one of those who ask at once. */
export const atOnceChecks: Plan = (operation, world) => {
  const checks: Check[] = (races[operation.id] ?? []).map((race) => ({
    name: `at once: ${race.name}`,
    run: () => run(operation, world, race),
  }));
  // Those of bookings are in codes.ts.
  if (operation.id === 'addLedgerEntry') checks.push(keyed(operation, world));
  return operation.method === 'DELETE' && rowsFor(world.operations, operation) !== undefined
    ? [...checks, { name: 'at once: one row', run: () => run(operation, world, deletion) }]
    : checks;
};

const deletion: Race = {
  name: 'one row',
  requests: same4((operation, world) => onNewRow(operation, world)),
  status: 404,
};
