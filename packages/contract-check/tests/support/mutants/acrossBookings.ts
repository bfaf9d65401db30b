import { shown, then, UUID } from './bookingTools.ts';
import type { Mutant } from './mutant.ts';
import { every, field, idIn, type Json, parts, quoted, row, rows } from './tools.ts';

/** What a change does to bookings that were made before. */
export const acrossBookings: Mutant[] = [
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
];
