import { api, type Product } from './api.gen';
import { useFurtherProductsQuery } from './furtherProducts';

/** All lessons, and how it stands with them. */
export interface AllLessons {
  lessons: Product[];
  /** As long as some of them may be missing. */
  isLoading: boolean;
  /** Some of them are missing, as a page could not be loaded. */
  isError: boolean;
  /** Asks again for what could not be loaded. */
  retry: () => void;
}

/** The lessons of all pages of the list, as far as they have arrived. */
export function useAllLessons(): AllLessons {
  const first = api.useListProductsQuery({ page: 1 });
  const totalPages = first.data?.paging.total_page ?? 1;
  const further = useFurtherProductsQuery({ totalPages }, { skip: totalPages <= 1 });
  return {
    lessons: [...(first.data?.data ?? []), ...(further.currentData?.products ?? [])],
    isLoading: (first.isFetching && first.data === undefined) || further.isLoading,
    isError: first.isError || further.currentData?.isWhole === false,
    retry: () => void (first.isError ? first : further).refetch(),
  };
}
