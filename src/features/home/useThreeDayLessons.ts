import { api, type Product, useListProductCategoriesQuery, useListProductsQuery } from '../../api';
import { isThreeDayLesson } from './homeRules';

// More pages than any school has lessons for. Without this limit a wrong total_page could cause millions of requests.
const MAX_PAGES = 20;

const { useFurtherProductsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products on the pages after the first, by the number of pages. A page that fails is left out (spec §8). */
    furtherProducts: build.query<Product[], number>({
      queryFn: async (totalPages, { dispatch }) => {
        const numbers = Array.from({ length: Math.min(totalPages, MAX_PAGES) - 1 }, (_, index) => index + 2);
        const pages = await Promise.all(
          numbers.map((page) => dispatch(api.endpoints.listProducts.initiate({ page }, { subscribe: false }))),
        );
        return { data: pages.flatMap(({ data }) => data?.data ?? []) };
      },
      providesTags: ['AllProducts'],
    }),
  }),
});

/**
 * The lessons of the '3 days beginner surf lesson' section, out of all pages of products (spec §9). The rule looks at
 * descriptions too, so the server's search is no help.
 */
export function useThreeDayLessons(): { lessons: Product[]; isLoading: boolean } {
  const first = useListProductsQuery({ page: 1 });
  const categories = useListProductCategoriesQuery({});
  const totalPages = first.data?.paging.total_page ?? 1;
  const further = useFurtherProductsQuery(totalPages, { skip: totalPages <= 1 });

  const categoryNames = new Map(categories.data?.data.map(({ id, name }) => [id, name]));
  const lessons = [...(first.data?.data ?? []), ...(further.currentData ?? [])].filter((lesson) =>
    isThreeDayLesson(lesson, categoryNames.get(lesson.product_category_id)),
  );
  return { lessons, isLoading: first.isLoading || categories.isLoading || further.isLoading };
}
