import type { Body, Client, Request } from './client.ts';
import { at } from './difference.ts';
import type { Operation } from './document.ts';
import { creatorOf, deleterOf, paramsOf } from './rows.ts';

const PAGES = 20;

/** Deletes rows with the code of this check that are still listed, such as those that were created with a wrong answer. */
export async function sweep(
  operations: Operation[],
  client: Client,
  code: string,
  signIn: (operation: Operation) => Promise<Request>,
): Promise<string[]> {
  const left: string[] = [];
  for (const list of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const creator = creatorOf(operations, list.path);
    const deleter = creator && deleterOf(operations, creator.id);
    if (!deleter) continue;
    try {
      const look = async () => marked(list, client, code, await signIn(list));
      const found = await look();
      for (const row of found) {
        await client.send(deleter, { ...(await signIn(deleter)), params: paramsOf(deleter, row) });
      }
      // Answers may be wrong; a row that is still listed exists.
      for (const row of found.length > 0 ? await look() : []) {
        left.push(`${creator.id} ${String(row['id'])}: ${deleter.id} leaves it`);
      }
    } catch (error) {
      left.push(`${list.id} could not be looked through: ${(error as Error).message}`);
    }
  }
  return left;
}

/** The rows of a list that have the code in a text. */
async function marked(list: Operation, client: Client, code: string, request: Request): Promise<Body[]> {
  const canSearch = list.parameters.some(({ name }) => name === 'search');
  const found: Body[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await client.send(list, { ...request, query: { page, ...(canSearch && { search: code }) } });
    const rows = at(answer.body, 'data');
    if (!Array.isArray(rows) || rows.length === 0) break;
    found.push(...(rows as Body[]).filter((row) => JSON.stringify(row).includes(code)));
    if (page >= Number(at(answer.body, 'paging.total_page') ?? 0)) break;
  }
  return found;
}
