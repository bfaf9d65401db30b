import { generatedApi, type Product } from './api.gen';
import { type ApiError, statusOf, toApiError } from './apiError';
import type { ApiState } from './clearUserCache';

/** More than any school has: a wrong total_page must not lead to endless calls. */
const MAX_PAGES = 100;

const inCache = (state: ApiState, wanted: string): Product | undefined =>
  generatedApi.util
    .selectEntriesForEndpoint(state, 'listProducts')
    .flatMap(({ data }) => data?.data ?? [])
    .find(({ id }) => id === wanted);

/** The API with a query for one lesson, which the contract has no operation for. */
export const lessonApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The lesson with an id, or null if there is none. Looked for in the cached lists, then page by page in a new one: a cached
     * page may be older than the page after it. A page that fails is an error, as the lesson may be on it.
     */
    findLesson: build.query<Product | null, { id: string }>({
      queryFn: async ({ id }, { dispatch, getState }): Promise<{ data: Product | null } | { error: ApiError }> => {
        const known = inCache(getState() as ApiState, id);
        if (known) return { data: known };
        for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page += 1) {
          const { data: list, error } = await dispatch(
            generatedApi.endpoints.listProducts.initiate({ page }, { subscribe: false, forceRefetch: true }),
          );
          if (error || !list) return { error: toApiError(statusOf(error), undefined) };
          const found = list.data.find((lesson) => lesson.id === id);
          if (found) return { data: found };
          if (list.data.length === 0) break;
          last = list.paging.total_page;
        }
        return { data: null };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});

export const { useFindLessonQuery } = lessonApi;
