import { api, type ListProductsApiResponse, type Product } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';
import { readPages } from './readPages';

/** Asks for a page of the list of lessons, whatever is in the cache. */
export const newPage = (page: number) =>
  api.endpoints.listProducts.initiate({ page }, { subscribe: false, forceRefetch: true });

/**
 * The lessons with these ids, page by page and no further than the last of them stands. A page that fails is an error, as a
 * lesson may be on it.
 */
export async function lessonsOfNewList(
  wanted: readonly string[],
  ask: (page: number) => PromiseLike<{ data?: ListProductsApiResponse; error?: unknown }>,
): Promise<{ data: Product[]; error?: undefined } | { data?: undefined; error: ApiError }> {
  const among = (rows: Product[]) => rows.filter(({ id }) => wanted.includes(id));
  const { rows, error } = await readPages(ask, {
    goesOn: (read, { data }) => data.length > 0 && among(read).length < wanted.length,
  });
  return error === undefined ? { data: among(rows) } : { error: toApiError(statusOf(error), undefined) };
}
