import { type Product, useFurtherProductsQuery, useListProductsQuery } from '../../api';

/** The lessons of all pages. `isLoading` as long as some of them may be missing. */
export function useAllLessons(): { lessons: Product[]; isLoading: boolean } {
  const first = useListProductsQuery({ page: 1 });
  const totalPages = first.data?.paging.total_page ?? 1;
  const further = useFurtherProductsQuery({ totalPages }, { skip: totalPages <= 1 });
  return {
    lessons: [...(first.data?.data ?? []), ...(further.currentData ?? [])],
    isLoading: first.isLoading || further.isLoading,
  };
}
