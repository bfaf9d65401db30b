import { adminApi } from './admin.gen';
import type { Product } from './api.gen';
import type { ApiError } from './apiError';
import { answeredChanges } from './baseQuery';
import { readPages } from './readPages';

export const { useAllProductsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products of every page, of all or of what a search finds, as they are now. */
    allProducts: build.query<Product[], { search?: string }>({
      queryFn: async (search, { dispatch }) => {
        const { initiate } = adminApi.endpoints.listProducts;
        const ask = (page: number) => dispatch(initiate({ page, ...search }, { subscribe: false, forceRefetch: true }));
        for (;;) {
          const before = answeredChanges();
          const { rows, error } = await readPages(ask, { atOnce: Infinity });
          // Its first pages may be from before the change, and RTK Query asks for nothing anew that is under way.
          if (answeredChanges() !== before) continue;
          // A list with a gap would look like the whole.
          return error === undefined ? { data: rows } : { error: error as ApiError };
        }
      },
      providesTags: ['AllProducts'],
    }),
  }),
});
