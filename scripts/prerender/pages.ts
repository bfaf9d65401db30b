import { paths } from '../../src/config/paths';

/** What a page's first visit needs: its chunk (src/app/routes.tsx), and the calls it makes at once. */
interface PageChunk {
  name: string;
  /** Paths of the API, to the letter as the page asks for them. */
  calls: readonly string[];
  /** It begins with a large picture, which goes before its code. */
  isPictureFirst?: boolean;
}

const chunks: Record<string, PageChunk> = {
  [paths.home]: {
    name: 'home',
    calls: ['/api/carousels', '/api/products?page=1', '/api/product-categories', '/api/images', '/api/testimonies'],
    isPictureFirst: true,
  },
  [paths.lessons]: { name: 'lessons', calls: ['/api/products?page=1', '/api/product-categories'] },
  [paths.surfSpots]: { name: 'surf-spots', calls: ['/api/surf-spots'] },
  [paths.aboutUs]: { name: 'about', calls: [] },
  [paths.contactUs]: { name: 'contact', calls: [] },
  [paths.checkBookings]: { name: 'check-booking', calls: [] },
};

/** The chunk of a public page; throws for a path that has none. */
export function chunkOf(pathname: string): PageChunk {
  const chunk = chunks[pathname];
  if (!chunk) throw new Error(`scripts/prerender/pages.ts does not know the chunk of ${pathname}.`);
  return chunk;
}
