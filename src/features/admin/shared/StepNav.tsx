import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link';
import * as s from './StepNav.module.css';

/** The state of a link that leaves the page scrolled as it is (app/ScrollAndFocus). */
export const keepScroll = { preventScrollReset: true };

interface Step {
  to: string;
  label: string;
}

interface StepNavProps {
  name: string;
  before: Step;
  now: Step & { isShown: boolean };
  after: Step;
  /** Another way to a day. */
  children?: ReactNode;
}

/** Links to the time before, to now and to the time after. */
export function StepNav({ name, before, now, after, children }: StepNavProps) {
  return (
    <div className={s.nav} role="group" aria-label={name}>
      <Link to={before.to} state={keepScroll} aria-label={before.label} className={s.step}>
        ‹
      </Link>
      <Link to={now.to} state={keepScroll} className={s.step} aria-current={now.isShown ? 'date' : undefined}>
        {now.label}
      </Link>
      <Link to={after.to} state={keepScroll} aria-label={after.label} className={s.step}>
        ›
      </Link>
      {children}
    </div>
  );
}
