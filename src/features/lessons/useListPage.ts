import { useListProductsQuery } from '../../api';
import type { LessonList } from '../../lib/lessonListAt';

/** The API's answer for a list's page. */
export function useListPage({ search, page }: LessonList) {
  // spec §5: the search text is sent only when it is not blank
  const { currentData, isFetching, isError, refetch } = useListProductsQuery({ page, ...(search && { search }) });
  return {
    lessons: currentData?.data ?? [],
    paging: currentData?.paging,
    isLoading: isFetching && !currentData,
    hasFailed: isError && !currentData,
    tryAgain: () => void refetch(),
  };
}
