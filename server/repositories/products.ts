import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Product } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookingDetails, productCategories, products } from '../db/schema.ts';
import { contains, type Paged, type PageRequest, paged } from './paging.ts';
import { removePicture } from './pictures.ts';

type NewProduct = Omit<typeof products.$inferInsert, 'id' | 'deletedAt'> & { productCategoryId: string };

const toProduct = (row: typeof products.$inferSelect): Product => ({
  id: row.id,
  product_category_id: row.productCategoryId ?? '',
  name: row.name,
  description: row.description,
  price: row.price,
  image_url: row.imageUrl,
  created_at: row.createdAt.toISOString(),
});

const listed = isNull(products.deletedAt);

/** Lessons, oldest first, ten a page. `search` finds a part of the name. */
export async function listProducts(db: Db, request: PageRequest & { search?: string }): Promise<Paged<Product>> {
  const where = and(listed, request.search === undefined ? undefined : contains(products.name, request.search));
  const order = [asc(products.createdAt), asc(products.id)];
  const rows = db
    .select()
    .from(products)
    .where(where)
    .orderBy(...order);
  const { data, paging } = await paged(request, rows, db.$count(products, where));
  return { data: data.map(toProduct), paging };
}

/** The lessons with these ids that can be booked. */
export function findProducts(db: Db, ids: string[]): Promise<{ id: string; name: string; price: number }[]> {
  return db
    .select({ id: products.id, name: products.name, price: products.price })
    .from(products)
    .where(and(listed, inArray(products.id, ids)));
}

const categoryExists = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .select({ id: productCategories.id })
      .from(productCategories)
      .where(eq(productCategories.id, id))
      .for('share')
  ).length > 0;

/** Stores a lesson; undefined when there is no such category. */
export async function insertProduct(db: Db, product: NewProduct): Promise<Product | undefined> {
  if (!(await categoryExists(db, product.productCategoryId))) return undefined;
  const [row] = await db.insert(products).values(product).returning();
  return row && toProduct(row);
}

/** Changes the given fields of a lesson; a replaced picture is deleted. */
export async function changeProduct(
  db: Db,
  id: string,
  change: Partial<NewProduct>,
): Promise<Product | 'not found' | 'no such category'> {
  if (change.productCategoryId !== undefined && !(await categoryExists(db, change.productCategoryId))) {
    return 'no such category';
  }
  const [before] = await db
    .select()
    .from(products)
    .where(and(listed, eq(products.id, id)))
    .for('update');
  if (!before) return 'not found';
  if (Object.keys(change).length === 0) return toProduct(before);
  const [after] = await db.update(products).set(change).where(eq(products.id, id)).returning();
  if (change.imageUrl !== undefined) await removePicture(db, before.imageUrl);
  return after ? toProduct(after) : 'not found';
}

/** Takes a lesson off the lists; one that was never booked is deleted with its picture. */
export async function removeProduct(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(listed, eq(products.id, id)))
    .for('update');
  if (!row) return false;
  if ((await db.$count(bookingDetails, eq(bookingDetails.productId, id))) > 0) {
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  } else {
    await db.delete(products).where(eq(products.id, id));
    await removePicture(db, row.imageUrl);
  }
  return true;
}
