import { generatedAdminApi, type Product } from './admin.gen';
import type { ApiError } from './apiError';

/** More pages than any school has lessons for: a wrong total_page must not cause millions of requests. */
const MAX_PAGES = 100;

export const { useAllProductsQuery } = generatedAdminApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products of every page, of all or of what a search finds, as they are now. */
    allProducts: build.query<Product[], { search?: string }>({
      queryFn: async (search, { dispatch }) => {
        const { initiate } = generatedAdminApi.endpoints.listProducts;
        const ask = (page: number) => dispatch(initiate({ page, ...search }, { subscribe: false, forceRefetch: true }));
        const first = await ask(1);
        const last = Math.min(first.data?.paging.total_page ?? 1, MAX_PAGES);
        const further = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => ask(index + 2));
        const pages = [first, ...(await Promise.all(further))];
        const failed = pages.find(({ isError }) => isError);
        // A list with a gap would look like the whole.
        return failed ? { error: failed.error as ApiError } : { data: pages.flatMap(({ data }) => data?.data ?? []) };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});
