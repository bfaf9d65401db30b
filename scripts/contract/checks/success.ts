import type { Body } from '../client.ts';
import { at, must, same } from '../difference.ts';
import { rowIn } from '../fixtures.ts';
import { creatorOf, paramsOf } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Plan } from './check.ts';

/** Fails unless an answer says what was sent, field by field, where it has fields of these names. */
function echoes(sent: Body, row: unknown, path: string): void {
  for (const [name, value] of Object.entries(sent)) {
    const got = at(row, name);
    if (typeof value === 'object' || got === undefined) continue;
    // A form's booleans are texts.
    const expected = typeof got === 'boolean' ? [true, 'true'].includes(value as boolean) : value;
    same(`${path}.${name}`, expected, got);
  }
}

/** A stored picture is served where the contract says. */
async function isServed(row: unknown, path: string, world: World): Promise<void> {
  const name = at(row, 'image_url');
  if (typeof name !== 'string' || /^https?:/.test(name)) return;
  const answer = await world.client.get(`/public/${name}`);
  const type = answer.headers.get('content-type') ?? '';
  same(`${path}.image_url: status of /public/`, 200, answer.status);
  must(type.startsWith('image/'), `${path}.image_url: content-type of /public/`, 'an image', type);
}

/** The operation does what it is for. */
export const successChecks: Plan = (operation, world) => {
  const { id, method, path, success } = operation;
  const rowPath = ['data', rowIn[id]].filter(Boolean).join('.');
  const deleted = method === 'DELETE' && path.includes('{');
  const run = async () => {
    const made = success === 201 ? await world.row(id) : null;
    const request = made ? null : await world.valid(operation);
    const answer = made?.answer ?? (await world.send(operation, request ?? {}));
    documented(operation, answer, operation.success);
    echoes(made?.sent ?? request?.body ?? {}, at(answer.body, rowPath), rowPath);
    await isServed(at(answer.body, rowPath), rowPath, world);
    if (deleted) await world.gone(request?.params?.['id'] ?? '');
  };
  return [{ name: 'success', run }, ...(deleted ? [deletionCheck(operation, world)] : [])];
};

/** A row that is deleted is gone: also for its list, and for a second deletion. */
const deletionCheck = (operation: Parameters<Plan>[0], world: World) => ({
  name: 'deleted once, then 404',
  run: async () => {
    const creator = creatorOf(world.operations, operation.path)?.id ?? '';
    const row = await world.row(creator, 'change');
    const params = paramsOf(operation, row.fields);
    const token = await world.sessions.token(operation);
    documented(operation, await world.send(operation, { token, params }), operation.success);
    await world.gone(row.id);
    const again = await world.send(operation, { token, params });
    if (again.status === operation.success) world.keep(row);
    documented(operation, again, 404);
  },
});
