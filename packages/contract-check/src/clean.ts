import { type Body, Client, type ClientOptions } from './client.ts';
import { at, saidBy } from './difference.ts';
import type { Operation } from './document.ts';
import { limits } from './fixtures.ts';
import { asTaken, dateAhead } from './freeDays.ts';
import { forgetMade, notedRows } from './journal.ts';
import { asBefore, SCHOOL } from './ownSchool.ts';
import { codeOf, codesIn, deletableLists, rowsOfList, type Search, seeTo } from './leftovers.ts';
import { preflight } from './preflight.ts';
import { CANCELLED, deleterOf, Rows } from './rows.ts';
import { type Account, Sessions } from './sessions.ts';
import { CannotStart } from './signIn.ts';

interface Cleaning {
  operations: Operation[];
  admin: Account;
  /** The mark or code of a run: what it and the runs before it have left is deleted. `all`: what any run has left. */
  mark: string;
  options: ClientOptions;
  /** Gets a line about each row. */
  print: (line: string) => void;
}

const DAYS_AT_ONCE = 90;

/** Days with a note of a run, as far ahead as days can be changed. */
async function markedDays({ operations, client, signIn }: Search, isOld: (row: Body) => boolean): Promise<string[]> {
  const list = operations.find(({ id }) => id === 'listDays');
  if (!list) return [];
  const found: string[] = [];
  for (let day = 0; day < limits.daysAhead; day += DAYS_AT_ONCE) {
    const query = { from: dateAhead(day), to: dateAhead(Math.min(day + DAYS_AT_ONCE, limits.daysAhead) - 1) };
    const days = at((await client.send(list, { token: (await signIn(list)).token, query })).body, 'data');
    if (Array.isArray(days)) found.push(...(days as Body[]).filter(isOld).map(({ date }) => String(date)));
  }
  return found;
}

/** Deletes what earlier runs have left, such as one that was killed; returns how many rows stay. */
export async function clean({ operations, admin, mark, options, print }: Cleaning): Promise<number> {
  const code = mark.trim().toLowerCase() === 'all' ? '~' : codeOf(mark);
  if (code === undefined)
    throw new CannotStart(`--clean needs the mark of a run, such as 'Contract check 1a2b3c4d', or 'all'.`);
  const wrong = await preflight(operations, admin, ['login'], options);
  if (wrong.length > 0) throw new CannotStart('The answer of login has no tokens that the backend accepts.');
  const client = new Client({ ...options, passwords: [admin.password] });
  const operation = (id: string): Operation => {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new CannotStart(`The contract has no operation ${id}.`);
    return found;
  };
  const sessions = new Sessions(client, operation, () => Promise.resolve(admin));
  const signIn = async (one: Operation) => ({ token: await sessions.token(one, 'admin') });
  const search: Search = { operations, client, signIn };
  const rows = new Rows(operations, client);
  const isOld = (row: Body) => codesIn(row).some((one) => one <= code);
  let left = 0;
  const say = (name: string, done: string, why: string | null) => {
    if (why !== null) left += 1;
    print(`${why === null ? done : 'left'} ${name}${why === null ? '' : `: ${why}`}`);
  };
  const attempt = async (what: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      options.stop.throwIfAborted();
      say(what, '', (error as Error).message);
    }
  };

  const open = async (day: string) => {
    const update = operation('updateDays');
    const answer = await client.send(update, { ...(await signIn(update)), body: asTaken(day, day) });
    const isDone = answer.status === update.success;
    say(`day ${day}`, 'opened', isDone ? null : `${update.id} answers ${String(answer.status)}${saidBy(answer)}`);
  };

  const sayAgain = async (school: Body) => {
    const update = operation(SCHOOL);
    const answer = await client.send(update, { ...(await signIn(update)), body: asBefore(school) });
    const isDone = answer.status === update.success;
    say(
      'the school',
      'says what it said',
      isDone ? null : `${update.id} answers ${String(answer.status)}${saidBy(answer)}`,
    );
  };

  const removed = new Set<string>();
  const remove = async (creator: string, row: Body) => {
    const id = String(row['id']);
    if (removed.has(id)) return;
    removed.add(id);
    const why = await rows.removeOne({ id, creator, fields: row, sent: row }, signIn);
    const name = row['name'] ?? row['full_name'] ?? row['title'];
    say(`${creator} ${id}${typeof name === 'string' ? ` (${name})` : ''}`, 'deleted', why);
  };

  const booked = operation('listBookings');
  const bookings: string[] = [];
  await attempt(booked.id, async () => {
    const isOpen = (row: Body) => isOld(row) && row['status'] !== 'CANCELLED';
    for (const row of await rowsOfList(search, booked, 'contract', isOpen)) {
      const [id, name] = [String(row['id']), `booking ${String(row['booking_code'])}`];
      bookings.push(id);
      const why = await rows.removeOne({ id, creator: 'createBooking', fields: row, sent: {} }, signIn);
      say(name, 'cancelled', why?.endsWith(CANCELLED) ? null : why);
    }
  });
  await attempt('listAttention', async () => {
    for (const line of await seeTo(search, new Set(bookings))) say(line, '', 'not resolved');
  });
  await attempt('listDays', async () => {
    for (const day of await markedDays(search, isOld)) await open(day);
  });
  for (const { list, creator } of deletableLists(operations)) {
    await attempt(list.id, async () => {
      for (const row of await rowsOfList(search, list, 'contract', isOld)) await remove(creator, row);
    });
  }
  for (const noted of notedRows(options.url, code)) {
    const before = left;
    for (const { creator, id, fields } of noted.rows) {
      if (creator === 'updateDays') await attempt(id, () => open(id));
      else if (creator === SCHOOL) await attempt(id, () => sayAgain(fields));
      else if (deleterOf(operations, creator)) await attempt(`${creator} ${id}`, () => remove(creator, fields));
    }
    if (left === before) forgetMade(noted.code);
  }
  return left;
}
