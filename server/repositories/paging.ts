import { type Column, sql, type SQL } from 'drizzle-orm';
import type { Paging } from '../contract.gen.ts';

/** Rows a page, where the contract says no other number. */
export const PAGE_SIZE = 10;
/** More rows than any list has. */
const EVERY_ROW = 2 ** 31 - 1;

export interface PageRequest {
  /** From 1; absent: every row as one page. */
  page?: number;
  size?: number;
}

export interface Paged<Row> {
  data: Row[];
  paging: Paging;
}

/** A query of Drizzle's, before its page is cut out. */
interface Rows<Row> {
  limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> };
}

/** What an answer says of its page, from 1, where a list has `total` rows in all. */
export const pagingOf = (page: number, total: number, size = PAGE_SIZE): Paging => ({
  page,
  size,
  total_item: total,
  total_page: Math.ceil(total / size),
});

/** A list answer of the contract: a page of the rows, and how many there are on all pages. */
export async function paged<Row>(
  { page, size = PAGE_SIZE }: PageRequest,
  rows: Rows<Row>,
  total: PromiseLike<number>,
): Promise<Paged<Row>> {
  if (page === undefined) {
    return onePage(await rows.limit(EVERY_ROW).offset(0));
  }
  const data = await rows.limit(size).offset((page - 1) * size);
  return { data, paging: pagingOf(page, await total, size) };
}

/** A list answer of rows that are all there are. */
export const onePage = <Row>(data: Row[]): Paged<Row> => ({
  data,
  paging: { page: 1, size: data.length, total_item: data.length, total_page: data.length === 0 ? 0 : 1 },
});

/**
 * Whether a column contains `text`, ignoring case; % and _ have no special meaning. It takes half the time of ILIKE, on lists
 * that no index can search.
 */
export const contains = (column: Column, text: string): SQL =>
  sql`strpos(lower(${column}), lower(${text.trim()}::text)) > 0`;
