import { type Product, useFurtherProductsQuery, useListProductCategoriesQuery, useListProductsQuery } from '../../api';
import { isThreeDayLesson } from './homeRules';

/**
 * The lessons of the '3 days beginner surf lesson' section, out of all pages of products (spec §9). The rule looks at
 * descriptions too, so the server's search is no help.
 */
export function useThreeDayLessons(): { lessons: Product[]; isLoading: boolean } {
  const first = useListProductsQuery({ page: 1 });
  const categories = useListProductCategoriesQuery({});
  const totalPages = first.data?.paging.total_page ?? 1;
  const further = useFurtherProductsQuery({ totalPages }, { skip: totalPages <= 1 });

  const categoryNames = new Map(categories.data?.data.map(({ id, name }) => [id, name]));
  const lessons = [...(first.data?.data ?? []), ...(further.currentData ?? [])].filter((lesson) =>
    isThreeDayLesson(lesson, categoryNames.get(lesson.product_category_id)),
  );
  return { lessons, isLoading: first.isLoading || categories.isLoading || further.isLoading };
}
