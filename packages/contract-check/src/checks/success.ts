import type { Body } from '../client.ts';
import { at, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { byMail, rowPath, sparing } from '../fixtures.ts';
import { creatorOf, paramsOf } from '../rows.ts';
import { documented } from '../validate.ts';
import type { Plan } from './check.ts';

/** Fails unless the answer repeats what was sent, in each field that both have. */
function echoes(sent: Body, row: unknown, path: string): void {
  for (const [name, value] of Object.entries(sent)) {
    const got = at(row, name);
    if (typeof value === 'object' || got === undefined) continue;
    // Booleans are sent as text in a form.
    const expected = typeof got === 'boolean' ? [true, 'true'].includes(value as boolean) : value;
    same(`${path}.${name}`, expected, got);
  }
}

/** Checks that the operation does what it is for. */
export const successChecks: Plan = (operation, world) => {
  const { id, success } = operation;
  if (deletesRows(operation) || byMail.includes(id)) return [];
  const path = rowPath(id);
  const run = async () => {
    const made = success === 201 ? await world.row(id) : null;
    // Early, while the backend still accepts new rows: other checks need one to change.
    if (made && sparing.includes(id)) await world.row(id, 'change');
    const request = made ? null : await world.granted(operation);
    const answer = made?.answer ?? (await world.send(operation, request ?? {}));
    documented(operation, answer, success);
    echoes(made?.sent ?? request?.body ?? {}, at(answer.body, path), path);
  };
  return [{ name: 'success', run }];
};

const deletesRows = ({ method, path }: Operation): boolean => method === 'DELETE' && path.includes('{');

/** Checks that a deleted row is gone: a second deletion is 404. */
export const deletionChecks: Plan = (operation, world) => {
  const creator = creatorOf(world.operations, operation.path)?.id;
  // Rows that no operation creates are deleted in stories.
  if (!deletesRows(operation) || creator === undefined) return [];
  const run = async () => {
    const row = await world.row(creator, 'change');
    const params = paramsOf(operation, row.fields);
    const token = await world.sessions.token(operation);
    documented(operation, await world.send(operation, { token, params }), operation.success);
    await world.gone(row.id);
    const again = await world.send(operation, { token, params });
    if (again.status === operation.success) world.keep(row);
    documented(operation, again, 404);
  };
  return [{ name: 'success, then 404', run }];
};
