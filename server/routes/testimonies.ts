import type { Handlers } from '../contract/handlers.ts';
import { changeTestimony, insertTestimony, listAllTestimonies, removeTestimony } from '../repositories/testimonies.ts';
import type { Context } from '../http/context.ts';
import { changeAs } from './signedIn.ts';

/** Reviews by visitors. */
export const testimonyHandlers = ({ db }: Context) =>
  ({
    searchTestimonies: ({ query }) => listAllTestimonies(db, query),

    async createTestimony({ body }) {
      const review = { name: body.name.trim(), email: body.email?.trim() ?? null, message: body.message.trim() };
      return { data: await insertTestimony(db, review) };
    },

    updateTestimony: (request) =>
      changeAs(db, request, (tx) => changeTestimony(tx, request.params.id, { active: request.body.active })),

    deleteTestimony: (request) => changeAs(db, request, (tx) => removeTestimony(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
