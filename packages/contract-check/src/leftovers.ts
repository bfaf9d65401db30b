import type { Body, Client, Request } from './client.ts';
import { at } from './difference.ts';
import type { Operation } from './document.ts';
import { creatorOf, deleterOf } from './rows.ts';

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
