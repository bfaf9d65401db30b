import { lessonListAt, lessonListQuery } from '../lib/lessonListAt';

/** What a page is rendered from at an address. */
export interface RenderedFrom {
  /** What of the address's query the page depends on, in one form for all that look the same: '' or '?page=2'. */
  query: string;
  /** The calls to the API that the page makes at once, exactly as sent. */
  calls: readonly string[];
  /** The call out of `calls` whose further pages are asked for as well. */
  everyPageOf?: string;
  /** The id of the lesson that the page asks for (`findLesson`). */
  lesson?: string;
  /** The page shows what a visitor searched for: it is one of endlessly many. */
  isSearch?: boolean;
}

export const homeCalls = [
  '/api/carousels',
  '/api/products?page=1',
  '/api/product-categories',
  '/api/instructors',
  '/api/images',
  '/api/testimonies',
];

/** The courses of three days may stand on any page of the lessons. */
export const homeAt = (): RenderedFrom => ({ query: '', calls: homeCalls, everyPageOf: '/api/products?page=1' });

/** What fits a choice may stand on any page of the lessons. */
export function lessonsAt(query: URLSearchParams): RenderedFrom | null {
  const list = lessonListAt(query);
  const { page, search, who, level } = list;
  if (search.includes('\0')) return null; // PostgreSQL stores no NUL character, so that nothing holds one
  const call = new URLSearchParams({ page: String(page), ...(search && { search }) });
  const products = `/api/products?${call.toString()}`;
  return {
    query: lessonListQuery(list),
    calls: [products, '/api/product-categories'],
    ...((who || level) && { everyPageOf: products }),
    isSearch: search !== '',
  };
}

/** The spot of the form, who teaches, the reviews, and the other lessons. */
const lessonCalls = ['/api/surf-spots?page=1', '/api/instructors', '/api/testimonies', '/api/products?page=1'];

/** Without a lesson in the address the page shows the one that the visitor's cookie holds. */
export function lessonAt(query: URLSearchParams): RenderedFrom | null {
  const lesson = query.get('lesson');
  if (!lesson || lesson.length > 100) return null;
  return { query: `?lesson=${encodeURIComponent(lesson)}`, calls: lessonCalls, lesson };
}
