import { adminApi } from './admin.gen';
import type { Product } from './api.gen';
import type { ApiError } from './apiError';
import { readPages } from './readPages';

export const { useAllProductsQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products of every page, of all or of what a search finds, as they are now. */
    allProducts: build.query<Product[], { search?: string }>({
      queryFn: async (search, { dispatch }) => {
        const { initiate } = adminApi.endpoints.listProducts;
        const ask = (page: number) => dispatch(initiate({ page, ...search }, { subscribe: false, forceRefetch: true }));
        const { rows, error } = await readPages(ask, { atOnce: Infinity });
        // A list with a gap would look like the whole.
        return error === undefined ? { data: rows } : { error: error as ApiError };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});
