import type { ReactNode } from 'react';
import * as s from './VisuallyHidden.module.css';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={s.visuallyHidden}>{children}</span>
);
