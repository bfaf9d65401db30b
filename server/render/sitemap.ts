import type { Db } from '../db/connect.ts';
import { listProducts } from '../repositories/products.ts';
import { documentOf } from './document.ts';
import type { Source } from './keptDocuments.ts';
import { inLanguage, SOURCE_LANGUAGE } from './language.ts';
import type { Renderer } from './renderer.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** An address in one language, with the same in all others. */
function entryOf(address: string, language: string, languages: readonly string[]): string {
  const link = (hreflang: string, code: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(inLanguage(address, code))}"/>`;
  const links = [...languages.map((code) => link(code, code)), link('x-default', SOURCE_LANGUAGE)];
  return `  <url><loc>${escaped(inLanguage(address, language))}</loc>${languages.length > 1 ? links.join('') : ''}</url>`;
}

/** The pages that search engines are to find in each language: those of the site, and one for each lesson. */
export const sitemapOf = (
  { listedPaths, lessonPath }: Renderer,
  languages: readonly string[],
  db: Db,
  origin: string,
): Omit<Source<string[]>, 'key' | 'isRare'> => ({
  read: async () => (await listProducts(db, {})).data.map(({ id }) => id),
  isRareWith: () => false,
  make: (lessons) => {
    const addresses = [...listedPaths, ...lessons.map(lessonPath)].map((path) => origin + path);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...addresses.flatMap((address) => languages.map((code) => entryOf(address, code, languages))),
      '</urlset>\n',
    ];
    return documentOf(lines.join('\n'), 'application/xml; charset=utf-8');
  },
});
