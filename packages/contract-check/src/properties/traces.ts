import type { Answer, Body } from '../client.ts';
import { at, Differs, must, needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { bringing, retirement, rowPath, searchedFields } from '../fixtures.ts';
import { creatorOf, deleterOf, paramsOf, rowsFor } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';

/** Deletes the row of an answer, or cancels it, so that rows do not pile up; what cannot be deleted is left to the clean-up. */
export async function discard(operation: Operation, world: World, answer: Answer): Promise<void> {
  const row = at(answer.body, rowPath(operation.id)) as Body | undefined;
  const id = row?.['id'];
  if (operation.method !== 'POST' || answer.status >= 300 || !row || typeof id !== 'string') return;
  const deleter = deleterOf(world.operations, operation.id);
  const how = retirement[operation.id];
  const end = deleter ?? (how && world.operation(how.operation));
  if (!end) return;
  const token = await world.sessions.token(end);
  const request = { token, params: paramsOf(end, row), ...(!deleter && { body: how?.body }) };
  try {
    const { status } = await world.client.send(end, request);
    if (deleter && status === deleter.success) await world.gone(id);
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
  }
}

/** The list that shows the rows of a creating operation to an administrator. */
export function listOf({ operations }: World, creator: string): Operation | undefined {
  const lists = operations.filter(
    ({ id, method, path }) =>
      method === 'GET' && !path.includes('{') && !(id in bringing) && creatorOf(operations, path)?.id === creator,
  );
  return lists.find(({ id }) => searchedFields[id]) ?? lists.find(({ path }) => path.endsWith('/search')) ?? lists[0];
}

/** Looks up a row, such as a bad request must leave alone; the function that it returns fails when the row is another by then. */
export async function watched(operation: Operation, world: World): Promise<() => Promise<void>> {
  const creator = rowsFor(world.operations, operation);
  const list = creator === undefined ? undefined : listOf(world, creator);
  if (!list || creator === undefined) return () => Promise.resolve();
  const { id, fields } = await world.row(creator, 'change');
  const field = searchedFields[list.id]?.[0];
  const look = async (): Promise<string> => {
    const query = field === undefined ? undefined : { page: 1, search: String(fields[field]) };
    const answer = await world.client.send(list, { token: await world.sessions.token(list), query });
    documented(list, answer, list.success);
    const row = (at(answer.body, 'data') as Body[]).find((one) => one['id'] === id);
    // What a server knows of a picture may come later.
    return JSON.stringify({ ...row, image: undefined });
  };
  const before = await needed(list.id, look);
  return async () => {
    const after = await needed(list.id, look);
    must(before === after, `then ${list.id}: row ${id}`, before, JSON.parse(after));
  };
}
