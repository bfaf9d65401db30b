import type { ReactNode } from 'react';
import * as s from './Page.module.css';

interface PageProps {
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: its width, its h1 and what follows. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={s.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </div>
  );
}
