import { deleted, stays, then, UUID } from './acrossTools.ts';
import type { Mutant } from './mutant.ts';
import { answer, field, idIn, type Json, quoted, row, rows } from './tools.ts';

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
