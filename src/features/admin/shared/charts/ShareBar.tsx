import type { CSSProperties } from 'react';
import * as s from './ShareBar.module.css';

interface ShareBarProps {
  value: number;
  /** The largest of the values beside it, whatever their sign. */
  largest: number;
}

/** A bar as long as a value beside the others; a negative one is of another colour. The value itself stands beside it. */
export function ShareBar({ value, largest }: ShareBarProps) {
  const share = largest === 0 ? 0 : (100 * Math.abs(value)) / largest;
  return (
    <span
      aria-hidden="true"
      className={s.bar}
      data-negative={value < 0 || undefined}
      style={{ '--share': `${share}%` } as CSSProperties}
    />
  );
}
