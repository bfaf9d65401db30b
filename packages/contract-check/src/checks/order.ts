import type { Body } from '../client.ts';
import { must, needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { bringing } from '../fixtures.ts';
import { ageOrder } from '../pairs.ts';
import { creatorOf, type Row } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { ownOrders } from './ownOrder.ts';
import { allRows, firstRows } from './pages.ts';

const PAGES = 3;
const instants = ['created_at', 'paid_at'];
/** Resources whose rows do not tell when they were made. */
const bare = /Images|Videos|Categories|Carousels|Testimonies|SurfSpots|Instructors/;

/** Calls what brings rows into a list, or takes them away again. */
export async function bring(operation: Operation, world: World, rows: Row[], what: 'body' | 'undo'): Promise<void> {
  const how = bringing[operation.id];
  const body = how?.[what];
  if (!how || !body) return;
  const change = world.operation(how.operation);
  await needed(change.id, async () => {
    for (const { id } of rows) {
      const token = await world.sessions.token(change, 'admin');
      documented(change, await world.send(change, { token, params: { id }, body }), change.success, 409);
    }
  });
}

/** New rows are in the order that the description names. */
async function newRows(operation: Operation, world: World, creator: string): Promise<void> {
  const { early, late } = await needed(creator, () => world.pairs.of(creator));
  await bring(operation, world, [...early, ...late], 'body');
  try {
    const wanted = [...early, ...late].map(({ id }) => id);
    const ids = (await allRows(operation, world, {}, wanted)).map(({ id }) => id);
    for (const id of wanted) must(ids.includes(id), 'data', `${id} in the list`, `${String(ids.length)} others`);
    const order = ageOrder(operation);
    const [first, second] = order === 'oldest' ? [early, late] : [late, early];
    for (const { id: one } of first)
      for (const { id: other } of second)
        must(ids.indexOf(one) < ids.indexOf(other), 'data', `the ${order ?? ''} first`, `${other} before ${one}`);
  } finally {
    await bring(operation, world, [...early, ...late], 'undo');
  }
}

/** A change of a row in a list → what it is, and what takes it back; a review that waits is decided last. */
const changes: Record<string, { operation: string; body: Body; undo?: Body; of: 'early' | 'late' }> = {
  listVideos: { operation: 'updateVideo', body: { video_url: 'https://videos.example/changed' }, of: 'early' },
  listProducts: { operation: 'updateProduct', body: { price: 200_000 }, of: 'early' },
  listProductCategories: { operation: 'updateProductCategory', body: { description: 'Changed' }, of: 'early' },
  listSurfSpots: { operation: 'updateSurfSpot', body: { location: 'Changed' }, of: 'early' },
  listInstructors: { operation: 'updateInstructor', body: { about: 'Changed' }, of: 'early' },
  searchCarousels: { operation: 'updateCarousel', body: { active: 'false' }, undo: { active: 'true' }, of: 'early' },
  searchTestimonies: { operation: 'updateTestimony', body: { active: true }, undo: { active: false }, of: 'late' },
};

/** A row keeps its place when it is changed. */
async function changedRow(operation: Operation, world: World, creator: string): Promise<void> {
  const { operation: id, body, undo, of } = changes[operation.id] ?? { operation: '', body: {}, of: 'late' };
  const pairs = await needed(creator, () => world.pairs.of(creator));
  const change = world.operation(id);
  // The first early row is one that other checks look at.
  const row = pairs[of].at(-1);
  const set = (fields: Body) =>
    needed(id, async () => {
      const token = await world.sessions.token(change, 'admin');
      const named = change.body?.schema.required?.includes('name') ? { name: row?.fields['name'] } : {};
      const request = { token, params: { id: row?.id ?? '' }, body: { ...named, ...fields } };
      documented(change, await world.send(change, request), change.success);
    });
  await set(body);
  try {
    await newRows(operation, world, creator);
  } finally {
    if (undo) await set(undo);
  }
}

/** The instants of the first rows go up, or down. */
async function everyRow(operation: Operation, world: World): Promise<void> {
  const order = ageOrder(operation);
  const rows = await firstRows(operation, world, PAGES);
  const field = instants.find((name) => name in (rows[0] ?? {}));
  if (field === undefined) return;
  rows.slice(1).forEach((row, index) => {
    const [before, after] = [String(rows[index]?.[field]), String(row[field])];
    const gap = Date.parse(after) - Date.parse(before);
    const path = `data.${String(index + 1)}.${field}`;
    if (order === 'oldest') must(gap >= 0, path, `nothing before ${before}`, after);
    else must(gap <= 0, path, `nothing after ${before}`, after);
  });
}

/** The order of a list. */
export const orderChecks: Plan = (operation, world) => {
  const checks: Check[] = (ownOrders[operation.id] ?? []).map(({ name, run }) => ({
    name,
    run: () => run(operation, world),
  }));
  const creator = creatorOf(world.operations, operation.path)?.id;
  const order = ageOrder(operation);
  if (order === undefined) return checks;
  if (creator !== undefined)
    checks.push({ name: `new rows, the ${order} first`, run: () => newRows(operation, world, creator) });
  if (creator !== undefined && operation.id in changes)
    checks.push({ name: 'a row keeps its place when it is changed', run: () => changedRow(operation, world, creator) });
  if (!bare.test(operation.id))
    checks.push({ name: `the first pages, the ${order} first`, run: () => everyRow(operation, world) });
  return checks;
};
