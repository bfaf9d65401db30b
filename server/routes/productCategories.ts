import type { Handlers } from '../contract/handlers.ts';
import { conflict, notFound } from '../errors.ts';
import {
  changeProductCategory,
  insertProductCategory,
  listProductCategories,
  removeProductCategory,
} from '../repositories/productCategories.ts';
import { columnsOf } from './columns.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

const columns = { name: 'name', description: 'description' } as const;

const nameTaken = () => conflict('This category is already registered.', ['Product category already registered']);

/** Groups of lessons. */
export const productCategoryHandlers = ({ db }: Context) =>
  ({
    listProductCategories: ({ query }) => listProductCategories(db, query),

    async createProductCategory(request) {
      const category = columnsOf(request.body, columns);
      const data = await changeAs(db, request, (tx) => insertProductCategory(tx, category));
      if (!data) throw nameTaken();
      return { data };
    },

    async updateProductCategory(request) {
      const { params, body } = request;
      const category = columnsOf(body, columns);
      const changed = await changeAs(db, request, (tx) => changeProductCategory(tx, params.id, category));
      if (changed === 'not found') throw notFound('Product category');
      if (changed === 'name taken') throw nameTaken();
      return { data: changed };
    },

    async deleteProductCategory(request) {
      const outcome = await changeAs(db, request, (tx) => removeProductCategory(tx, request.params.id));
      if (outcome === 'not found') throw notFound('Product category');
      if (outcome === 'has lessons') throw conflict('A category that has lessons cannot be deleted.');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
