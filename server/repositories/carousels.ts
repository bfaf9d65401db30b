import { eq } from 'drizzle-orm';
import type { Carousel } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { carousels } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';
import type { Paged, PageRequest } from './paging.ts';

const columns = { id: carousels.id, image_url: carousels.imageUrl, active: carousels.active };
const rows = contentRows(carousels, columns, 'Slide');

/** Slides of the home page. */
export const { insert: insertCarousel, change: changeCarousel, remove: removeCarousel } = rows;

/** Those that are switched on, or all. */
export const listCarousels = (db: Db, request: PageRequest, which: 'active' | 'all'): Promise<Paged<Carousel>> =>
  rows.list(db, request, which === 'active' ? eq(carousels.active, true) : undefined);
