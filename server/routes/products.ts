import type { FastifyReply } from 'fastify';
import type { components } from '../contract.gen.ts';
import { notFound } from '../errors.ts';
import {
  changeProduct,
  insertProduct,
  listProducts,
  type NewProduct,
  removeProduct,
} from '../repositories/products.ts';
import { changeAs, type Context, readPicture, storePicture, type Valid } from './context.ts';

type Schemas = components['schemas'];

/** Lessons. */
export const productRoutes = ({ db, cache }: Context) => ({
  listProducts: (request: Valid<{ query: { page: number; search?: string } }>, reply: FastifyReply) =>
    cache.answer(request, reply, () => listProducts(db, request.query)),

  async createProduct(request: Valid<{ body: Schemas['CreateProductRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const picture = await readPicture(body.image_url);
    const product = await changeAs(db, request, async (tx) => {
      const stored = await insertProduct(tx, {
        productCategoryId: body.product_category_id,
        name: body.name.trim(),
        price: body.price,
        description: body.description?.trim() || null,
        imageUrl: (await storePicture(tx, picture)) ?? null,
      });
      // Thrown in here, so that the picture goes with the transaction.
      if (!stored) throw notFound('Product category');
      return stored;
    });
    return reply.code(201).send({ data: product });
  },

  async updateProduct(request: Valid<{ params: { id: string }; body: Schemas['UpdateProductRequest'] }>) {
    const { params, body } = request;
    const picture = await readPicture(body.image_url);
    const changed = await changeAs(db, request, async (tx) => {
      const imageUrl = await storePicture(tx, picture);
      const change: Partial<NewProduct> = {
        ...(body.product_category_id !== undefined && { productCategoryId: body.product_category_id }),
        ...(body.name !== undefined && { name: body.name.trim() }),
        ...(body.price !== undefined && { price: body.price }),
        ...(body.description !== undefined && { description: body.description.trim() || null }),
        ...(imageUrl !== undefined && { imageUrl }),
      };
      const outcome = await changeProduct(tx, params.id, change);
      if (outcome === 'not found') throw notFound('Lesson');
      if (outcome === 'no such category') throw notFound('Product category');
      return outcome;
    });
    return { data: changed };
  },

  async deleteProduct(request: Valid<{ params: { id: string } }>) {
    const { params } = request;
    const removed = await changeAs(db, request, (tx) => removeProduct(tx, params.id));
    if (!removed) throw notFound('Lesson');
    return { data: true };
  },
});
