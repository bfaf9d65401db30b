import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { HISTORY_POP } from '../../../lib/historyPop';

/** A history entry's position, which react-router keeps in its state; NaN for entries that it did not make. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN;

/** The link to another page of the site that a click follows in this tab, or null. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere =
    link?.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download');
  const isSamePage = link?.hash && link.pathname + link.search === window.location.pathname + window.location.search;
  return isElsewhere || isSamePage ? null : link;
}

const LEAVING = 'leaving';

/**
 * Leaves what is shown, unless something half filled in is there, which asks first: for what is neither a link nor a step back.
 * Whether it has left at once.
 */
export function leaveBy(leave: () => void): boolean {
  const isFree = window.dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: leave }));
  if (isFree) leave();
  return isFree;
}

/** Whether the next step back is the app's own, as what was open is saved or given up. */
let isOwnStep = false;

/** Goes back without being blocked. The step after it is blocked again: a form below what was closed may be half filled, too. */
export function stepBack(navigate: NavigateFunction): void {
  isOwnStep = true;
  window.addEventListener('popstate', () => (isOwnStep = false), { once: true }); // after HISTORY_POP, which this fires as well
  void navigate(-1);
}

/**
 * While active, blocks links and the browser's Back and Forward, and lets the browser ask before a reload. react-router's own
 * useBlocker needs its data router, which adds 14.8 kB for every visitor (docs/decisions/pages.md). `proceed` does what
 * was blocked, if anything was; `reset` stays on the page. `attempt` counts what was blocked.
 */
export function useBlocker(isActive: boolean) {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const [attempt, setAttempt] = useState(0);
  if (!isActive && goOn) setGoOn(null); // what was saved meanwhile keeps nobody

  useEffect(() => {
    if (!isActive) return;
    const here = indexOf(window.history.state);
    let isLeaving = false;
    const block = (leave: () => void) => {
      setAttempt((count) => count + 1);
      setGoOn(() => () => {
        isLeaving = true;
        leave();
      });
    };

    const onHistoryPop = (event: Event) => {
      const delta = indexOf((event as CustomEvent<unknown>).detail) - here;
      if (isLeaving || isOwnStep || Number.isNaN(delta)) return;
      event.preventDefault(); // the router does not see it
      if (delta === 0) return; // the return to this page, asked for below
      window.history.go(-delta); // the browser has moved already
      block(() => window.history.go(delta));
    };
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault(); // which the link follows (ui/Link); what else a click on it does goes on
      block(() => void navigate(link.pathname + link.search + link.hash));
    };
    const onLeaving = (event: Event) => {
      event.preventDefault();
      block((event as CustomEvent<() => void>).detail);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    window.addEventListener(HISTORY_POP, onHistoryPop);
    // Capturing, so that it runs before the link's own listener.
    window.addEventListener('click', onClick, true);
    window.addEventListener(LEAVING, onLeaving);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener(HISTORY_POP, onHistoryPop);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener(LEAVING, onLeaving);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isActive, navigate]);

  return { isBlocked: goOn !== null, attempt, proceed: () => goOn?.(), reset: () => setGoOn(null) };
}
