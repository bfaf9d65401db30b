import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for a sidebar beside the page. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
