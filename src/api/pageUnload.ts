import { listen } from '../lib/listen';

/**
 * Watches whether the page is being unloaded, until the returned function is called, which says it. Not to be kept up for
 * longer than a call takes: a browser does not keep a page with such listeners for the Back button.
 */
export function watchPageUnload(): () => boolean {
  let isUnloading = false;
  const stop = listen(window, ['beforeunload', 'pagehide'], () => (isUnloading = true));
  return () => {
    stop();
    return isUnloading;
  };
}
