import { deleted, stays, then, UUID } from './bookingTools.ts';
import type { Mutant } from './mutant.ts';
import { answer, field, idIn, type Json, quoted, row, rows, sent, sessionsOf } from './tools.ts';

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

/** What a deletion does to other rows and to names. */
export const acrossNames: Mutant[] = [
  {
    name: 'a category in use is deleted with its lessons',
    operation: 'deleteProductCategory',
    instead: async (asked, { sql }) => {
      if (!UUID.test(idIn(asked)) || (asked.headers['authorization'] ?? '').length < 60) return null;
      const used = await sql(
        `select 1 from products where product_category_id = '${idIn(asked)}' and deleted_at is null`,
      );
      return used.length > 0 ? answer(200, { data: true }) : null;
    },
  },
  {
    name: 'a user who is renamed renames old bookings',
    operation: 'updateUser',
    give: async (given, asked, { sql }) => {
      if (given.status === 200 && UUID.test(idIn(asked)))
        await sql(`update bookings set customer_name = ${quoted(row(given)['name'])} where user_id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'deleting a video deletes the one after it',
    operation: ['deleteVideo', 'listVideos'],
    at: 'deleteVideo',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql('delete from videos where id = (select id from videos order by created_at desc limit 1)');
    },
  },
  {
    name: 'a deleted photo is still listed',
    operation: ['deleteImage', 'listImages'],
    at: ['deleteImage', 'listImages'],
    give: stays('listImages', deleted),
  },
  {
    name: 'a deleted category is still listed',
    operation: ['deleteProductCategory', 'listProductCategories'],
    at: ['deleteProductCategory', 'listProductCategories'],
    give: stays('listProductCategories', deleted),
  },
  {
    name: 'a deleted user is still listed',
    operation: ['deleteUser', 'listUsers'],
    at: ['deleteUser', 'listUsers'],
    ask: async (asked, _, { sql, store }) => {
      if (asked.operation !== 'deleteUser' || !UUID.test(idIn(asked))) return;
      const [user] = await sql(`select id, name, email, role from users where id = '${idIn(asked)}'`);
      store.set(idIn(asked), user);
    },
    give: (given, asked, { store }) => {
      if (asked.operation === 'deleteUser' && given.status !== 200) store.delete(idIn(asked));
      if (asked.operation !== 'listUsers' || given.status !== 200) return;
      const search = asked.url.searchParams.get('search') ?? '';
      for (const one of store.values())
        if (String((one as Json | undefined)?.['name']).includes(search)) rows(given).push(one as Json);
    },
  },
  {
    name: 'a deleted spot is still listed',
    operation: ['deleteSurfSpot', 'listSurfSpots'],
    at: 'deleteSurfSpot',
    give: then((id) => `update surf_spots set deleted_at = null where id = '${id}'`),
  },
  {
    name: 'a name of a deleted category stays taken',
    operation: ['createProductCategory', 'deleteProductCategory'],
    at: ['createProductCategory'],
    instead: (asked, { store }) => {
      const name = (field(asked, 'name') ?? '').toLowerCase();
      if (store.get(name) === 2)
        return answer(409, {
          message: 'This category is already registered.',
          details: ['Product category already registered'],
        });
      return null;
    },
    give: (given, asked, { store }) => {
      if (given.status === 201) store.set((field(asked, 'name') ?? '').toLowerCase(), 2);
    },
  },
  {
    name: 'an address of a deleted user stays taken',
    operation: ['register', 'deleteUser'],
    at: ['register'],
    instead: (asked, { store }) =>
      store.has((field(asked, 'email') ?? '').toLowerCase())
        ? answer(409, { message: 'This e-mail address is already registered.' })
        : null,
    give: (given, asked, { store }) => {
      if (given.status === 201) store.set((field(asked, 'email') ?? '').toLowerCase(), 1);
    },
  },
  {
    name: 'a user of another address signs in with the old one',
    operation: ['updateUser', 'login'],
    at: ['updateUser', 'login'],
    ask: async (asked, _, { sql, store }) => {
      if (asked.operation === 'updateUser' && UUID.test(idIn(asked)))
        store.set(idIn(asked), (await sql(`select email from users where id = '${idIn(asked)}'`))[0]?.['email']);
      if (asked.operation !== 'login') return;
      for (const [id, email] of store) {
        const [now] = await sql(`select email from users where id = '${id}'`);
        if (now && typeof email === 'string') asked.body = asked.body.replace(email, String(now['email']));
      }
    },
  },
];
