import { generatedApi, type Product } from './api.gen';
import { type ApiError, asApiError } from './apiError';
import type { ApiState } from './clearUserCache';

/** More than any school has: a wrong total_page must not lead to endless calls. */
const MAX_PAGES = 100;

/** No backend's id is longer. What is longer came from a mistyped address. */
const MAX_ID_LENGTH = 100;

const inCache = (state: ApiState, wanted: string): Product | undefined =>
  generatedApi.util
    .selectEntriesForEndpoint(state, 'listProducts')
    .flatMap(({ data }) => data?.data ?? [])
    .find(({ id }) => id === wanted);

/** The API with a query for one lesson, which the contract has no operation for. */
export const lessonApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The lesson with an id, or null when the backend has none. It is looked for in the lists that are already there, then page by
     * page in a new list, as a cached page may be older than the next one. A page that fails is an error: the lesson may be on it.
     */
    findLesson: build.query<Product | null, { id: string }>({
      queryFn: async (
        { id },
        { dispatch, getState, forced },
      ): Promise<{ data: Product | null } | { error: ApiError }> => {
        if (id.trim() === '' || id.length > MAX_ID_LENGTH) return { data: null };
        const known = forced ? undefined : inCache(getState() as ApiState, id);
        if (known) return { data: known };
        for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page += 1) {
          const { data: list, error } = await dispatch(
            generatedApi.endpoints.listProducts.initiate({ page }, { subscribe: false, forceRefetch: true }),
          );
          if (error || !list) return { error: asApiError(error) };
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
