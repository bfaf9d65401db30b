import type { Mutant } from './mutant.ts';
import { type Json, paging, rows } from './tools.ts';

export const pagingOf =
  (change: (of: ReturnType<typeof paging>) => unknown): Mutant['give'] =>
  (given) => {
    if ('page' in paging(given)) change(paging(given));
  };

export const UNPAGED = 100;
export const text = (one: Json, name: string): string => (typeof one[name] === 'string' ? one[name] : '');
/** All rows of a list, however many pages it has. */
export type All = (search?: string) => Promise<Json[]>;

const FILTERS = ['status', 'payment_status', 'payment_method', 'from', 'to', 'sort'];

/** Answers the pages of a list in another order, or, of all rows that there are, those that a search finds. */
export const relisted =
  (change: (list: Json[], search: string) => Json[], isSearch = false): Mutant['give'] =>
  async (given, { url, headers }, { fetch }) => {
    const wanted = url.searchParams.get('search') ?? undefined;
    if (given.status !== 200 || FILTERS.some((name) => url.searchParams.has(name))) return;
    if (isSearch && wanted === undefined) return;
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    const all: All = async (search) => {
      const list: Json[] = [];
      for (let page = 1; page <= UNPAGED; page += 1) {
        const params = new URLSearchParams({ page: String(page), ...(search !== undefined && { search }) });
        const answer = await fetch('GET', `${url.pathname}?${String(params)}`, undefined, token);
        list.push(...rows(answer));
        if (page >= Number(paging(answer)['total_page'])) break;
      }
      return list;
    };
    const list = change(await all(isSearch ? undefined : wanted), wanted ?? '');
    const page = url.searchParams.get('page');
    const isWhole = page === null && Number(paging(given)['size']) !== 10;
    const size = isWhole ? list.length : 10;
    const start = (Number(page ?? 1) - 1) * size;
    given.body.data = list.slice(start, start + size);
    Object.assign(paging(given), {
      total_item: list.length,
      total_page: size === 0 ? 0 : Math.ceil(list.length / size),
    });
  };
export const by =
  (name: string) =>
  (list: Json[]): Json[] =>
    list.toSorted((a, b) => text(a, name).localeCompare(text(b, name)));
export const backwards = (list: Json[]): Json[] => list.toReversed();
