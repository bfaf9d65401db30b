import { createHash, randomUUID } from 'node:crypto';
import { Checking, type Options } from './checking.ts';
import type { Body, Request } from './client.ts';
import { at, type Difference, Differs, must, neededBy, same, withoutNeed } from './difference.ts';
import type { Operation } from './document.ts';
import { Facts } from './facts.ts';
import { rowPath } from './fixtures.ts';
import type { MadeRow } from './journal.ts';
import { codeOf, seeTo } from './leftovers.ts';
import { preflight } from './preflight.ts';
import { readersOf } from './readers.ts';
import { type Fact, readAll } from './readings.ts';
import type { Report } from './report/result.ts';
import { deleterOf, Rows } from './rows.ts';
import type { Account } from './sessions.ts';
import { CannotStart } from './signIn.ts';
import { unlike } from './shown.ts';
import { documented } from './validate.ts';
import { World } from './world.ts';

/** A row as every operation showed it that shows such rows. */
interface KeptRow {
  fact: Omit<Fact, 'operation'>;
  creator: string;
  seen: { reader: string; row: Body }[];
}

/** What is known of a backend before it is restarted, as a file keeps it. */
export interface Kept {
  mark: string;
  customer: Account;
  rows: KeptRow[];
  /** Addresses of pictures → a digest of their bytes. */
  pictures: Record<string, string>;
  /** A booking with an Idempotency-Key, and its id. */
  keyed: { key: string; body: Body; id: string };
  made: MadeRow[];
}

/** Whether it is all that `beforeRestart` tells. */
export const isWhole = (kept: Partial<Kept> | null): kept is Kept =>
  typeof kept?.mark === 'string' &&
  [kept.rows, kept.made].every(Array.isArray) &&
  [kept.customer, kept.pictures, kept.keyed].every((part) => typeof part === 'object');

const KIND = 'unicode';

/** Operations that make rows which others show. */
const making = (operations: Operation[]): Operation[] =>
  operations.filter(
    ({ id, method }) => method === 'POST' && readersOf(operations, id).length > 0 && id !== 'sendMessageAgain',
  );

async function digestOf(world: World, path: string): Promise<string> {
  const { status, bytes } = await world.client.get(path);
  same(`GET ${path}: status`, 200, status);
  return createHash('sha256').update(bytes).digest('hex');
}

/** Fails in one line when there is no backend, or nobody can sign in. */
async function begin(options: Options): Promise<void> {
  const [wrong] = await preflight(options.operations, options.admin, ['login'], options);
  if (wrong) throw new CannotStart('The answer of login has no tokens that the backend accepts.');
}

/** Makes rows of every kind, and returns all that is known of them; null where something is not as the contract says, when nothing is left. */
export async function beforeRestart(options: Options): Promise<{ report: Report; kept: Kept | null }> {
  const made: MadeRow[] = [];
  const onMade = (code: string, row: MadeRow): void => {
    made.push(row);
    options.onMade?.(code, row);
  };
  await begin(options);
  const world = new World(options.operations, options.admin, { ...options, only: [], onMade });
  options.onBegin?.({ code: world.code, mark: world.mark, remaining: () => world.remaining() });
  const checking = new Checking(options, world);
  const facts = Facts.of(world);
  const rows: KeptRow[] = [];
  const pictures: Kept['pictures'] = {};
  for (const operation of making(options.operations))
    await checking.check(operation, 'is made', async () => {
      const { operation: _operation, ...fact } = await facts.make(operation, KIND);
      const seen = await readAll(world, { operation, ...fact });
      for (const { failure } of seen) if (failure) throw failure;
      const shown = seen.flatMap(({ reader, row }) => (row ? [{ reader: reader.id, row }] : []));
      rows.push({ fact, creator: operation.id, seen: shown });
      const picture = fact.known['image_url'];
      if (typeof picture !== 'string') return;
      const path = `/public/${picture}`;
      pictures[path] = await digestOf(world, path);
    });
  const create = world.operation('createBooking');
  const keyed = { key: randomUUID(), body: {}, id: '' };
  await checking.check(create, 'with an Idempotency-Key', async () => {
    const request = await world.valid(create);
    const answer = await world.send(create, { ...request, headers: { 'idempotency-key': keyed.key } });
    documented(create, answer, create.success);
    Object.assign(keyed, { body: request.body, id: String(at(answer.body, rowPath(create.id, 'id'))) });
  });
  if (!checking.isGreen || options.stop.aborted)
    return { report: checking.report(world.mark, await world.cleanUp()), kept: null };
  const customer = await world.account('customer');
  return { report: checking.report(world.mark, []), kept: { mark: world.mark, customer, rows, pictures, keyed, made } };
}

