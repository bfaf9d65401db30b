import type { ReactNode } from 'react';
import * as s from './Page.module.css';
import { PageMeta } from './PageMeta';

interface PageProps {
  /** The page's only h1, and its name in the browser's tab. */
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** What search results say of the page, where it differs from the route's own text (config/publicPages). */
  description?: string;
  children: ReactNode;
}

/** The frame of a public page: its width, its h1, what the head says of it, and what follows. */
export function Page({ title, lead, description, children }: PageProps) {
  return (
    <div className={s.page}>
      <PageMeta title={title} description={description} />
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </div>
  );
}
