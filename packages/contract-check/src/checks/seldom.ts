import { isFile } from '../bodies.ts';
import type { Body, Request } from '../client.ts';
import { now } from '../clock.ts';
import { at, must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { pageOf } from './pages.ts';

/** Others may add and delete at the same time: so often it is tried to see what the check alone does. */
const TRIES = 3;

/** Lists whose rows bookings remember → what makes such a row, what deletes it, and how it is booked. */
const remembered: Record<string, { creator: string; deleter: string; booked: (id: string, day: string) => Body }> = {
  listProducts: {
    creator: 'createProduct',
    deleter: 'deleteProduct',
    booked: (id, day) => ({ booking_details: [{ product_id: id, reservation_date: day, person: 2 }] }),
  },
  listSurfSpots: { creator: 'createSurfSpot', deleter: 'deleteSurfSpot', booked: (id) => ({ surf_spot_id: id }) },
};

const total = async (operation: Operation, world: World): Promise<number> =>
  (await pageOf(operation, world, { page: 1 })).paging.total_item;

/** A row that was made, booked and deleted leaves the number of rows as it was. */
async function countsNoDeleted(operation: Operation, world: World): Promise<void> {
  const list = remembered[operation.id];
  if (!list) return;
  const { creator, deleter, booked } = list;
  const deletion = world.operation(deleter);
  for (let left = TRIES - 1; left >= 0; left -= 1) {
    const before = await total(operation, world);
    const { id } = await world.make(creator);
    await world.make('createBooking', booked(id, world.soon));
    await needed(deleter, async () => {
      const token = await world.sessions.token(deletion);
      documented(deletion, await world.send(deletion, { token, params: { id } }), deletion.success);
    });
    await world.gone(id);
    const after = await total(operation, world);
    if (after === before) return;
    if (left === 0) same('paging.total_item', before, after);
  }
}

/** The changes of a booking go from the newest to the oldest. */
async function newestChangeFirst(operation: Operation, world: World): Promise<void> {
  const { id } = await world.make('createBooking');
  const change = world.operation('updateBookingStatus');
  for (const action of ['CONFIRMED', 'CANCELLED'])
    await needed(change.id, async () => {
      const token = await world.sessions.token(change);
      documented(change, await world.send(change, { token, params: { id }, body: { action } }), change.success);
    });
  const answer = await world.send(operation, { token: await world.sessions.token(operation), params: { id } });
  documented(operation, answer, operation.success);
  const changes = at(answer.body, 'data.changes') as { created_at: string }[];
  const instants = changes.map(({ created_at }) => Date.parse(created_at));
  must(instants.length > 1, 'data.changes.length', 'at least 2', instants.length);
  must(
    instants.every((instant, index) => index === 0 || instant <= (instants[index - 1] ?? 0)),
    'data.changes',
    'the newest first',
    changes.map(({ created_at }) => created_at),
  );
}

/** A guest changes nothing once the day of the first session has begun. */
async function endsBeforeSession(operation: Operation, world: World): Promise<void> {
  const { fields } = await world.make('createBooking');
  const answer = await world.send(operation, { params: { bookingCode: String(fields['booking_code']) } });
  documented(operation, answer, operation.success);
  const until = at(answer.body, 'data.changes_until');
  const begin = Date.parse(`${world.soon}T00:00:00+08:00`);
  const isBefore = typeof until !== 'string' || Date.parse(until) <= begin;
  must(isBefore, 'data.changes_until', `nothing after the beginning of ${world.soon}`, until);
}

/** A page on which a booking can be paid is open until some time to come. */
async function endsOpenPage(operation: Operation, world: World): Promise<void> {
  const { fields } = await world.make('createBooking', { payment_method: 'GATEWAY' });
  const answer = await world.send(operation, { params: { bookingCode: String(fields['booking_code']) } });
  documented(operation, answer, operation.success);
  const until = at(answer.body, 'data.payable_until');
  // A backend without a page at the moment, or that tells nothing of it, says none.
  if (typeof at(answer.body, 'data.transaction.redirect_url') !== 'string' || until === undefined) return;
  const isToCome = typeof until === 'string' && Date.parse(until) > now();
  must(isToCome, 'data.payable_until', 'an instant to come, as there is a page', until);
}

/** A review is decided when an administrator has said yes or no to it, and not before; a backend need not tell. */
async function tellsDecided(operation: Operation, world: World): Promise<void> {
  const { id, fields } = await world.make('createTestimony');
  await needed('createTestimony', () => must(fields['decided'] !== true, 'data.decided', 'false, as it is new', true));
  const token = await world.sessions.token(operation);
  const answer = await world.send(operation, { token, params: { id }, body: { active: false } });
  documented(operation, answer, operation.success);
  must(at(answer.body, 'data.decided') !== false, 'data.decided', 'true, as it was said no to', false);
}

/** Sends a valid request with a change, which the operation answers in one of these ways. */
async function sent(
  operation: Operation,
  world: World,
  change: (request: Request) => Request,
  ...statuses: number[]
): Promise<void> {
  documented(operation, await world.send(operation, change(await world.valid(operation))), ...statuses);
}

/** What is sent in place of a file, or in another way than the contract says. */
function sendingChecks(operation: Operation, world: World): Check[] {
  const { body, method, path, success } = operation;
  const checks: Check[] = [];
  const add = (name: string, change: (request: Request) => Request, ...statuses: number[]) =>
    checks.push({ name, run: () => sent(operation, world, change, ...statuses) });
  const picture = body?.schema.properties?.['image_url'];
  const withPicture = (image_url: unknown) => (request: Request) => ({
    ...request,
    body: { ...request.body, image_url },
  });
  if (picture) add('image_url: an empty file', withPicture(new File([], 'wave.png', { type: 'image/png' })), 400, 415);
  if (picture && isFile(picture) && !picture.anyOf)
    add('image_url: the address of a picture', withPicture('https://pictures.example/wave.png'), 400, 415);
  if (method === 'GET' && !path.includes('{'))
    add('a parameter that the contract does not know', (one) => ({ ...one, query: { contract_check: 'x' } }), success);
  return checks;
}

/** Checks of what is seldom looked at. */
export const seldomChecks: Plan = (operation, world) => {
  const checks = sendingChecks(operation, world);
  if (operation.id in remembered)
    checks.push({ name: 'deleted rows are not counted', run: () => countsNoDeleted(operation, world) });
  if (operation.id === 'checkBooking')
    checks.push(
      { name: 'changes end before the first session', run: () => endsBeforeSession(operation, world) },
      { name: 'an open page has its end', run: () => endsOpenPage(operation, world) },
    );
  if (operation.id === 'updateTestimony')
    checks.push({ name: 'a review that was said no to is decided', run: () => tellsDecided(operation, world) });
  if (operation.id === 'getBooking')
    checks.push({ name: 'changes, the newest first', run: () => newestChangeFirst(operation, world) });
  return checks;
};
