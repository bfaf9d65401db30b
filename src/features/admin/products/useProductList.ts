import { type Product, useAllProductsQuery, useListProductsQuery } from '../../../api';
import type { ListQuery } from '../shared/ListFrame';
import { type ListView, PAGE_SIZE, useListView } from '../shared/useListView';

/**
 * The page of lessons on screen. Those of one category are picked from all pages, as the documented call searches names alone and a
 * filter over ten rows would hide the others.
 */
export function useProductList(
  { page = 1, search }: Partial<ListView['query']>,
  options: { refetchOnMountOrArgChange: true },
): ListQuery<Product> {
  const category = useListView().filter('category');
  const list = useListProductsQuery({ page, search }, { ...options, skip: category !== '' });
  const all = useAllProductsQuery(search === undefined ? {} : { search }, { ...options, skip: category === '' });
  if (category === '') return list;

  const pageOf = (products: Product[] | undefined) => {
    const rows = products?.filter((product) => product.product_category_id === category);
    return (
      rows && {
        data: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        paging: { page, total_item: rows.length },
      }
    );
  };
  const data = pageOf(all.data);
  return { ...all, data, currentData: data, refetch: async () => ({ data: pageOf((await all.refetch()).data) }) };
}
