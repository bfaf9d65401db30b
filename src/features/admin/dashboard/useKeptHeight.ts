import { type RefObject, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const heights = new Map<string, number>();

/**
 * The height that a page had when it was left, until another one is shown: whoever comes back to it by Back finds their place,
 * although what it shows has to be loaded anew. Undefined for who comes by another way.
 */
export function useKeptHeight(page: RefObject<HTMLElement | null>, name: string): number | undefined {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [kept] = useState(() => (isReturn ? { name, height: heights.get(name) } : null));
  useLayoutEffect(() => {
    const shown = page.current;
    return () => {
      if (shown) heights.set(name, shown.offsetHeight);
    };
  }, [page, name]);
  return kept?.name === name ? kept.height : undefined;
}
