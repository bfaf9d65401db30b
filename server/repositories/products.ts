import { eq, inArray, sql } from 'drizzle-orm';
import type { Product } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, productCategories, products } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { Lesson } from '../school/lessonFacts.ts';
import { contentRows, type NewContent } from './contentRows.ts';
import type { Paged, PageRequest } from './paging.ts';
import { namedLike, namedSimilarly } from './productSearch.ts';

type NewProduct = NewContent<typeof products> & { productCategoryId: string };

const { deletedAt } = products;
const columns = {
  id: products.id,
  product_category_id: products.productCategoryId,
  name: products.name,
  description: products.description,
  price: products.price,
  image_url: products.imageUrl,
  days: products.days,
  minutes: products.minutes,
  min_people: products.minPeople,
  max_people: products.maxPeople,
  level: products.level,
  start_times: products.startTimes,
  translations: products.translations,
  created_at: products.createdAt,
};
const rows = contentRows(products, columns, 'Lesson', {
  kept: { deletedAt, bookedAs: [bookingDetails.productId], always: true },
});

/** Takes a lesson off the lists; its name stays known to carts that have it, its picture to bookings. */
export const { remove: removeProduct } = rows;

const toProduct = (row: Awaited<ReturnType<typeof rows.insert>>): Product => ({
  ...row,
  product_category_id: row.product_category_id ?? '',
  created_at: row.created_at.toISOString(),
});

async function search(db: Db, request: PageRequest, text: string) {
  const found = await rows.list(db, request, namedLike(text));
  if (found.paging.total_item > 0) return found;
  const similar = await namedSimilarly(db, text);
  return similar ? rows.list(db, request, similar) : found;
}

/** Lessons, oldest first, ten a page. `search` finds a part of the name or, where no name has it, similar names. */
export async function listProducts(db: Db, request: PageRequest & { search?: string }): Promise<Paged<Product>> {
  const list = request.search === undefined ? rows.list(db, request) : search(db, request, request.search);
  const { data, paging } = await list;
  return { data: data.map(toProduct), paging };
}

/** The lesson with this id, as the list has it; null when there is none. */
export async function findProduct(db: Db, id: string): Promise<Product | null> {
  const { data } = await rows.list(db, {}, eq(products.id, id));
  return data[0] ? toProduct(data[0]) : null;
}

/** What a lesson's facts are read from (school/lessonFacts.ts). */
export const lessonColumns = {
  name: products.name,
  description: products.description,
  days: products.days,
  minutes: products.minutes,
  minPeople: products.minPeople,
  maxPeople: products.maxPeople,
  startTimes: products.startTimes,
};

/** The lessons with these ids, those that have left the lists as well. */
export function findProducts(
  db: Db,
  ids: string[],
): Promise<(Lesson & { id: string; price: number; isOffered: boolean })[]> {
  return db
    .select({ ...lessonColumns, id: products.id, price: products.price, isOffered: sql<boolean>`${deletedAt} is null` })
    .from(products)
    .where(inArray(products.id, ids));
}

const nothingSaid = { description: null, days: null, minutes: null, minPeople: null, maxPeople: null, startTimes: [] };

/** A lesson that was booked under a name; its row may say another one since, or be gone. */
export const bookedLesson = (row: Lesson | null | undefined, name: string): Lesson => ({
  ...nothingSaid,
  ...row,
  name,
});

/** The lesson of a session. */
export async function findBookedLesson(
  db: Db,
  { productId, productName }: { productId: string | null; productName: string },
): Promise<Lesson> {
  const [row] = productId ? await db.select(lessonColumns).from(products).where(eq(products.id, productId)) : [];
  return bookedLesson(row, productName);
}

/** Sees to it that a category is there until the transaction ends; 404 when there is none. */
async function holdCategory(db: Db, id: string): Promise<void> {
  const { id: column } = productCategories;
  const found = await db.select({ column }).from(productCategories).where(eq(column, id)).for('share');
  if (found.length === 0) throw notFound('Product category');
}

/** Stores a lesson, in a transaction. */
export async function insertProduct(db: Db, product: NewProduct): Promise<Product> {
  await holdCategory(db, product.productCategoryId);
  return toProduct(await rows.insert(db, product));
}

/** Changes the given fields of a lesson, in a transaction. */
export async function changeProduct(db: Db, id: string, change: Partial<NewProduct>): Promise<Product> {
  if (change.productCategoryId !== undefined) await holdCategory(db, change.productCategoryId);
  return toProduct(await rows.change(db, id, change));
}
