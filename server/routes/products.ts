import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
import { decodePicture } from '../images/decode.ts';
import { insertPicture } from '../repositories/pictures.ts';
import { changeProduct, insertProduct, listProducts, removeProduct } from '../repositories/products.ts';
import { columnsOf } from './columns.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

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

    async createProduct(request) {
      const { body } = request;
      const picture = body.image_url && (await decodePicture(body.image_url.file));
      const data = await changeAs(db, request, async (tx) => {
        const imageUrl = picture && (await insertPicture(tx, picture));
        const stored = await insertProduct(tx, { ...columnsOf(body, columns), imageUrl });
        // Thrown inside of the transaction, so that the stored picture is rolled back.
        if (!stored) throw notFound('Product category');
        return stored;
      });
      return { data };
    },

    async updateProduct(request) {
      const { params, body } = request;
      const picture = body.image_url && (await decodePicture(body.image_url.file));
      const data = await changeAs(db, request, async (tx) => {
        const change = {
          ...columnsOf(body, columns),
          ...(picture && { imageUrl: await insertPicture(tx, picture) }),
        };
        const changed = await changeProduct(tx, params.id, change);
        if (changed === 'not found') throw notFound('Lesson');
        if (changed === 'no such category') throw notFound('Product category');
        return changed;
      });
      return { data };
    },

    async deleteProduct(request) {
      if (!(await changeAs(db, request, (tx) => removeProduct(tx, request.params.id)))) throw notFound('Lesson');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
