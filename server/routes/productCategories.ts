import type { FastifyReply } from 'fastify';
import type { components } from '../contract.gen.ts';
import { conflict, notFound } from '../errors.ts';
import {
  changeProductCategory,
  insertProductCategory,
  listProductCategories,
  removeProductCategory,
} from '../repositories/productCategories.ts';
import { changeAs, type Context, type Valid } from './context.ts';

type Schemas = components['schemas'];

const nameTaken = () => conflict('This category is already registered.', ['Product category already registered']);

/** Groups of lessons. */
export const productCategoryRoutes = ({ db, cache }: Context) => ({
  listProductCategories: (request: Valid<{ query: { page?: number } }>, reply: FastifyReply) =>
    cache.answer(request, reply, () => listProductCategories(db, request.query)),

  async createProductCategory(request: Valid<{ body: Schemas['CreateProductCategoryRequest'] }>, reply: FastifyReply) {
    const { body } = request;
    const category = { name: body.name.trim(), description: body.description?.trim() || null };
    const stored = await changeAs(db, request, (tx) => insertProductCategory(tx, category));
    if (!stored) throw nameTaken();
    return reply.code(201).send({ data: stored });
  },

  async updateProductCategory(
    request: Valid<{ params: { id: string }; body: Schemas['UpdateProductCategoryRequest'] }>,
  ) {
    const { params, body } = request;
    const changed = await changeAs(db, request, (tx) =>
      changeProductCategory(tx, params.id, {
        name: body.name.trim(),
        ...(body.description !== undefined && { description: body.description?.trim() || null }),
      }),
    );
    if (changed === 'not found') throw notFound('Product category');
    if (changed === 'name taken') throw nameTaken();
    return { data: changed };
  },

  async deleteProductCategory(request: Valid<{ params: { id: string } }>) {
    const { params } = request;
    const outcome = await changeAs(db, request, (tx) => removeProductCategory(tx, params.id));
    if (outcome === 'not found') throw notFound('Product category');
    if (outcome === 'has lessons') throw conflict('A category that has lessons cannot be deleted.');
    return { data: true };
  },
});
