import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A navigation that waits for the person's answer, named as react-router's own blocker names it. */
export interface Blocker {
  isBlocked: boolean;
  /** Goes on with what was blocked. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/** Where a history entry stands among the others. react-router stores it; an entry of another origin or an anchor has none. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN;

/** The link that a click follows within this page; null for everything that leaves or keeps the page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere =
    link?.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download');
  return isElsewhere ? null : link;
}

/**
 * While active, holds back links, the browser's Back and Forward, and asks before a reload. react-router's useBlocker does
 * this in its data router alone, which would bring 15 kB to every visitor (docs/decisions).
 */
export function useBlocker(isActive: boolean): Blocker {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const here = indexOf(window.history.state);
    let isLeaving = false;
    const block = (leave: () => void) =>
      setGoOn(() => () => {
        isLeaving = true;
        leave();
      });

    const onPopState = (event: PopStateEvent) => {
      const delta = indexOf(event.state) - here;
      if (isLeaving || Number.isNaN(delta)) return;
      event.stopImmediatePropagation(); // the router does not see it
      if (delta === 0) return; // here again
      window.history.go(-delta); // the browser has gone already
      block(() => window.history.go(delta));
    };
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      block(() => void navigate(link.pathname + link.search + link.hash));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    // While capturing, these come before the router's own listeners.
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isActive, navigate]);

  return { isBlocked: goOn !== null, proceed: () => goOn?.(), reset: () => setGoOn(null) };
}
