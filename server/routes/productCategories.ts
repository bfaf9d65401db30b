import type { Handlers } from '../contract/handlers.ts';
import type { productCategories } from '../db/schema.ts';
import {
  changeProductCategory,
  insertProductCategory,
  removeProductCategory,
} from '../repositories/productCategories.ts';
import { columnsFor } from './columns.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

const columnsOf = columnsFor<typeof productCategories>();

/** Groups of lessons. */
export const productCategoryHandlers = ({ db }: Context) =>
  ({
    createProductCategory: (request) =>
      changeAs(db, request, (tx) => insertProductCategory(tx, columnsOf(request.body))),

    updateProductCategory: (request) =>
      changeAs(db, request, (tx) => changeProductCategory(tx, request.params.id, columnsOf(request.body))),

    deleteProductCategory: (request) => changeAs(db, request, (tx) => removeProductCategory(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