const ownOf = (differences: Difference[]): Difference[] => {
  const cause = neededBy(differences);
  return cause === undefined ? differences : withoutNeed(differences, cause);
};

/** Where a row is another one than it was; what it has beside that is none of it. */
function changedIn(before: Body, now: Body | undefined): Difference[] {
  if (!now) return [{ path: 'data', expected: `the row ${String(before['id'])}`, got: 'none such' }];
  const lost = Object.keys(before).filter((name) => now[name] === undefined);
  const gone = lost.map((name) => ({ path: `data.${name}`, expected: 'to be there', got: 'nothing' }));
  return [...gone, ...unlike(before, now, 'data')];
}

/** Deletes what was made before the restart; returns what stays, and why. */
async function takeAway(world: World, made: MadeRow[]): Promise<string[]> {
  const { operations, client } = world;
  const signIn = async (operation: Operation): Promise<Request> => ({
    token: await world.sessions.token(operation, operation.token === null ? 'guest' : 'admin'),
  });
  const rows = new Rows(operations, client);
  const left: string[] = [];
  const stays = ({ creator }: MadeRow) => Number(deleterOf(operations, creator) === undefined);
  // Of days only the bookings were made.
  const others = made.filter(({ creator }) => creator !== 'updateDays').reverse();
  for (const row of others.toSorted((a, b) => stays(b) - stays(a))) {
    const why = await rows
      .removeOne({ ...row, sent: row.fields }, signIn)
      .catch((error: unknown) => (error as Error).message);
    if (why !== null) left.push(`${row.creator} ${row.id}: ${why}`);
  }
  return [...left, ...(await seeTo({ operations, client, signIn }, new Set(made.map(({ id }) => id))))];
}

/** Looks whether everything is there again after a restart as it was before, and deletes it. */
export async function afterRestart(options: Options, kept: Kept): Promise<Report> {
  await begin(options);
  const world = new World(options.operations, options.admin, { ...options, only: [], customer: kept.customer });
  const code = codeOf(kept.mark) ?? '';
  options.onBegin?.({ code, mark: kept.mark, remaining: () => kept.made.map(({ creator, id }) => `${creator} ${id}`) });
  const checking = new Checking(options, world);
  for (const { creator, fact, seen } of kept.rows) {
    const operation = world.operation(creator);
    let now: Promise<Awaited<ReturnType<typeof readAll>>> | undefined;
    for (const { reader, row } of seen)
      await checking.check(operation, `after the restart, in ${reader}`, async () => {
        const shown = (await (now ??= readAll(world, { operation, ...fact }))).find((one) => one.reader.id === reader);
        // Whatever keeps a row from being shown, it was shown before.
        if (shown?.failure) throw new Differs(ownOf(shown.failure.differences));
        const differences = changedIn(row, shown?.row);
        if (differences.length > 0) throw new Differs(differences);
      });
  }
  for (const [path, digest] of Object.entries(kept.pictures))
    await checking.check(world.operation('createImage'), `after the restart, ${path}`, async () => {
      must((await digestOf(world, path)) === digest, 'bytes', 'those of before', 'others');
    });
  const create = world.operation('createBooking');
  await checking.check(create, 'after the restart, the Idempotency-Key of before gives its booking', async () => {
    const { key, body, id } = kept.keyed;
    const token = await world.sessions.token(create);
    const answer = await world.send(create, { token, body, headers: { 'idempotency-key': key } });
    documented(create, answer, create.success);
    same('data.booking.id', id, at(answer.body, 'data.booking.id'));
  });
  const later = await world.cleanUp();
  const left = await takeAway(world, kept.made);
  return checking.report(
    kept.mark,
    [...left, ...later].filter((line, i, all) => all.indexOf(line) === i),
  );
}
