import { backwards, by, relisted, text } from './listOrderTools.ts';
import type { Mutant } from './mutant.ts';
import { row, rows } from './tools.ts';

/** The order of lists. */
export const listOrders: Mutant[] = [
  {
    name: 'users are in the order of registration',
    operation: 'listUsers',
    give: relisted((list) => list.toSorted((a, b) => text(a, 'id').localeCompare(text(b, 'id')))),
  },
  { name: 'users go from Z to A', operation: 'listUsers', give: relisted(backwards) },
  { name: 'users are by e-mail', operation: 'listUsers', give: relisted(by('email')) },
  { name: 'public reviews are oldest first', operation: 'listTestimonies', give: relisted(backwards) },
  { name: 'all reviews are oldest first', operation: 'searchTestimonies', give: relisted(backwards) },
  {
    name: 'reviews that wait are first',
    operation: 'searchTestimonies',
    give: relisted((list) => [
      ...list.filter((one) => one['active'] !== true),
      ...list.filter((one) => one['active'] === true),
    ]),
  },
  {
    name: 'own bookings are newest first',
    operation: 'listMyBookings',
    give: (given) => rows(given).sort((a, b) => text(b, 'created_at').localeCompare(text(a, 'created_at'))),
  },
  {
    name: 'own bookings are oldest first',
    operation: 'listMyBookings',
    give: (given) => rows(given).sort((a, b) => text(a, 'created_at').localeCompare(text(b, 'created_at'))),
  },
  {
    name: 'old bookings are oldest first',
    operation: 'listMyHistories',
    give: (given) => rows(given).sort((a, b) => text(a, 'created_at').localeCompare(text(b, 'created_at'))),
  },
  { name: 'lessons are by name', operation: 'listProducts', give: relisted(by('name')) },
  {
    name: 'lessons are by price',
    operation: 'listProducts',
    give: relisted((list) => list.toSorted((a, b) => Number(a['price']) - Number(b['price']))),
  },
  {
    name: 'a changed lesson goes to the end',
    operation: ['listProducts', 'updateProduct'],
    at: 'updateProduct',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql(`update products set created_at = now() where id = '${text(row(given), 'id')}'`);
    },
  },
  {
    name: 'a changed video goes to the end',
    operation: ['listVideos', 'updateVideo'],
    at: 'updateVideo',
    give: async (given, _, { sql }) => {
      if (given.status === 200)
        await sql(`update videos set created_at = now() where id = '${text(row(given), 'id')}'`);
    },
  },
  { name: 'categories are by name', operation: 'listProductCategories', give: relisted(by('name')) },
  { name: 'spots are by name', operation: 'listSurfSpots', give: relisted(by('name')) },
  { name: 'spots are newest first', operation: 'listSurfSpots', give: relisted(backwards) },
  { name: 'slides are newest first', operation: 'listCarousels', give: relisted(backwards) },
  {
    name: 'all slides are by active',
    operation: 'searchCarousels',
    give: relisted((list) => list.toSorted((a, b) => Number(b['active']) - Number(a['active']))),
  },
  { name: 'bookings are oldest first', operation: 'listBookings', give: relisted(backwards) },
];
