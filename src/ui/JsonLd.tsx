import { useSiteOrigin } from './useSiteOrigin';

/**
 * Structured data for search engines, in the words of schema.org. It is data, not a script: nothing of it is run. `data` makes
 * it for the site's origin; where that is not known there is none, as addresses in it must be absolute.
 */
export function JsonLd({ data }: { data: (origin: string) => object }) {
  const origin = useSiteOrigin();
  if (!origin) return null;
  // A '</script>' in a lesson's name would end the block: '<' is written as JSON's own escape.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data(origin) }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
