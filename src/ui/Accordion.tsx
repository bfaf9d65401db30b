import { type ReactNode, useId, useState } from 'react';
import * as s from './Accordion.module.css';

interface AccordionProps {
  title: string;
  /** Whether it is open at first. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that folds behind its title. */
export function Accordion({ title, startsOpen = false, children }: AccordionProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const contentId = useId();
  return (
    <section className={s.fold}>
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
