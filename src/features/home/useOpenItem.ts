import { useEffect, useRef, useState } from 'react';
import { HISTORY_POP } from '../../lib/historyPop';

/** Which item of the list a history entry shows, for entries that this hook made. */
function itemOf(state: unknown, list: string): number | null {
  const index = (state as Record<string, unknown> | null)?.[list];
  return typeof index === 'number' ? index : null;
}

/**
 * Which item of a list is shown in a window above the page. The window has a history entry of its own, so that Back closes it;
 * Forward and a reload show it again. `list` names the list in that entry. The address stays as it is: a place in a list is no lasting
 * name for a photo.
 */
export function useOpenItem(list: string) {
  const [open, setOpen] = useState<number | null>(null);
  const hasEntry = useRef(false);

  useEffect(() => {
    const follow = (state: unknown) => {
      const item = itemOf(state, list);
      hasEntry.current = item !== null;
      setOpen(item);
    };
    follow(window.history.state);
    let address = window.location.href;
    const onHistoryPop = (event: Event) => {
      const isSamePage = window.location.href === address;
      const hadEntry = hasEntry.current;
      address = window.location.href;
      follow((event as CustomEvent<unknown>).detail);
      // To the router both entries are the same.
      if (isSamePage && (hadEntry || hasEntry.current)) event.preventDefault();
    };
    window.addEventListener(HISTORY_POP, onHistoryPop);
    return () => window.removeEventListener(HISTORY_POP, onHistoryPop);
  }, [list]);

  /** Opens an item, or changes to it. The router's own part of the state stays as it is. */
  const show = (index: number) => {
    const entry = { ...(window.history.state as object | null), [list]: index };
    if (hasEntry.current) window.history.replaceState(entry, '');
    else window.history.pushState(entry, '');
    hasEntry.current = true;
    setOpen(index);
  };
  const close = () => {
    setOpen(null);
    if (hasEntry.current) window.history.back();
  };
  return { open, show, close };
}
