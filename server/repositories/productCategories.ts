import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ProductCategory } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { productCategories, products } from '../db/schema.ts';
import { type Paged, type PageRequest, paged } from './paging.ts';

type NewCategory = Omit<typeof productCategories.$inferInsert, 'id'>;

const columns = {
  id: productCategories.id,
  name: productCategories.name,
  description: productCategories.description,
};

/** Categories, oldest first. */
export function listProductCategories(db: Db, request: PageRequest): Promise<Paged<ProductCategory>> {
  const order = [asc(productCategories.createdAt), asc(productCategories.id)];
  const rows = db
    .select(columns)
    .from(productCategories)
    .orderBy(...order);
  return paged(request, rows, db.$count(productCategories));
}

/** Stores a category; undefined when the name is taken. */
export async function insertProductCategory(db: Db, category: NewCategory): Promise<ProductCategory | undefined> {
  const [row] = await db.insert(productCategories).values(category).onConflictDoNothing().returning(columns);
  return row;
}

/** Changes a category. */
export function changeProductCategory(
  db: Db,
  id: string,
  change: NewCategory,
): Promise<ProductCategory | 'not found' | 'name taken'> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select(columns).from(productCategories).where(eq(productCategories.id, id)).for('update');
    if (!before) return 'not found';
    const sameName = and(
      eq(sql`lower(${productCategories.name})`, sql`lower(${change.name}::text)`),
      ne(productCategories.id, id),
    );
    if ((await tx.select(columns).from(productCategories).where(sameName)).length > 0) return 'name taken';
    const [row] = await tx.update(productCategories).set(change).where(eq(productCategories.id, id)).returning(columns);
    return row ?? 'not found';
  });
}

/** Deletes a category that has no lessons; those that have left the lists do not count. */
export function removeProductCategory(db: Db, id: string): Promise<'deleted' | 'not found' | 'has lessons'> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select(columns).from(productCategories).where(eq(productCategories.id, id)).for('update');
    if (!row) return 'not found';
    const ofCategory = and(eq(products.productCategoryId, id), isNull(products.deletedAt));
    if ((await tx.$count(products, ofCategory)) > 0) return 'has lessons';
    await tx.delete(productCategories).where(eq(productCategories.id, id));
    return 'deleted';
  });
}
