import { useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus on the element of the returned reference when another page of the list is shown: what was pressed is gone by
 * then, or far from what it brought.
 */
export function useFocusOnPaging<Container extends HTMLElement>(page: number) {
  const results = useRef<Container>(null);
  const shownPage = useRef(page);
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Somebody who searches or chooses comes to the first page as well, and stays where they are.
    const { activeElement } = document;
    const isPaging = activeElement?.matches('nav [role="button"]');
    if (isPaging || !activeElement || activeElement === document.body) results.current?.focus({ preventScroll: true });
  }, [page]);
  return results;
}
