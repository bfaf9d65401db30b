import { must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { limits, sparing } from '../fixtures.ts';
import { creatorOf, deleterOf } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { filterChecks } from './filters.ts';
import { bring, orderChecks } from './order.ts';
import { ownBookingChecks } from './ownBookings.ts';
import { agrees, firstRows, isOnePage, type Page, pageOf, parameterOf, type Query } from './pages.ts';
import { searchChecks } from './search.ts';

const PAGES_READ = 3;
/** Lists of days, each empty long ago. */
const emptyDays = ['listSessions', 'listLedger'];

/** Fills a list until it has more than one page, if rows can be created and deleted, or are a customer's own. */
async function fill(operation: Operation, creator: string, world: World): Promise<void> {
  const isOwn = parameterOf(operation, 'size') !== undefined;
  const canFill = isOwn || (!sparing.includes(creator) && deleterOf(world.operations, creator));
  const { paging } = await pageOf(operation, world, { page: 1 });
  for (let rows = paging.total_item; canFill && rows <= limits.rowsOnPage; rows += 1)
    await bring(operation, world, [await world.make(creator)], 'body');
}

const bad: Record<string, string> = {
  'a negative number': '-1',
  'a huge number': '99999999999',
};

/** The pages of a list hold each row once, in the order of the list that has no pages. */
async function wholeList(operation: Operation, world: World): Promise<void> {
  const { total_item: total, total_page: pages } = (await pageOf(operation, world, { page: 1 })).paging;
  const rows = await firstRows(operation, world, PAGES_READ);
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  must(twice.length === 0, 'data', 'each row on one page', twice);
  if (pages <= PAGES_READ) same('data: rows on all pages', total, ids.length);
  if (parameterOf(operation, 'page')?.schema.default !== undefined) return;
  const { rows: every } = await pageOf(operation, world, {});
  const first = every.slice(0, ids.length).map(({ id }) => id);
  must(JSON.stringify(first) === JSON.stringify(ids), 'data', 'the same rows without a page as on the pages', first);
}

/** A new row makes the list longer by one, and its deletion shorter. */
async function counts(operation: Operation, world: World, creator: string, deleter: Operation): Promise<void> {
  const total = async () => (await pageOf(operation, world, { page: 1 })).paging.total_item;
  const before = await total();
  const row = await world.make(creator);
  same('paging.total_item', before + 1, await total());
  await needed(deleter.id, async () => {
    const request = { token: await world.sessions.token(deleter, 'admin'), params: { id: row.id } };
    documented(deleter, await world.send(deleter, request), deleter.success);
  });
  await world.gone(row.id);
  same('paging.total_item', before, await total());
}

/** Paging, order and search of a list. */
export const listChecks: Plan = (operation, world) => {
  if (operation.method !== 'GET' || !operation.responses.get('200')?.schema?.properties?.['paging']) return [];
  const checks: Check[] = [];
  const add = (name: string, run: () => Promise<void>) => checks.push({ name, run });
  const page = parameterOf(operation, 'page');
  if (page) checks.push(...pagingChecks(operation, world));
  else add('everything on one page', async () => isOnePage(await pageOf(operation, world, {})));
  if (emptyDays.includes(operation.id)) {
    add('days without anything: no page', async () => {
      const nothing = await pageOf(operation, world, { from: '2001-01-01', to: '2001-01-02' });
      isOnePage(nothing);
      same('paging.total_item', 0, nothing.paging.total_item);
    });
  }
  for (const { name } of operation.parameters.filter(({ name }) => ['page', 'size'].includes(name)))
    for (const [what, value] of Object.entries(bad))
      add(`${name}: ${what}`, async () => {
        const request = { token: await world.sessions.token(operation), query: { [name]: value } };
        documented(operation, await world.send(operation, request), 400);
      });
  const creator = creatorOf(world.operations, operation.path)?.id ?? '';
  if (parameterOf(operation, 'search')) checks.push(...searchChecks(operation, world, creator));
  return [
    ...checks,
    ...ownBookingChecks(operation, world),
    ...filterChecks(operation, world),
    ...orderChecks(operation, world),
  ];
};

function pagingChecks(operation: Operation, world: World): Check[] {
  const creator = creatorOf(world.operations, operation.path)?.id ?? '';
  const deleter = sparing.includes(creator) ? undefined : deleterOf(world.operations, creator);
  const size = limits.rowsOnPage;
  const checks: Check[] = [];
  const add = (name: string, run: () => Promise<void>) => checks.push({ name, run });
  let filled: Promise<void> | undefined;
  const page = async (query: Query): Promise<Page> => {
    await (filled ??= fill(operation, creator, world));
    return pageOf(operation, world, query);
  };
  add('the first page', async () => agrees(await page({ page: 1 }), 1, size));
  add('the second page', async () => {
    const [one, two] = [await page({ page: 1 }), await page({ page: 2 })];
    same('paging.total_item', one.paging.total_item, two.paging.total_item);
    agrees(two, 2, size);
    const twice = two.rows.filter((row) => one.rows.some(({ id }) => id === row['id']));
    must(twice.length === 0, 'data', 'other rows than on the first page', twice);
  });
  add('the pages together are the list', async () => {
    await page({ page: 1 });
    await wholeList(operation, world);
  });
  add('a page beyond the last', async () => {
    const { paging } = await page({ page: 1 });
    agrees(await page({ page: paging.total_page + 7 }), paging.total_page + 7, size);
  });
  if (parameterOf(operation, 'page')?.schema.default === undefined)
    add('without a page: every row', async () => isOnePage(await page({})));
  else add('without a page: the first', async () => agrees(await page({}), 1, size));
  const maximum = parameterOf(operation, 'size')?.schema.maximum;
  if (maximum !== undefined) {
    add('one row a page', async () => {
      await world.row(creator);
      await world.row(creator, 'change');
      agrees(await page({ page: 1, size: 1 }), 1, 1);
      agrees(await page({ page: 2, size: 1 }), 2, 1);
    });
    add('a size without a page', async () => agrees(await page({ size: 2 }), 1, 2));
    add('the largest size', async () => agrees(await page({ size: maximum }), 1, maximum));
  }
  if (deleter) add('a new row adds one, its deletion takes it away', () => counts(operation, world, creator, deleter));
  return checks;
}
