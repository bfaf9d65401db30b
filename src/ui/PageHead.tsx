import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { school } from '../config/school';
import { absoluteUrl } from '../lib/imageUrl';
import { inLanguage, language, languages, SOURCE_LANGUAGE } from '../lib/language';
import { useSiteOrigin } from './useSiteOrigin';

interface PageFacts {
  title?: string;
  description?: string;
}

/** The shown page's entry in app/pages.ts. Pages of the admin area have none. */
export const PageContext = createContext<PageFacts & { path: string }>({ path: '' });

/** What a page's head says, where that is not what follows from the page's entry. */
export interface HeadFacts {
  title?: string | undefined;
  description?: string;
  /** Path and search of the address that search engines list the page under. */
  address?: string;
  /** Address of the picture of a shared link: absolute, or a path of the site. */
  image?: string;
  robots?: 'index, follow' | 'noindex, follow' | 'noindex';
}

/** The address of a page in a language, as search engines know it: in English without a parameter. */
const addressIn = (address: string, code: string): string =>
  code === SOURCE_LANGUAGE ? address : inLanguage(address, code);

/** Tells search engines where a page stands in each language. */
function OtherLanguages({ address }: { address: string }) {
  return [...languages.map(({ code }) => code), 'x-default'].map((code) => (
    <link
      key={code}
      rel="alternate"
      hrefLang={code}
      href={addressIn(address, code === 'x-default' ? SOURCE_LANGUAGE : code)}
    />
  ));
}

/** The title and the description of a page: what its facts say, else its entry, else what the school says of itself. */
export function headTextsOf(page: PageFacts, facts: HeadFacts = {}): { title: string; description: string } {
  const name = facts.title ?? page.title;
  return {
    title: (name ? [name, school.name] : [school.name, school.tagline]).filter(Boolean).join(' | '),
    description: facts.description ?? page.description ?? (school.tagline || school.name),
  };
}

/**
 * The head of a page: title, description, canonical address, what a shared link shows, and whether search
 * engines may list it. React moves these elements there; what is the same on every page is in public/index.html. A page
 * has one PageHead.
 */
export function PageHead(facts: HeadFacts) {
  const page = useContext(PageContext);
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const { title, description } = headTextsOf(page, facts);
  const address = origin + (facts.address ?? (page.description ? page.path : pathname));
  const inOwnLanguage = addressIn(address, language);
  const isListed = facts.robots === undefined ? page.description !== undefined : facts.robots === 'index, follow';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={facts.robots ?? (page.description ? 'index, follow' : 'noindex')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin && (
        <>
          <link rel="canonical" href={inOwnLanguage} />
          <meta property="og:url" content={inOwnLanguage} />
          {isListed && <OtherLanguages address={address} />}
          <meta property="og:image" content={absoluteUrl(facts.image ?? school.picture, origin)} />
        </>
      )}
    </>
  );
}

/** Removes the title and meta elements that the HTML came with, before React adds those of this page. */
export function removePageHead(): void {
  for (const element of document.head.querySelectorAll(
    'title, title ~ :is(meta:not([name="site-origin"]), [rel="canonical"], [hreflang])',
  ))
    element.remove();
}
