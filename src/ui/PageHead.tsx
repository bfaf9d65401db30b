import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { school } from '../config/school';
import { useSiteOrigin } from './useSiteOrigin';

/** The shown page's entry in app/pages.ts. Pages of the admin area have none. */
export const PageContext = createContext<{ path: string; title?: string; description?: string }>({ path: '' });

/**
 * The head of a page: title, description, canonical address, what a shared link shows, and whether search
 * engines may list it. React moves these elements there; what is the same on every page is in public/index.html. A page
 * has one PageHead; `title` is given where it is not the entry's own.
 */
export function PageHead({ title }: { title?: string | undefined }) {
  const page = useContext(PageContext);
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const name = title ?? page.title;
  const fullTitle = name ? `${name} | ${school.name}` : `${school.name} | ${school.tagline}`;
  const description = page.description ?? school.tagline;
  const address = origin + (page.description ? page.path : pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={page.description ? 'index, follow' : 'noindex'} />
      {origin && <link rel="canonical" href={address} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {origin && <meta property="og:url" content={address} />}
      {origin && <meta property="og:image" content={`${origin}/pictures/hero-1.jpg`} />}
    </>
  );
}

/** Removes the title and meta elements that the HTML came with, before React adds those of this page. */
export function removePageHead(): void {
  for (const element of document.head.querySelectorAll('title, title ~ :is(meta, [rel="canonical"])')) element.remove();
}
