import type { Mutant } from './mutant.ts';
import { answer, every, field, idIn, type Json, parts, quoted, row, rows, sent } from './tools.ts';

const shown = ['checkBooking', 'listBookings', 'listMyBookings', 'listMyHistories', 'getBooking'];
const UUID = /^[0-9a-f-]{36}$/;
/** Runs SQL after an operation succeeded on the row in its path. */
const then =
  (statement: (id: string) => string): Mutant['give'] =>
  async (given, asked, { sql }) => {
    if (given.status === 200 && UUID.test(idIn(asked))) await sql(statement(idIn(asked)));
  };
/** Goes on showing in a list what was deleted or hidden. */
const stays =
  (
    list: string,
    leaves: (status: number, asked: Parameters<NonNullable<Mutant['ask']>>[0]) => boolean,
  ): Mutant['give'] =>
  (given, asked, { store }) => {
    if (asked.operation === list) {
      for (const one of rows(given)) if (!store.has(String(one['id']))) store.set(`seen ${String(one['id'])}`, one);
      for (const [id, one] of store)
        if (!id.startsWith('seen ') && one !== undefined && given.status === 200) rows(given).push(one as Json);
    } else if (leaves(given.status, asked)) store.set(idIn(asked), store.get(`seen ${idIn(asked)}`));
  };
const deleted = (status: number): boolean => status === 200;

/** What one change does to rows of another list. */
export const across: Mutant[] = [
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
      for (const { product_id: id } of (sent(asked)?.['booking_details'] ?? []) as Json[])
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
  {
    name: 'renaming a lesson renames old bookings',
    operation: 'updateProduct',
    give: then(
      (id) =>
        `update booking_details set product_name = (select name from products where id = '${id}') where product_id = '${id}'`,
    ),
  },
  {
    name: 'old bookings show the name of today',
    operation: ['updateProduct', 'checkBooking'],
    at: 'checkBooking',
    give: async (given, _, { sql }) => {
      for (const one of every(given).flatMap((booking) => booking['booking_details'] as Json[])) {
        const [now] = await sql(
          `select p.name from booking_details d join products p on p.id = d.product_id where d.id = ${quoted(one['id'])}`,
        );
        if (now) one['product_name'] = now['name'];
      }
    },
  },
  {
    name: 'a new price counts for old bookings',
    operation: 'updateProduct',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || field(asked, 'price') === undefined) return;
      await sql(
        `update booking_details set total_amount = person * ${String(row(given)['price'])} where product_id = '${idIn(asked)}'`,
      );
      await sql(
        `update bookings b set total_amount = (select sum(total_amount) from booking_details where booking_id = b.id) where id in (select booking_id from booking_details where product_id = '${idIn(asked)}')`,
      );
    },
  },
  {
    name: 'renaming a spot renames old bookings',
    operation: 'updateSurfSpot',
    give: then(
      (id) =>
        `update bookings set surf_spot_name = (select name from surf_spots where id = '${id}') where surf_spot_id = '${id}'`,
    ),
  },
  {
    name: 'bookings at a deleted spot lose its name',
    operation: ['deleteSurfSpot', 'checkBooking'],
    at: shown,
    give: async (given, _, { sql }) => {
      for (const one of every(given)) {
        const [gone] = await sql(
          `select 1 from bookings b join surf_spots s on s.id = b.surf_spot_id where b.id = ${quoted(one['id'])} and s.deleted_at is not null`,
        );
        if (gone) one['surf_spot_name'] = null;
      }
    },
  },
  {
    name: 'sessions of a deleted lesson vanish',
    operation: 'deleteProduct',
    at: shown,
    give: async (given, _, { sql }) => {
      const gone = new Set(
        (
          await sql(
            'select d.id from booking_details d join products p on p.id = d.product_id where p.deleted_at is not null',
          )
        ).map(({ id }) => id),
      );
      for (const one of every(given))
        if (Array.isArray(one['booking_details']))
          one['booking_details'] = (one['booking_details'] as Json[]).filter(({ id }) => !gone.has(id));
    },
  },
  {
    name: 'sessions of a deleted lesson have no name',
    operation: 'deleteProduct',
    at: shown,
    give: async (given, _, { sql }) => {
      const gone = new Set(
        (
          await sql(
            'select d.id from booking_details d join products p on p.id = d.product_id where p.deleted_at is not null',
          )
        ).map(({ id }) => id),
      );
      parts('booking_details', (one) => gone.has(one['id']) && (one['product_name'] = ''))(given);
    },
  },
  {
    name: "a deleted customer's bookings vanish",
    operation: 'deleteUser',
    at: ['deleteUser', 'listBookings', 'checkBooking', 'getBooking'],
    ask: async (asked, _, { sql, store }) => {
      if (asked.operation === 'deleteUser' && UUID.test(idIn(asked)))
        for (const { id } of await sql(`select id from bookings where user_id = '${idIn(asked)}'`))
          store.set(String(id), true);
    },
    give: (given, asked, { store }) => {
      if (asked.operation === 'listBookings' && given.status === 200)
        given.body.data = rows(given).filter(({ id }) => !store.has(String(id)));
      else if (store.has(String(row(given)['id'])))
        Object.assign(given, { status: 404, body: { message: 'No booking has this code.' } });
    },
  },
  {
    name: "a deleted customer's bookings are cancelled",
    operation: 'deleteUser',
    ask: async (asked, _, { sql, store }) => {
      if (UUID.test(idIn(asked)))
        store.set('all', await sql(`select id from bookings where user_id = '${idIn(asked)}'`));
    },
    give: async (given, _, { sql, store }) => {
      for (const { id } of (store.get('all') ?? []) as Json[])
        if (given.status === 200) await sql(`update bookings set status = 'CANCELLED' where id = ${quoted(id)}`);
    },
  },
  {
    name: "a deleted customer's bookings have no name",
    operation: 'deleteUser',
    ask: async (asked, _, { sql, store }) => {
      if (UUID.test(idIn(asked)))
        store.set('all', await sql(`select id from bookings where user_id = '${idIn(asked)}'`));
    },
    give: async (given, _, { sql, store }) => {
      for (const { id } of (store.get('all') ?? []) as Json[])
        if (given.status === 200)
          await sql(`update bookings set customer_name = 'Deleted user' where id = ${quoted(id)}`);
    },
  },
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
    give: stays('listUsers', deleted),
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
