import type { Body } from './client.ts';
import { saidBy } from './difference.ts';
import { deletableLists, rowsOfList, type Search } from './leftovers.ts';
import { codesIn } from './mark.ts';
import { deleterOf, paramsOf } from './rows.ts';

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
