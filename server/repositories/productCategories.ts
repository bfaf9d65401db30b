import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ProductCategory } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { productCategories, products } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { mergedTranslations } from '../school/words.ts';
import { contentRows, type NewContent } from './contentRows.ts';

type NewCategory = NewContent<typeof productCategories>;

const { id: categoryId, name, description, translations } = productCategories;
const columns = { id: categoryId, name, description, translations };
const rows = contentRows(productCategories, columns, 'Product category');
const nameTaken = () => conflict('This category is already registered.', ['Product category already registered']);

/** Categories, oldest first. */
export const { list: listProductCategories } = rows;

/** Stores a category; 409 when the name is taken. */
export async function insertProductCategory(db: Db, category: NewCategory): Promise<ProductCategory> {
  const first = mergedTranslations({ id: {} }, category.translations ?? {});
  const values = { ...category, translations: first };
  const [row] = await db.insert(productCategories).values(values).onConflictDoNothing().returning(columns);
  if (!row) throw nameTaken();
  return row;
}

/** Changes a category; 409 when the name is another one's. */
export async function changeProductCategory(db: Db, id: string, change: NewCategory): Promise<ProductCategory> {
  await rows.lock(db, id);
  const sameName = and(eq(sql`lower(${name})`, sql`lower(${change.name}::text)`), ne(categoryId, id));
  if ((await db.$count(productCategories, sameName)) > 0) throw nameTaken();
  return rows.change(db, id, change);
}

/** Deletes a category that has no lessons, else 409; those that have left the lists do not count. */
export async function removeProductCategory(db: Db, id: string): Promise<true> {
  await rows.lock(db, id);
  const ofCategory = and(eq(products.productCategoryId, id), isNull(products.deletedAt));
  if ((await db.$count(products, ofCategory)) > 0) throw conflict('A category that has lessons cannot be deleted.');
  return rows.remove(db, id);
}
