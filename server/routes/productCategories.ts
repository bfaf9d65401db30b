import type { Handlers } from '../contract/handlers.ts';
import type { productCategories } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import {
  changeProductCategory,
  countLessons,
  insertProductCategory,
  isNameOfAnother,
  lockProductCategory,
  removeProductCategory,
} from '../repositories/productCategories.ts';
import { columnsFor } from './columns.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

const columnsOf = columnsFor<typeof productCategories>();

const nameTaken = () => conflict('This category is already registered.', ['Product category already registered']);

/** Groups of lessons; each has a name of its own, and one with lessons stays. */
export const productCategoryHandlers = ({ db }: Context) =>
  ({
    createProductCategory: (request) =>
      changeAs(db, request, async (tx) => {
        const category = await insertProductCategory(tx, columnsOf(request.body));
        if (!category) throw nameTaken();
        return category;
      }),

    updateProductCategory: (request) =>
      changeAs(db, request, async (tx) => {
        const { id } = request.params;
        await lockProductCategory(tx, id);
        if (await isNameOfAnother(tx, id, request.body.name)) throw nameTaken();
        return changeProductCategory(tx, id, columnsOf(request.body));
      }),

    deleteProductCategory: (request) =>
      changeAs(db, request, async (tx) => {
        const { id } = request.params;
        await lockProductCategory(tx, id);
        if ((await countLessons(tx, id)) > 0) throw conflict('A category that has lessons cannot be deleted.');
        return removeProductCategory(tx, id);
      }),
  }) satisfies Partial<Handlers>;
