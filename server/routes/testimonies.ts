import type { Handlers } from '../contract/handlers.ts';
import { changeTestimony, insertTestimony, listTestimonies, removeTestimony } from '../repositories/testimonies.ts';
import type { Context } from './context.ts';
import { changeAs } from './signedIn.ts';

/** Reviews by visitors. */
export const testimonyHandlers = ({ db }: Context) =>
  ({
    async listTestimonies({ query }) {
      const list = await listTestimonies(db, query, 'active');
      // Addresses are for administrators.
      return { ...list, data: list.data.map((row) => ({ ...row, email: null })) };
    },

    searchTestimonies: ({ query }) => listTestimonies(db, query, 'all'),

    async createTestimony({ body }) {
      const review = { name: body.name.trim(), email: body.email?.trim() ?? null, message: body.message.trim() };
      return { data: await insertTestimony(db, review) };
    },

    updateTestimony: (request) =>
      changeAs(db, request, (tx) => changeTestimony(tx, request.params.id, { active: request.body.active })),

    deleteTestimony: (request) => changeAs(db, request, (tx) => removeTestimony(tx, request.params.id)),
  }) satisfies Partial<Handlers>;
