import type { Body, Client, Request } from './client.ts';
import { at, saidBy } from './difference.ts';
import type { Operation } from './document.ts';
import { AT_ONCE, creatorOf, deleterOf, paramsOf } from './rows.ts';
import { randomInt } from 'node:crypto';

/** What a search for rows of runs is given. */
export interface Search {
  operations: Operation[];
  client: Client;
  signIn: (operation: Operation) => Promise<Request>;
}

const MAX_PAGES = 200;

/** The rows of a list that are looked for; `text` is what it is searched for, if it can be. */
export async function rowsOfList(
  { client, signIn }: Search,
  list: Operation,
  text: string,
  isWanted: (row: Body) => boolean,
): Promise<Body[]> {
  const parameter = (name: string) => list.parameters.find((one) => one.name === name);
  const search: Record<string, string> = parameter('search') ? { search: text } : {};
  // A list whose page is optional answers every row without one.
  const isWhole = parameter('page')?.schema.default === undefined;
  const found: Body[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { ...search, ...(isWhole ? {} : { page }) };
    const answer = await client.send(list, { ...(await signIn(list)), query });
    const rows = at(answer.body, 'data');
    if (!Array.isArray(rows) || rows.length === 0) break;
    found.push(...(rows as Body[]).filter(isWanted));
    if (isWhole || page >= Number(at(answer.body, 'paging.total_page') ?? 0)) break;
  }
  return found;
}

/** The lists whose rows can be deleted, with the operation that creates them. */
export const deletableLists = (operations: Operation[]): { list: Operation; creator: string }[] =>
  operations
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .flatMap((list) => {
      const creator = creatorOf(operations, list.path)?.id;
      return creator !== undefined && deleterOf(operations, creator) ? [{ list, creator }] : [];
    });

const START = Date.UTC(2020);
const DIGITS = 6;

/** The code of a run: its second and two signs by chance, so that codes sort by time. */
export function newCode(now: number): string {
  const seconds = Math.floor((now - START) / 1000);
  return (
    seconds.toString(36).padStart(DIGITS, '0') +
    randomInt(36 * 36)
      .toString(36)
      .padStart(2, '0')
  );
}

/** When the run with a code began. */
export const timeOf = (code: string): number => START + parseInt(code.slice(0, DIGITS), 36) * 1000;

/** The mark by which a run's rows are known. */
export const markOf = (code: string): string => `Contract check ${code}`;

/** The code in a mark, or in a code alone; undefined when there is none. */
export const codeOf = (mark: string): string | undefined =>
  /^(?:contract check )?([0-9a-z]{8})$/.exec(mark.trim().toLowerCase())?.[1];

/** The codes of all runs that a row names. */
export function codesIn(row: unknown): string[] {
  const text = JSON.stringify(row).toLowerCase();
  return [...text.matchAll(/contract[ -]check[ -]([0-9a-z]{8})(?![0-9a-z])/g)].map(([, code = '']) => code);
}

/** Deletes rows with the code of this check that are still listed, such as those that were created with a wrong answer. */
export async function sweep(world: Search, code: string): Promise<string[]> {
  const { operations, client, signIn } = world;
  const left: string[] = [];
  const isOurs = (row: Body) => codesIn(row).includes(code);
  for (const { list, creator } of deletableLists(operations)) {
    const deleter = deleterOf(operations, creator);
    if (!deleter) continue;
    try {
      const found = await rowsOfList(world, list, code, isOurs);
      const answers = new Map<unknown, string>();
      for (const row of found) {
        const answer = await client.send(deleter, { ...(await signIn(deleter)), params: paramsOf(deleter, row) });
        answers.set(row['id'], `${String(answer.status)}${saidBy(answer)}`);
      }
      // Answers may be wrong; a row that is still listed exists.
      for (const { id } of found.length > 0 ? await rowsOfList(world, list, code, isOurs) : []) {
        left.push(`${creator} ${String(id)}: ${deleter.id} leaves it and answers ${answers.get(id) ?? 'nothing'}`);
      }
    } catch (error) {
      left.push(`${list.id} could not be looked through: ${(error as Error).message}`);
    }
  }
  return left;
}

/** Resolves what is raised about bookings of the check, which leave nobody anything to see to; returns what stays, and why. */
export async function seeTo({ operations, client, signIn }: Search, bookings: ReadonlySet<string>): Promise<string[]> {
  const named = (id: string) => operations.find((operation) => operation.id === id);
  const [list, resolve] = [named('listAttention'), named('resolveAttention')];
  if (!list || !resolve) return [];
  const left: string[] = [];
  try {
    const raised = at((await client.send(list, await signIn(list))).body, 'data');
    const rows = Array.isArray(raised) ? (raised as Body[]) : [];
    const ours = rows.filter(({ booking_id: about }) => bookings.has(String(about)));
    const see = async ({ id }: Body): Promise<void> => {
      const answer = await client.send(resolve, { ...(await signIn(resolve)), params: { id: String(id) } });
      if (answer.status !== resolve.success && answer.status !== 404)
        left.push(`${resolve.id} ${String(id)}: answers ${String(answer.status)}${saidBy(answer)}`);
    };
    while (ours.length > 0) await Promise.all(ours.splice(0, AT_ONCE).map(see));
  } catch (error) {
    left.push(`${list.id} could not be looked through: ${(error as Error).message}`);
  }
  return left;
}
