import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ProductCategory } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { productCategories, products } from '../db/schema.ts';
import { mergedTranslations } from '../school/words.ts';
import { contentRows, type NewContent } from './contentRows.ts';

type NewCategory = NewContent<typeof productCategories>;

const { id: categoryId, name, description, translations } = productCategories;
const columns = { id: categoryId, name, description, translations };
const rows = contentRows(productCategories, columns, 'Product category');

/** Categories, oldest first. Whoever changes or deletes one looks first for what is in the way (`isNameOfAnother`, `countLessons`). */
export const {
  list: listProductCategories,
  lock: lockProductCategory,
  change: changeProductCategory,
  remove: removeProductCategory,
} = rows;

/** Stores a category; undefined when its name is taken. */
export async function insertProductCategory(db: Db, category: NewCategory): Promise<ProductCategory | undefined> {
  const first = mergedTranslations({ id: {} }, category.translations ?? {});
  const values = { ...category, translations: first };
  const [row] = await db.insert(productCategories).values(values).onConflictDoNothing().returning(columns);
  return row;
}

/** Whether another category than the one with this id has a name, in whatever case. */
export async function isNameOfAnother(db: Db, id: string, given: string): Promise<boolean> {
  const sameName = and(eq(sql`lower(${name})`, sql`lower(${given}::text)`), ne(categoryId, id));
  return (await db.$count(productCategories, sameName)) > 0;
}

/** How many lessons a category has; those that have left the lists do not count. */
export const countLessons = (db: Db, id: string): Promise<number> =>
  db.$count(products, and(eq(products.productCategoryId, id), isNull(products.deletedAt)));
