import { type ReactNode, useContext } from 'react';
import * as s from './Page.module.css';
import { type HeadFacts, PageContext, PageHead } from './PageHead';

interface PageProps {
  /** The page's only h1 and its title, where they are not those of its entry in app/pages.ts. */
  title?: string | undefined;
  /** What the head says, where that is not what the title and the page's entry say. */
  head?: HeadFacts;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: its width, its h1, what the head says of it, and what follows. */
export function Page({ title, head, lead, children }: PageProps) {
  const page = useContext(PageContext);
  return (
    <div className={s.page}>
      <PageHead title={title} {...head} />
      <h1 tabIndex={-1}>{title ?? page.title}</h1>
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </div>
  );
}
