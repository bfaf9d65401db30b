import { useFurtherProductsQuery, useListProductCategoriesQuery, useListProductsQuery } from '../../api';
import type { LessonList } from '../../lib/lessonListAt';
import { suits } from './lessonChoice';
import { groupByCategory } from './lessonGroups';
import { loadingFailed, resultsText } from './listTexts';

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** The lessons of a list. What fits a choice is picked from all pages, as the API knows names alone. */
export function useLessons({ search, page, who, level }: LessonList) {
  const hasChoice = who !== null || level !== null;
  const searched = search ? { search } : {}; // spec §5: sent only when it is not blank
  const products = useListProductsQuery({ page, ...searched });
  const categories = useListProductCategoriesQuery({});
  const pages = products.currentData?.paging.total_page ?? 0;
  const needsMore = hasChoice && pages > 1;
  const further = useFurtherProductsQuery({ totalPages: pages, ...searched }, { skip: !needsMore });

  const all = [...(products.currentData?.data ?? []), ...((needsMore && further.currentData) || [])];
  const lessons = all.filter((lesson) => suits(lesson, { who, level }));
  const isLoading =
    (products.isFetching && !products.currentData) ||
    categories.isLoading ||
    (needsMore && further.isFetching && !further.currentData);
  const found = {
    shown: lessons.length,
    total: hasChoice ? all.length : (products.currentData?.paging.total_item ?? 0),
    isSimilar: search !== '' && !all.some(({ name }) => plain(name).includes(plain(search))),
  };
  const hasFailed = products.isError && lessons.length === 0;
  return {
    lessons,
    groups: groupByCategory(lessons, categories.data?.data ?? []),
    /** Of the list; what fits a choice stands on one. */
    pages: hasChoice ? 1 : pages,
    isLoading,
    hasFailed,
    /** How many there are, in words; null until that is known. */
    results: isLoading ? null : hasFailed ? loadingFailed : resultsText({ ...found, page, pages, who, level }),
    tryAgain: () => void products.refetch(),
  };
}
