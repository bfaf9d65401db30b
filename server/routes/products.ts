import type { Handlers } from '../contract/handlers.ts';
import type { CreateProductRequest } from '../contract.gen.ts';
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

/** Lessons. */
export const productHandlers = ({ db }: Context) =>
  ({
    createProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        insertProduct(tx, {
          ...columnsOf(request.body, ['image_url', 'start_times']),
          ...startTimesOf(request.body.start_times),
          imageUrl,
        }),
      ),

    updateProduct: (request) =>
      changeWithPicture(db, request, request.body.image_url, (tx, imageUrl) =>
        changeProduct(tx, request.params.id, {
          ...columnsOf(request.body, ['image_url', 'start_times']),
          ...startTimesOf(request.body.start_times),
          imageUrl,
        }),
      ),

    deleteProduct: (request) => changeAs(db, request, (tx) => removeProduct(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
