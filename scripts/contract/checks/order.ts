import type { Body } from '../client.ts';
import { at, must, needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { bringing } from '../fixtures.ts';
import { ageOrder } from '../pairs.ts';
import { creatorOf, type Row } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Plan } from './check.ts';
import { allRows } from './pages.ts';

type Value = string | number;

/** What lists are ordered by that are not ordered by age. */
const keys: Record<string, (row: Body) => Value> = {
  listMyBookings: (row) => nextSession(row),
  listSessions: (row) => String(row['reservation_date']),
};

const schoolDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' }).format(new Date());

/** The day of a booking's first session that is not over. */
function nextSession({ booking_details: details }: Body): string {
  const days = (details as Body[]).map((detail) => String(detail['reservation_date']));
  return days.filter((day) => day >= schoolDay()).sort()[0] ?? '';
}

/** Fails unless no row has a smaller value than the one before. */
function rises(rows: Body[], valueOf: (row: Body) => Value, order: string): void {
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    must(
      !before || valueOf(before) <= valueOf(row),
      'data',
      order,
      `${shortly(before, valueOf)} before ${shortly(row, valueOf)}`,
    );
  });
}
const shortly = (row: Body | undefined, valueOf: (row: Body) => Value): string =>
  row ? `${String(row['id'])} (${String(valueOf(row))})` : 'nothing';

/** Calls what brings rows into a list, or takes them away again. */
async function bring(operation: Operation, world: World, rows: Row[], what: 'body' | 'undo'): Promise<void> {
  const how = bringing[operation.id];
  const body = how?.[what];
  if (!how || !body) return;
  const change = world.operation(how.operation);
  await needed(change.id, async () => {
    for (const { id } of rows) {
      const answer = await world.send(change, {
        token: await world.sessions.token(change, 'admin'),
        params: { id },
        body,
      });
      documented(change, answer, change.success, 409);
    }
  });
}

/** New rows are in the order that the description names. */
async function newRowsInOrder(operation: Operation, world: World, creator: string): Promise<void> {
  const { early, late } = await needed(creator, () => world.pairs.of(creator));
  await bring(operation, world, [...early, ...late], 'body');
  try {
    const wanted = [...early, ...late].map(({ id }) => id);
    const ids = (await allRows(operation, world, {}, wanted)).map(({ id }) => id);
    for (const id of wanted)
      must(ids.includes(id), 'data', `the new row ${id} in the list`, `${String(ids.length)} others`);
    const [first, second] = ageOrder(operation) === 'oldest' ? [early, late] : [late, early];
    const isRight = first.every((one) => second.every((other) => ids.indexOf(one.id) < ids.indexOf(other.id)));
    must(isRight, 'data', `the ${ageOrder(operation) ?? ''} first`, 'another order');
  } finally {
    await bring(operation, world, [...early, ...late], 'undo');
  }
}

/** The order of a list. */
export const orderChecks: Plan = (operation, world) => {
  const creator = creatorOf(world.operations, operation.path)?.id;
  const order = ageOrder(operation);
  if (order === undefined || creator === undefined) return [];
  return [{ name: `new rows, the ${order} first`, run: () => newRowsInOrder(operation, world, creator) }];
};
