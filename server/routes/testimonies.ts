import type { Handlers } from '../contract/handlers.ts';
import { notFound } from '../errors.ts';
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

    async updateTestimony(request) {
      const { params, body } = request;
      const data = await changeAs(db, request, (tx) => changeTestimony(tx, params.id, { active: body.active }));
      if (!data) throw notFound('Review');
      return { data };
    },

    async deleteTestimony(request) {
      if (!(await changeAs(db, request, (tx) => removeTestimony(tx, request.params.id)))) throw notFound('Review');
      return { data: true };
    },
  }) satisfies Partial<Handlers>;
