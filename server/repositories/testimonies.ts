import { desc, eq } from 'drizzle-orm';
import type { Testimony } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { testimonies } from '../db/schema.ts';
import { contentRows } from './contentRows.ts';
import type { Paged, PageRequest } from './paging.ts';

const columns = {
  id: testimonies.id,
  name: testimonies.name,
  email: testimonies.email,
  message: testimonies.message,
  active: testimonies.active,
};
const rows = contentRows(testimonies, columns, 'Review', { order: desc(testimonies.createdAt) });

/** Reviews, newest first. */
export const { insert: insertTestimony, change: changeTestimony, remove: removeTestimony } = rows;

/** Those that an administrator has made active, or all. */
export const listTestimonies = (db: Db, request: PageRequest, which: 'active' | 'all'): Promise<Paged<Testimony>> =>
  rows.list(db, request, which === 'active' ? eq(testimonies.active, true) : undefined);
