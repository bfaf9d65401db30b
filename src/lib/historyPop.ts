import { listen } from './listen';

/**
 * Fired on the window when the browser went back or forward, before the router sees it. `detail` is the state of the new
 * history entry; preventDefault() keeps it from the router.
 */
export const HISTORY_POP = 'historypop';

/**
 * Fires HISTORY_POP. To be called before the router listens: browsers call the window's popstate listeners in the order in
 * which they were added, capturing ones too, so a later listener could not keep anything from the router.
 */
export const announceHistoryPops = () =>
  listen(window, ['popstate'], (event) => {
    const detail = (event as PopStateEvent).state as unknown;
    const isForRouter = window.dispatchEvent(new CustomEvent(HISTORY_POP, { cancelable: true, detail }));
    if (!isForRouter) event.stopImmediatePropagation();
  });
