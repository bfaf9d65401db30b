import { deleted, stays, then, UUID } from './acrossTools.ts';
import type { Mutant } from './mutant.ts';
import { field, quoted, rows, sent, sessionsOf } from './tools.ts';

/** What is deleted and still there. */
export const acrossDeletions: Mutant[] = [
  {
    name: 'a deleted lesson is still listed',
    operation: ['deleteProduct', 'listProducts'],
    at: 'deleteProduct',
    give: then((id) => `update products set deleted_at = null where id = '${id}'`),
  },
  {
    name: 'a deleted lesson is found by a search',
    operation: ['deleteProduct', 'listProducts'],
    at: ['deleteProduct', 'listProducts'],
    give: async (given, asked, { sql }) => {
      const search = asked.url.searchParams.get('search');
      if (asked.operation !== 'listProducts' || search === null || given.status !== 200) return;
      const gone = await sql(
        `select id, product_category_id, name, description, price, image_url, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at from products where deleted_at is not null and strpos(lower(name), lower(${quoted(search)})) > 0`,
      );
      rows(given).push(...gone);
    },
  },
  {
    name: 'a deleted lesson can be booked',
    operation: ['deleteProduct', 'createBooking'],
    at: 'createBooking',
    ask: async (asked, _, { sql, store }) => {
      store.clear();
      for (const { product_id: id } of sessionsOf(asked))
        if (UUID.test(String(id))) {
          const [gone] = await sql(`select id from products where id = ${quoted(id)} and deleted_at is not null`);
          if (gone) store.set(String(id), await sql(`update products set deleted_at = null where id = ${quoted(id)}`));
        }
    },
    give: async (_, __, { sql, store }) => {
      for (const id of store.keys()) await sql(`update products set deleted_at = now() where id = '${id}'`);
    },
  },
  {
    name: 'a deleted spot can be booked',
    operation: ['deleteSurfSpot', 'createBooking'],
    at: 'createBooking',
    ask: async (asked, _, { sql, store }) => {
      store.clear();
      const id = sent(asked)?.['surf_spot_id'];
      if (!UUID.test(String(id))) return;
      const [gone] = await sql(`select id from surf_spots where id = ${quoted(id)} and deleted_at is not null`);
      if (gone) store.set(String(id), await sql(`update surf_spots set deleted_at = null where id = ${quoted(id)}`));
    },
    give: async (_, __, { sql, store }) => {
      for (const id of store.keys()) await sql(`update surf_spots set deleted_at = now() where id = '${id}'`);
    },
  },
  {
    name: 'a deleted slide is still shown',
    operation: ['deleteCarousel', 'listCarousels'],
    at: ['deleteCarousel', 'listCarousels'],
    give: stays('listCarousels', deleted),
  },
  {
    name: 'a slide that is not active any more is still shown',
    operation: ['updateCarousel', 'listCarousels'],
    at: ['updateCarousel', 'listCarousels'],
    give: stays('listCarousels', (status, asked) => status === 200 && field(asked, 'active') === 'false'),
  },
  {
    name: 'a deleted review is still public',
    operation: ['deleteTestimony', 'listTestimonies'],
    at: ['deleteTestimony', 'listTestimonies'],
    give: stays('listTestimonies', deleted),
  },
  {
    name: 'a review that is not active any more is still public',
    operation: ['updateTestimony', 'listTestimonies'],
    at: ['updateTestimony', 'listTestimonies'],
    give: stays('listTestimonies', (status, asked) => status === 200 && field(asked, 'active') === 'false'),
  },
  {
    name: 'a review that was made active is not public',
    operation: ['updateTestimony', 'listTestimonies'],
    at: 'listTestimonies',
    give: (given) => given.status === 200 && (given.body.data = []),
  },
];
