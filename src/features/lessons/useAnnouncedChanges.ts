import { createContext, type RefObject, useContext, useEffect } from 'react';
import { announce } from '../../ui/LiveRegion';

/** What a page of lessons has shown last; null before the first list. */
export const LastShown = createContext<RefObject<string | null>>({ current: null });

/** Lets screen readers say how many lessons there are when the list has changed. `results` is null until that is known. */
export function useAnnouncedChanges(results: string | null, address: string): void {
  const lastRef = useContext(LastShown);
  const shown = results === null ? '' : `${address} ${results}`;
  useEffect(() => {
    if (shown === '' && lastRef.current === null) return; // the first list is on its way
    if (results !== null && lastRef.current !== null && lastRef.current !== shown) announce(results);
    lastRef.current = shown;
  }, [lastRef, results, shown]);
}
