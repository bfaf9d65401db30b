const events = ['beforeunload', 'pagehide'] as const;

/**
 * Watches whether the page is being unloaded. The returned function ends that and says whether it was. To be called soon: a
 * browser does not put a page with such listeners into its back/forward cache.
 */
export function watchPageUnload(): () => boolean {
  let isUnloading = false;
  const note = () => {
    isUnloading = true;
  };
  for (const event of events) window.addEventListener(event, note);
  return () => {
    for (const event of events) window.removeEventListener(event, note);
    return isUnloading;
  };
}
