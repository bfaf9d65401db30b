import { type Product, useFurtherProductsQuery, useListProductsQuery } from '../../../api';
import { PAGE_SIZE, useListView, type ListView } from '../resource/useListView';

/**
 * The page of lessons on screen. Those of one category are picked from all pages, as the documented call searches names alone and a
 * filter over ten rows would hide the others.
 */
export function useProductList(query: Partial<ListView['query']>, options: { refetchOnMountOrArgChange: true }) {
  const category = useListView().filter('category');
  const isFiltered = category !== '';
  const first = useListProductsQuery(isFiltered ? { ...query, page: 1 } : query, options);
  const totalPages = first.currentData?.paging.total_page ?? 0;
  const search = query.search === undefined ? {} : { search: query.search };
  const further = useFurtherProductsQuery({ totalPages, ...search }, { skip: !isFiltered || totalPages <= 1 });

  const pick = (answer: typeof first.data) => {
    if (!answer || !isFiltered) return answer;
    // A new lesson stands on the page on screen and on its own.
    const all = new Map([...answer.data, ...(further.currentData ?? [])].map((row): [string, Product] => [row.id, row]));
    const rows = [...all.values()].filter((row) => row.product_category_id === category);
    const page = query.page ?? 1;
    const paging = { ...answer.paging, page, total_item: rows.length };
    return { data: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), paging };
  };
  return {
    data: pick(first.data),
    currentData: pick(first.currentData),
    isFetching: first.isFetching || further.isFetching,
    isError: first.isError,
    error: first.error,
    refetch: first.refetch,
  };
}
