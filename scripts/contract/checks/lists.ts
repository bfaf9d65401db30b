import { setTimeout as sleep } from 'node:timers/promises';
import type { Body } from '../client.ts';
import { at, must, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { hidesNewRows, limits, searchedFields, sparing } from '../fixtures.ts';
import { creatorOf, deleterOf, type Row } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

interface Page {
  rows: Body[];
  paging: { page: number; size: number; total_item: number; total_page: number };
}
type Query = Record<string, string | number>;

const MAX_PAGES = 50;
// Some databases keep whole seconds: rows of the same second have no order.
const CLOCK_PRECISION = 1100;

async function pageOf(operation: Operation, world: World, query: Query): Promise<Page> {
  const answer = await world.send(operation, { token: await world.sessions.token(operation), query });
  documented(operation, answer, operation.success);
  const { data, paging } = answer.body as { data: Body[]; paging: Page['paging'] };
  return { rows: data, paging };
}

/** Every row of a list, page by page. */
export async function allRows(operation: Operation, world: World, query: Query = {}): Promise<Body[]> {
  const rows: Body[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows: some, paging } = await pageOf(operation, world, { ...query, page });
    rows.push(...some);
    if (page >= paging.total_page) break;
  }
  return rows;
}

/** Whether the numbers of a page agree with each other and with its rows. */
function agrees({ rows, paging }: Page, page: number, size: number): void {
  same('paging.page', page, paging.page);
  same('paging.size', size, paging.size);
  same('paging.total_page', Math.ceil(paging.total_item / size), paging.total_page);
  same('data.length', Math.max(0, Math.min(size, paging.total_item - (page - 1) * size)), rows.length);
}

/** Fills a list until it has more than one page, if rows can be created and deleted. */
async function fill(operation: Operation, creator: string, world: World): Promise<void> {
  const canFill = !sparing.includes(creator) && deleterOf(world.operations, creator);
  const { paging } = await pageOf(operation, world, { page: 1 });
  for (let rows = paging.total_item; canFill && rows <= limits.rowsOnPage; rows += 1) await world.make(creator);
}

async function searches(operation: Operation, world: World, creator: string): Promise<void> {
  const fields = searchedFields[operation.id] ?? [];
  const [field = ''] = fields;
  const { id, fields: made } = await world.row(creator);
  const value = String(made[field]);
  const part = value.slice(-7);
  const swapped = Array.from(part)
    .map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
    .join('');
  const found = await pageOf(operation, world, { search: swapped });
  must(
    found.rows.some((row) => row['id'] === id),
    'data',
    `${value} when ${swapped} is searched`,
    found.rows.map((row) => row[field]),
  );
  const finds = (text: string, rows: Body[]) =>
    rows.forEach((row, i) =>
      must(
        fields.some((name) => String(row[name]).toLowerCase().includes(text.toLowerCase())),
        `data.${String(i)}.${field}`,
        `a text with '${text}'`,
        row[field],
      ),
    );
  finds(swapped, found.rows);
  for (const sign of ['%', '_']) finds(sign, (await pageOf(operation, world, { search: sign })).rows);
  const nothing = await pageOf(operation, world, { search: `${world.mark} nothing` });
  same('data.length', 0, nothing.rows.length);
  same('paging.total_item', 0, nothing.paging.total_item);
}

/** Whether rows are in the order that the description names. */
async function inOrder(operation: Operation, world: World, creator: string): Promise<void> {
  const rows = [await world.row(creator), await world.row(creator, 'change')];
  let [first, second] = rows.sort((a, b) => a.at - b.at) as [Row, Row];
  if (second.at - first.at < CLOCK_PRECISION) {
    await sleep(CLOCK_PRECISION);
    [first, second] = [second, await world.make(creator)];
  }
  const ids = (await allRows(operation, world)).map(({ id }) => id);
  const [a, b] = [ids.indexOf(first.id), ids.indexOf(second.id)];
  must(a >= 0, 'data', `the new row ${first.id} in the list`, `${String(ids.length)} others`);
  must(b >= 0, 'data', `the new row ${second.id} in the list`, `${String(ids.length)} others`);
  if (/oldest first/i.test(operation.description)) must(a < b, 'data', 'the oldest first', 'another order');
  if (/newest first/i.test(operation.description)) must(a > b, 'data', 'the newest first', 'another order');
}

/** Paging, order and search of a list. */
export const listChecks: Plan = (operation, world) => {
  if (operation.method !== 'GET' || !operation.responses.get('200')?.schema?.properties?.['paging']) return [];
  const parameter = (name: string) => operation.parameters.find((one) => one.name === name);
  const creator = creatorOf(world.operations, operation.path)?.id ?? '';
  const size = limits.rowsOnPage;
  const checks: Check[] = [];
  const add = (name: string, run: () => Promise<void>) => checks.push({ name, run });
  let filled: Promise<void> | undefined;
  const page = async (query: Query): Promise<Page> => {
    await (filled ??= fill(operation, creator, world));
    return pageOf(operation, world, query);
  };

  if (!parameter('page')) {
    add('everything on one page', async () => {
      const { rows, paging } = await pageOf(operation, world, {});
      same('paging.page', 1, paging.page);
      same('paging.total_item', rows.length, paging.total_item);
      same('paging.total_page', Math.min(1, rows.length), paging.total_page);
    });
    return checks;
  }
  add('the first page', async () => agrees(await page({ page: 1 }), 1, size));
  add('the second page', async () => {
    const [one, two] = [await page({ page: 1 }), await page({ page: 2 })];
    same('paging.total_item', one.paging.total_item, two.paging.total_item);
    agrees(two, 2, size);
    const twice = two.rows.filter((row) => one.rows.some(({ id }) => id === row['id']));
    must(twice.length === 0, 'data', 'other rows than on the first page', twice);
  });
  add('a page beyond the last', async () => {
    const { paging } = await page({ page: 1 });
    agrees(await page({ page: paging.total_page + 7 }), paging.total_page + 7, size);
  });
  if (parameter('page')?.schema.default === undefined) {
    add('without a page: every row', async () => {
      const { rows, paging } = await page({});
      same('data.length', paging.total_item, rows.length);
    });
  } else add('without a page: the first', async () => agrees(await page({}), 1, size));
  if (parameter('size')) {
    add('one row a page', async () => {
      await world.row(creator);
      await world.row(creator, 'change');
      const one = await page({ page: 1, size: 1 });
      agrees(one, 1, 1);
      agrees(await page({ page: 2, size: 1 }), 2, 1);
    });
  }
  if (parameter('search')) add('search', () => searches(operation, world, creator));
  const isWhole = at(operation, 'token') === null || operation.roles.length > 0 || operation.isOptional;
  if (isWhole && !hidesNewRows.includes(operation.id)) {
    add('new rows, in their order', () => inOrder(operation, world, creator));
  }
  return checks;
};
