import { adminApi } from './admin.gen';
import type { ListProductsApiResponse, Product } from './api.gen';
import type { ApiError } from './apiError';
import type { State } from './listUpdates';
import { readPages } from './readPages';

export const { useAllProductsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products of every page, of all or of what a search finds, as they are now. */
    allProducts: build.query<Product[], { search?: string }>({
      queryFn: async (search, { dispatch, getState }) => {
        const { initiate, select } = adminApi.endpoints.listProducts;
        const answers = new Map<number, unknown>();
        const ask = async (page: number) => {
          const answer = await dispatch(initiate({ page, ...search }, { subscribe: false, forceRefetch: true }));
          answers.set(page, answer.data);
          return answer;
        };
        // A change is put into the pages that have come by then, and RTK Query asks for nothing anew that is under way.
        const isOld = () =>
          [...answers].some(([page, data]) => {
            const now = select({ page, ...search })(getState() as State).data;
            return now !== undefined && now !== data; // what the cache has dropped meanwhile has not changed
          });
        let list: Awaited<ReturnType<typeof readPages<ListProductsApiResponse>>>;
        do {
          answers.clear();
          list = await readPages(ask, { atOnce: Infinity });
        } while (list.error === undefined && isOld());
        const { rows, error } = list;
        // A list with a gap would look like the whole.
        return error === undefined ? { data: rows } : { error: error as ApiError };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});
