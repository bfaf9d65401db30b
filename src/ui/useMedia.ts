import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../lib/listen';

/** Whether a media query holds, now and when it changes. The page rendered at build time goes by none. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((notify: () => void) => listen(window.matchMedia(query), ['change'], notify), [query]);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
