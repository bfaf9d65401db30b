import { type Product, useFurtherProductsQuery, useListProductsQuery } from '../../../../api';

/** The lessons of all pages of the list, as far as they have arrived. */
export function useLessons(): { lessons: Product[]; isLoading: boolean; isError: boolean } {
  const first = useListProductsQuery({ page: 1 });
  const totalPages = first.data?.paging.total_page ?? 1;
  const further = useFurtherProductsQuery({ totalPages }, { skip: totalPages <= 1 });
  return {
    lessons: [...(first.data?.data ?? []), ...(further.currentData ?? [])],
    isLoading: first.isLoading || further.isLoading,
    isError: first.isError,
  };
}
