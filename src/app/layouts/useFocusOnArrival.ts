import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the person was last, through all layouts; null on the first page. */
export const LastPathContext = createContext<RefObject<string | null>>({ current: null });

/** Moves the focus to the new page's h1, so that a screen reader says where the person has arrived. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const lastPathRef = useContext(LastPathContext);
  useEffect(() => {
    const isNew = lastPathRef.current !== null && lastPathRef.current !== pathname;
    lastPathRef.current = pathname;
    if (isNew) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, lastPathRef]);
}
