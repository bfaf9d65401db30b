import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

// The first entry of every tab has the same key, so the path is part of the name.
const nameOf = ({ key, pathname }: Location): string => `${key} ${pathname}`;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // not ours, or no storage: pages begin at their top
  }
}

/** Remembers how far a history entry is scrolled, for Back and for a reload. */
export function keepScrollPosition(entry: Location): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), [nameOf(entry)]: window.scrollY }));
  } catch {
    // no storage, or a full one: pages begin at their top
  }
}

/** How far a history entry was scrolled (px). */
export const scrollPositionOf = (entry: Location): number | undefined => readPositions()[nameOf(entry)];
