import type { Body } from '../client.ts';
import { same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { searchesByMark } from '../fixtures.ts';
import { ageOrder } from '../pairs.ts';
import type { Sender } from '../sessions.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';

/** A page of a list. */
export interface Page {
  rows: Body[];
  paging: { page: number; size: number; total_item: number; total_page: number };
}
export type Query = Record<string, string | number>;

// Of a longer list so many pages are read: the first ones, or the last ones where new rows are at the end.
const MANY_PAGES = 30;
// A row of this run may be further away, as the run itself makes hundreds of rows after it.
const WANTED_PAGES = 150;

/** The parameter of an operation that has this name. */
export const parameterOf = ({ parameters }: Operation, name: string) => parameters.find((one) => one.name === name);

/** One page of a list, as somebody or as whoever the list is for. */
export async function pageOf(operation: Operation, world: World, query: Query, sender?: Sender): Promise<Page> {
  const answer = await world.send(operation, { token: await world.sessions.token(operation, sender), query });
  documented(operation, answer, operation.success);
  const { data, paging } = answer.body as { data: Body[]; paging: Page['paging'] };
  return { rows: data, paging };
}

/** The pages of a list that are read, in the order in which new rows are found soonest. */
function pageNumbers(operation: Operation, total: number, most: number): number[] {
  const all = Array.from({ length: total }, (_, index) => index + 1);
  if (ageOrder(operation) === 'oldest') all.reverse();
  return all.slice(0, most);
}

/** The rows of the first pages of a list, or all of one that has no pages. */
export async function firstRows(operation: Operation, world: World, pages: number): Promise<Body[]> {
  if (!parameterOf(operation, 'page')) return (await pageOf(operation, world, {})).rows;
  const { rows, paging } = await pageOf(operation, world, { page: 1 });
  for (let page = 2; page <= Math.min(pages, paging.total_page); page += 1)
    rows.push(...(await pageOf(operation, world, { page })).rows);
  return rows;
}

/** The rows of a list in their order; of a long list those around the newest ones. Reads on until it has the wanted rows. */
export async function allRows(
  operation: Operation,
  world: World,
  query: Query = {},
  wanted: string[] = [],
): Promise<Body[]> {
  const page = parameterOf(operation, 'page');
  if (!page || page.schema.default === undefined) return (await pageOf(operation, world, query)).rows;
  const size = parameterOf(operation, 'size')?.schema.maximum;
  const asked = { ...query, ...(size !== undefined && { size }) };
  const first = await pageOf(operation, world, { ...asked, page: 1 });
  const total = first.paging.total_page;
  if (total > MANY_PAGES && searchesByMark.includes(operation.id) && !('search' in query))
    return allRows(operation, world, { ...query, search: world.mark }, wanted);
  const pages = new Map([[1, first.rows]]);
  const has = (id: string) => [...pages.values()].some((rows) => rows.some((row) => row['id'] === id));
  for (const number of pageNumbers(operation, total, wanted.length > 0 ? WANTED_PAGES : MANY_PAGES)) {
    if (wanted.length > 0 && wanted.every(has)) break;
    if (number > 1) pages.set(number, (await pageOf(operation, world, { ...asked, page: number })).rows);
  }
  return [...pages].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows);
}

/** Whether the numbers of a page agree with each other and with its rows. */
export function agrees({ rows, paging }: Page, page: number, size: number): void {
  same('paging.page', page, paging.page);
  same('paging.size', size, paging.size);
  same('paging.total_page', Math.ceil(paging.total_item / size), paging.total_page);
  same('data.length', Math.max(0, Math.min(size, paging.total_item - (page - 1) * size)), rows.length);
}

/** Whether the numbers of a list without pages are those of its rows. */
export function isOnePage({ rows, paging }: Page): void {
  same('paging.page', 1, paging.page);
  same('paging.total_item', rows.length, paging.total_item);
  same('paging.total_page', Math.min(1, rows.length), paging.total_page);
  same('paging.size', rows.length, paging.size);
}
