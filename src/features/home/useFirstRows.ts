import { useState } from 'react';

// Four rows of three: with more, the rest of the page would be too far down.
const STEP = 12;

/** The first rows of a list and a way to show more of them; `showMore` is null when all are shown. */
export function useFirstRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; showMore: (() => void) | null } {
  const [count, setCount] = useState(STEP);
  return {
    shown: rows.slice(0, count),
    showMore: rows.length > count ? () => setCount(count + STEP) : null,
  };
}
