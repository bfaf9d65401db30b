const events = ['beforeunload', 'pagehide'] as const;

/**
 * Watches whether the page is being left, until the returned function is called, which says it. Only while something is
 * under way: a page that always listened would be kept by no browser for the Back button.
 */
export function watchDeparture(): () => boolean {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  for (const event of events) window.addEventListener(event, note);
  return () => {
    for (const event of events) window.removeEventListener(event, note);
    return isLeaving;
  };
}
