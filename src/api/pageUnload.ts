import { listen } from '../lib/listen';

/**
 * Watches whether the page is being unloaded. The returned function ends that and says whether it was. To be called soon: a
 * browser does not put a page with such listeners into its back/forward cache.
 */
export function watchPageUnload(): () => boolean {
  let isUnloading = false;
  const stop = listen(window, ['beforeunload', 'pagehide'], () => (isUnloading = true));
  return () => {
    stop();
    return isUnloading;
  };
}
