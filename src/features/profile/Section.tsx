import { type ReactNode, useId, useState } from 'react';
import * as s from './ProfilePage.module.css';

interface SectionProps {
  title: string;
  /** Whether it is open when the page opens. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of the profile that folds behind its title. */
export function Section({ title, startsOpen = false, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const contentId = useId();
  return (
    <section className={s.section}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      </h2>
      <div id={contentId} className={s.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
