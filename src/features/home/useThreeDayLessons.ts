import { type Product, useAllLessons, useListProductCategoriesQuery } from '../../api';
import { isThreeDayLesson } from './homeRules';

/**
 * The lessons of the '3 days beginner surf lesson' section, out of all pages of products (spec §9). The rule looks at
 * descriptions too, so the server's search is no help.
 */
export function useThreeDayLessons(): { lessons: Product[]; isLoading: boolean } {
  const all = useAllLessons();
  const categories = useListProductCategoriesQuery({});
  const categoryNames = new Map(categories.data?.data.map(({ id, name }) => [id, name]));
  const lessons = all.lessons.filter((lesson) =>
    isThreeDayLesson(lesson, categoryNames.get(lesson.product_category_id)),
  );
  return { lessons, isLoading: all.isLoading || categories.isLoading };
}
