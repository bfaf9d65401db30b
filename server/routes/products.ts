import type { Handlers } from '../contract/handlers.ts';
import type { CreateProductRequest, Product } from '../contract.gen.ts';
import type { products } from '../db/schema.ts';
import { badRequest } from '../errors.ts';
import { changeProduct, insertProduct, removeProduct } from '../repositories/products.ts';
import { columnsFor } from './columns.ts';
import type { Context } from '../http/context.ts';
import { changeAs, changeWithPicture } from './signedIn.ts';

const columnsOf = columnsFor<typeof products>();

/** The hours of a form: one empty field alone takes them away; 400 unless they are in order, none twice. */
function startTimesOf(times: CreateProductRequest['start_times']): { startTimes?: string[] } {
  if (times === undefined) return {};
  if (times.length === 1 && times[0] === '') return { startTimes: [] };
  if (times.some((time, i) => time <= (times[i - 1] ?? '')))
    throw badRequest(['body/start_times must be in order, none twice']);
  return { startTimes: times };
}

/** A lesson as it is stored, in a transaction that ends with 400 when its numbers of people do not go together. */
function checked(lesson: Product): Product {
  const { min_people: least = null, max_people: most = null } = lesson;
  if (most !== null && least === null) throw badRequest(['body/max_people needs min_people']);
  if (most !== null && least !== null && most < least)
    throw badRequest(['body/max_people must not be below min_people']);
  return lesson;
}

/** Lessons. */
export const productHandlers = ({ db }: Context) =>
  ({
    createProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, async (tx, imageUrl) =>
        checked(
          await insertProduct(tx, {
            ...columnsOf(request.body, ['image_url', 'start_times']),
            ...startTimesOf(request.body.start_times),
            imageUrl,
          }),
        ),
      ),

    updateProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, async (tx, imageUrl) =>
        checked(
          await changeProduct(tx, request.params.id, {
            ...columnsOf(request.body, ['image_url', 'start_times']),
            ...startTimesOf(request.body.start_times),
            imageUrl,
          }),
        ),
      ),

    deleteProduct: (request) => changeAs(db, request, (tx) => removeProduct(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
