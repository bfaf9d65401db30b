const events = ['beforeunload', 'pagehide'] as const;

/**
 * Watches whether the page is being unloaded, until the returned function is called, which says it. Not to be kept up for
 * longer than a call takes: a browser does not keep a page with such listeners for the Back button.
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
