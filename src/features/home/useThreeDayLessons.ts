import { useEffect, useState } from 'react';
import { api, type Product, useListProductCategoriesQuery, useListProductsQuery } from '../../api';
import { useAppDispatch } from '../../state';
import { isThreeDayLesson } from './homeRules';

// No school has more lessons than fit on these; a server that promises a million pages must not be asked for them.
const MAX_PAGES = 20;

/** The products on the pages after the first. The rule looks at descriptions too, so the server's search is no help. */
function useFurtherProducts(totalPages: number): { products: Product[]; isLoading: boolean } {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ totalPages: number; products: Product[] }>({ totalPages: 1, products: [] });

  useEffect(() => {
    if (totalPages <= 1) return;
    let isGone = false;
    const numbers = Array.from({ length: Math.min(totalPages, MAX_PAGES) - 1 }, (_, index) => index + 2);
    const calls = numbers.map((page) => dispatch(api.endpoints.listProducts.initiate({ page })));
    void Promise.all(calls).then((pages) => {
      // A page that failed is only logged (spec §8); the others are shown.
      if (!isGone) setAnswer({ totalPages, products: pages.flatMap(({ data }) => data?.data ?? []) });
    });
    return () => {
      isGone = true;
      for (const call of calls) call.unsubscribe();
    };
  }, [dispatch, totalPages]);

  if (totalPages <= 1) return { products: [], isLoading: false };
  return { products: answer.products, isLoading: answer.totalPages !== totalPages };
}

/** The lessons of the '3 days beginner surf lesson' section, out of all pages of products (spec §9). */
export function useThreeDayLessons(): { lessons: Product[]; isLoading: boolean } {
  const first = useListProductsQuery({ page: 1 });
  const categories = useListProductCategoriesQuery({});
  const further = useFurtherProducts(Math.max(1, first.data?.paging.total_page ?? 1));

  const categoryNames = new Map(categories.data?.data.map(({ id, name }) => [id, name]));
  const lessons = [...(first.data?.data ?? []), ...further.products].filter((lesson) =>
    isThreeDayLesson(lesson, categoryNames.get(lesson.product_category_id)),
  );
  return { lessons, isLoading: first.isLoading || categories.isLoading || further.isLoading };
}
