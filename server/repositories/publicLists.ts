import type { Db } from '../db/connect.ts';
import { listCarousels } from './carousels.ts';
import { listImages } from './images.ts';
import { listInstructors } from './instructors.ts';
import type { Paged, PageRequest } from './paging.ts';
import { listProductCategories } from './productCategories.ts';
import { listProducts } from './products.ts';
import { listSurfSpots } from './surfSpots.ts';
import { listTestimonies } from './testimonies.ts';
import { listVideos } from './videos.ts';

/** Reads a page of a list, or all of it. */
type Read = (db: Db, request: PageRequest & { search?: string }) => Promise<Paged<unknown>>;

/**
 * The lists that everybody may read and that administrators alone change, by their operations. From here come their handlers, the
 * cache of their answers, and what pages are rendered from. A table without rules of its own needs `contentRows(…).list`.
 */
export const publicLists = {
  listCarousels: (db: Db, request: PageRequest) => listCarousels(db, request, 'active'),
  listImages,
  listInstructors: (db: Db, request: PageRequest) => listInstructors(db, request, 'active'),
  listProductCategories,
  listProducts,
  listSurfSpots,
  listTestimonies,
  listVideos,
} satisfies Record<string, Read>;

export type PublicList = keyof typeof publicLists;

/** How a list is read, by the name of its operation; undefined when that is no public list. */
export const publicListOf = (operationId: string): Read | undefined =>
  Object.hasOwn(publicLists, operationId) ? publicLists[operationId as PublicList] : undefined;
