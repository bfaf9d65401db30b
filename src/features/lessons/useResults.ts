import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../../ui/LiveRegion';

/**
 * Lets screen readers say what a list shows after it has changed, and puts the focus on the element of the returned reference
 * when another page of the list is shown: what was pressed is gone by then, or far from what it brought.
 */
export function useResults(results: string | null, address: string, page: number) {
  const element = useRef<HTMLParagraphElement>(null);
  const shownPage = useRef(page);
  const shown = results === null ? null : `${address} ${results}`;
  const said = useRef(shown);
  const focus = () => element.current?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Somebody who searches or chooses comes to the first page as well, and stays where they are.
    const { activeElement } = document;
    const isPaging = activeElement?.matches('nav [role="button"]');
    if (isPaging || !activeElement || activeElement === document.body) focus();
  }, [page]);

  useEffect(() => {
    if (results !== null && said.current !== shown) announce(results);
    said.current = shown;
  }, [results, shown]);

  return { element, focus };
}
