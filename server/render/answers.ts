import type { Paging } from '../contract.gen.ts';
import type { OperationId } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { listCarousels } from '../repositories/carousels.ts';
import { listImages } from '../repositories/images.ts';
import type { PageRequest } from '../repositories/paging.ts';
import { listProductCategories } from '../repositories/productCategories.ts';
import { findProduct, listProducts } from '../repositories/products.ts';
import { listSurfSpots } from '../repositories/surfSpots.ts';
import { listTestimonies } from '../repositories/testimonies.ts';
import type { Answer, RenderedFrom } from './renderer.ts';

type Query = PageRequest & { search?: string };
type Read = (db: Db, query: Query) => Promise<{ data: readonly unknown[] }>;

/**
 * The public lists, by their paths. They are read as their handlers read them (server/routes/), and not by a request to the own
 * server: that would be limited, logged, and answered from a cache whose age adds to that of the page.
 */
const lists: Record<string, [OperationId, Read]> = {
  '/api/carousels': ['listCarousels', (db, query) => listCarousels(db, query, 'active')],
  '/api/images': ['listImages', listImages],
  '/api/product-categories': ['listProductCategories', listProductCategories],
  '/api/products': ['listProducts', listProducts],
  '/api/surf-spots': ['listSurfSpots', listSurfSpots],
  '/api/testimonies': ['listTestimonies', listTestimonies],
};

function queryOf(text: string): Query {
  const params = new URLSearchParams(text);
  const [page, search] = [params.get('page'), params.get('search')];
  return { ...(page !== null && { page: Number(page) }), ...(search !== null && { search }) };
}

async function answerOf(db: Db, url: string): Promise<Answer> {
  const [path = '', text = ''] = url.split('?');
  const list = lists[path];
  if (!list) throw new Error(`server/render/answers.ts does not know ${path}, which src/app/pages.ts names.`);
  const [endpointName, read] = list;
  const query = queryOf(text);
  return { endpointName, arg: { ...query }, value: await read(db, query), url };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the site looks up out of the pages of products, and the database at once (src/api/findLesson.ts). */
async function lessonOf(db: Db, id: string): Promise<Answer> {
  return { endpointName: 'findLesson', arg: { id }, value: UUID.test(id) ? await findProduct(db, id) : null };
}

/** No page asks for more pages of a list than this (src/api/furtherProducts.ts). */
const MAX_PAGES = 20;

/** The answer to the call for the first page of a list, then those for its other pages. */
async function everyPage(db: Db, url: string): Promise<Answer[]> {
  const first = await answerOf(db, url);
  const { paging } = first.value as { paging: Paging };
  const pages = Array.from({ length: Math.min(paging.total_page, MAX_PAGES) - 1 }, (_, index) => index + 2);
  const others = pages.map((page) => answerOf(db, url.replace(/\bpage=1\b/, `page=${String(page)}`)));
  return [first, ...(await Promise.all(others))];
}

/** The answers that a page is rendered from, as the database has them now. */
export async function readAnswers(db: Db, { calls, everyPageOf, lesson }: RenderedFrom): Promise<Answer[]> {
  const answers = await Promise.all([
    ...calls.map((url) => (url === everyPageOf ? everyPage(db, url) : answerOf(db, url))),
    ...(lesson === undefined ? [] : [lessonOf(db, lesson)]),
  ]);
  return answers.flat();
}

/** Whether a page shows a list beyond its end, or a lesson that is not there: there are endlessly many of these. */
export const isMissing = (answers: readonly Answer[]): boolean =>
  answers.some(({ arg, value }) => {
    if (value === null) return true;
    const { data } = value as { data?: readonly unknown[] };
    return data?.length === 0 && Number(arg['page'] ?? 1) > 1;
  });
