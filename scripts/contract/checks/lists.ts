import { must, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { limits, sparing } from '../fixtures.ts';
import { creatorOf, deleterOf } from '../rows.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { orderChecks } from './order.ts';
import { agrees, isOnePage, type Page, pageOf, parameterOf, type Query } from './pages.ts';
import { searchChecks } from './search.ts';

/** Fills a list until it has more than one page, if rows can be created and deleted. */
async function fill(operation: Operation, creator: string, world: World): Promise<void> {
  const canFill = !sparing.includes(creator) && deleterOf(world.operations, creator);
  const { paging } = await pageOf(operation, world, { page: 1 });
  for (let rows = paging.total_item; canFill && rows <= limits.rowsOnPage; rows += 1) await world.make(creator);
}

/** Paging, order and search of a list. */
export const listChecks: Plan = (operation, world) => {
  if (operation.method !== 'GET' || !operation.responses.get('200')?.schema?.properties?.['paging']) return [];
  const parameter = (name: string) => parameterOf(operation, name);
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
      isOnePage(await pageOf(operation, world, {}));
    });
    return [...checks, ...orderChecks(operation, world)];
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
      isOnePage(await page({}));
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
  if (parameter('search')) checks.push(...searchChecks(operation, world, creator));
  return [...checks, ...orderChecks(operation, world)];
};
