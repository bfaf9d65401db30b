import { api, type Product } from './api.gen';
import { readPages } from './readPages';

/** Visitors need no more pages than this; a wrong total_page must not cause millions of requests. */
const MOST_PAGES = 20;

interface Wanted {
  totalPages: number;
  search?: string;
}

export interface FurtherProducts {
  products: Product[];
  isWhole: boolean;
}

/** The API with a query for the further pages of products, which the contract has no operation for. */
export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The products on the pages after the first, of all or of what a search finds. A page that fails is left out (spec §8), and
     * then they are not the whole.
     */
    furtherProducts: build.query<FurtherProducts, Wanted>({
      queryFn: async ({ totalPages, ...search }, { dispatch }) => {
        const { initiate } = api.endpoints.listProducts;
        const ask = (page: number) => dispatch(initiate({ page, ...search }, { subscribe: false }));
        const pages = { from: 2, last: totalPages, most: MOST_PAGES, atOnce: MOST_PAGES };
        const { rows, error } = await readPages(ask, pages);
        return { data: { products: rows, isWhole: error === undefined } };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});

export const { useFurtherProductsQuery } = productsApi;
