import { generatedApi, type ListProductsApiResponse, type Product } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';

/** More than any school has: a wrong total_page must not lead to endless calls. */
const MAX_PAGES = 100;

/** Asks for a page of the list of lessons, whatever is in the cache. */
export const newPage = (page: number) =>
  generatedApi.endpoints.listProducts.initiate({ page }, { subscribe: false, forceRefetch: true });

/**
 * The lessons with these ids, page by page and no further than the last of them stands. A page that fails is an error, as a
 * lesson may be on it.
 */
export async function lessonsOfNewList(
  wanted: readonly string[],
  ask: (page: number) => PromiseLike<{ data?: ListProductsApiResponse; error?: unknown }>,
): Promise<{ data: Product[]; error?: undefined } | { data?: undefined; error: ApiError }> {
  const found = new Map<string, Product>();
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES) && found.size < wanted.length; page += 1) {
    const { data: list, error } = await ask(page);
    if (error || !list) return { error: toApiError(statusOf(error), undefined) };
    for (const lesson of list.data) if (wanted.includes(lesson.id)) found.set(lesson.id, lesson);
    if (list.data.length === 0) break;
    last = list.paging.total_page;
  }
  return { data: [...found.values()] };
}
