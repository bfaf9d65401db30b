import type { Db } from '../db/connect.ts';
import { escaped } from '../escaped.ts';
import { listProducts } from '../repositories/products.ts';
import { documentOf } from './document.ts';
import type { Source } from './keptDocuments.ts';
import type { Renderer } from './renderer.ts';

/** The pages that search engines are to find: those of the site, and one for each lesson. */
export const sitemapOf = (
  { listedPaths, lessonPath }: Renderer,
  db: Db,
  origin: string,
): Omit<Source<string[]>, 'key' | 'isRare'> => ({
  read: async () => (await listProducts(db, {})).data.map(({ id }) => id),
  isRareWith: () => false,
  make: (lessons) => {
    const addresses = [...listedPaths, ...lessons.map(lessonPath)].map((path) => escaped(origin + path));
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
      '</urlset>\n',
    ];
    return documentOf(lines.join('\n'), 'application/xml; charset=utf-8');
  },
});
