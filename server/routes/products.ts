import type { Handlers } from '../contract/handlers.ts';
import { changeProduct, insertProduct, listProducts, removeProduct } from '../repositories/products.ts';
import { columnsOf } from './columns.ts';
import type { Context } from './context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

/** The column of each field of a request. The picture, which is a file, is stored by the handlers. */
const columns = {
  product_category_id: 'productCategoryId',
  name: 'name',
  price: 'price',
  description: 'description',
} as const;

/** Lessons. */
export const productHandlers = ({ db }: Context) =>
  ({
    listProducts: ({ query }) => listProducts(db, query),

    createProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        insertProduct(tx, { ...columnsOf(request.body, columns), imageUrl }),
      ),

    updateProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeProduct(tx, request.params.id, { ...columnsOf(request.body, columns), imageUrl }),
      ),

    deleteProduct: (request) => changeAs(db, request, (tx) => removeProduct(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
