import { api, type Product } from './api.gen';
import type { ApiError } from './apiError';
import type { ApiState } from './clearUserCache';
import { lessonsOfNewList, newPage } from './newLessonList';

const inCache = (state: ApiState, wanted: string): Product | undefined =>
  api.util
    .selectEntriesForEndpoint(state, 'listProducts')
    .flatMap(({ data }) => data?.data ?? [])
    .find(({ id }) => id === wanted);

/** The API with a query for one lesson, which the contract has no operation for. */
export const lessonApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The lesson with an id, or null if there is none. Looked for in the cached lists, then in a new one: a cached page may be
     * older than the page after it.
     */
    findLesson: build.query<Product | null, { id: string }>({
      queryFn: async ({ id }, { dispatch, getState }): Promise<{ data: Product | null } | { error: ApiError }> => {
        const known = inCache(getState() as ApiState, id);
        if (known) return { data: known };
        const { data, error } = await lessonsOfNewList([id], (page) => dispatch(newPage(page)));
        return error ? { error } : { data: data[0] ?? null };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});

export const { useFindLessonQuery } = lessonApi;
