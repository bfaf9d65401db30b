import type { Handlers } from '../contract/handlers.ts';
import type { products } from '../db/schema.ts';
import { changeProduct, insertProduct, removeProduct } from '../repositories/products.ts';
import { columnsFor } from './columns.ts';
import type { Context } from '../http/context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

const columnsOf = columnsFor<typeof products>();

/** Lessons. */
export const productHandlers = ({ db }: Context) =>
  ({
    createProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        insertProduct(tx, { ...columnsOf(request.body, ['image_url']), imageUrl }),
      ),

    updateProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeProduct(tx, request.params.id, { ...columnsOf(request.body, ['image_url']), imageUrl }),
      ),

    deleteProduct: (request) => changeAs(db, request, (tx) => removeProduct(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
