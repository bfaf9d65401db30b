import { generatedApi, type Product } from './api.gen';

/** More pages than any school has lessons for. Without this limit a wrong total_page could cause millions of requests. */
const MAX_PAGES = 20;

interface FurtherProducts {
  totalPages: number;
  search?: string;
}

export const { useFurtherProductsQuery } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The products on the pages after the first, of all or of what a search finds. A page that fails is left out (spec §8). */
    furtherProducts: build.query<Product[], FurtherProducts>({
      queryFn: async ({ totalPages, ...search }, { dispatch }) => {
        const numbers = Array.from({ length: Math.min(totalPages, MAX_PAGES) - 1 }, (_, index) => index + 2);
        const { initiate } = generatedApi.endpoints.listProducts;
        const pages = await Promise.all(
          numbers.map((page) => dispatch(initiate({ page, ...search }, { subscribe: false }))),
        );
        return { data: pages.flatMap(({ data }) => data?.data ?? []) };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});
