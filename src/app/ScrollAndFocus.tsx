import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation } from 'react-router-dom';
import { listen } from '../lib/listen';
import { isRecord, parseJson } from '../lib/typeGuards';
import { tabStorage } from '../state/persist/webStorage';

const STORAGE_KEY = 'scroll-positions';

// The first history entry of every tab has the same key, so the path is part of the name.
const nameOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

// Where storage is blocked, full, or holds something else, pages start at the top.
const readPositions = () => parseJson(tabStorage.read(STORAGE_KEY), isRecord, STORAGE_KEY) ?? {};

const savePosition = (entry: Location): boolean =>
  tabStorage.write(STORAGE_KEY, JSON.stringify({ ...readPositions(), [nameOf(entry)]: window.scrollY }));

/** A location, and how the person came to it. */
export interface Visit {
  location: Location;
  action: NavigationType;
}

/** Whether the link or call that led here asked to stay at the scroll position (`state: { preventScrollReset: true }`). */
const preventsScrollReset = ({ state }: Location): boolean =>
  (state as { preventScrollReset?: boolean } | null)?.preventScrollReset === true;

/**
 * Scrolls to `top`, and again while the page is too short for it, as its lists are on their way: the browser would keep the end of
 * the page in view. Ended by what the person does, and by the returned function.
 */
function scrollWhenThere(top: number): (() => void) | undefined {
  const isThere = () => {
    window.scrollTo(0, top);
    return window.scrollY > top - 1;
  };
  if (isThere()) return undefined;
  const growth = new ResizeObserver(() => isThere() && stop());
  const stopListening = listen(window, ['pointerdown', 'wheel', 'keydown'], () => stop());
  const stop = () => {
    growth.disconnect();
    stopListening();
  };
  growth.observe(document.body);
  return stop;
}

/**
 * Scrolls and focuses when a page is shown: a new page starts at its top or at the address's anchor, and its h1 takes the
 * focus, so that a screen reader announces it; Back, Forward and reload return to the former scroll position.
 */
export function ScrollAndFocus({ shown }: { shown: Visit }) {
  const current = useLocation();
  const lastPath = useRef<string | null>(null);

  // The location changes before the page does, so this still measures the page that is being left.
  useLayoutEffect(() => {
    const save = () => savePosition(current);
    const stop = listen(window, ['pagehide'], save);
    return () => {
      save();
      stop();
    };
  }, [current]);

  useLayoutEffect(() => {
    const { location, action } = shown;
    if (lastPath.current === null && window.scrollY > 0) return; // scrolled before the app had taken the page over
    const isBack = action === NavigationType.Pop;
    const isSamePage = lastPath.current === location.pathname;
    // What is shown is the same, or a plain link leads to a part of it: the browser itself goes there, and back.
    if (isSamePage && (isBack ? location.hash : action === NavigationType.Replace)) return;
    if (!isBack && preventsScrollReset(location)) return;
    const position = isBack && readPositions()[nameOf(location)];
    const anchor = document.getElementById(location.hash.slice(1));
    if (anchor && typeof position !== 'number') anchor.scrollIntoView();
    else return scrollWhenThere(Number(position) || 0);
  }, [shown]);

  const { pathname } = shown.location;
  useEffect(() => {
    const isNew = lastPath.current !== null && lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isNew) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
