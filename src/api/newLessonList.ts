import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type Product } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';

/** More than any school has: a wrong total_page must not lead to endless calls. */
const MAX_PAGES = 100;

/**
 * The lessons with these ids, from a list that is asked for anew, page by page, and no further than the last of them stands.
 * A page that fails is an error, as a lesson may be on it.
 */
export async function lessonsOfNewList<State>(
  wanted: readonly string[],
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
): Promise<{ data: Product[]; error?: undefined } | { data?: undefined; error: ApiError }> {
  const found: Product[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES) && found.length < wanted.length; page += 1) {
    const { data: list, error } = await dispatch(
      generatedApi.endpoints.listProducts.initiate({ page }, { subscribe: false, forceRefetch: true }),
    );
    if (error || !list) return { error: toApiError(statusOf(error), undefined) };
    const known = found.map(({ id }) => id);
    found.push(...list.data.filter(({ id }) => wanted.includes(id) && !known.includes(id)));
    if (list.data.length === 0) break;
    last = list.paging.total_page;
  }
  return { data: found };
}
