import type { Mutant } from './mutant.ts';
import { edits, field, idIn, type Json, quoted, row, sends, withField } from './tools.ts';

const UUID = /^[0-9a-f-]{36}$/;
/** Answers what was sent and stores something else. */
const storesNot =
  (
    table: string,
    assignment: (given: Json) => string,
    when: (asked: Parameters<NonNullable<Mutant['ask']>>[0]) => boolean = () => true,
  ): Mutant['give'] =>
  async (given, asked, { sql }) => {
    const id = String(row(given)['id']);
    if (given.status < 300 && UUID.test(id) && when(asked))
      await sql(`update ${table} set ${assignment(row(given))} where id = '${id}'`);
  };
/** Keeps what a column held before a change, and answers the change; several may be on their way. */
const keeps = (table: string, column: string): Pick<Mutant, 'ask' | 'give'> => ({
  ask: async (asked, _, { sql, store }) => {
    const id = idIn(asked);
    if (UUID.test(id))
      store.set(id, (await sql(`select ${column} as old from ${table} where id = '${id}'`))[0]?.['old']);
  },
  give: async (given, asked, { sql, store }) => {
    const id = idIn(asked);
    const old = store.get(id);
    if (given.status === 200 && old !== undefined)
      await sql(`update ${table} set ${column} = ${old === null ? 'null' : quoted(old)} where id = '${id}'`);
  },
});
const notSent =
  (name: string) =>
  (asked: Parameters<NonNullable<Mutant['ask']>>[0]): boolean =>
    field(asked, name) === undefined;

/** What is answered is not what is kept. */
export const storedChanges: Mutant[] = [
  { name: 'a changed video is answered and not stored', operation: ['updateVideo'], ...keeps('videos', 'video_url') },
  { name: 'a changed title is answered and not stored', operation: 'updateVideo', ...keeps('videos', 'title') },
  { name: 'a changed user is answered and not stored', operation: 'updateUser', ...keeps('users', 'name') },
  { name: 'a changed role is answered and not stored', operation: 'updateUser', ...keeps('users', 'role') },
  {
    name: 'a changed category is answered and not stored',
    operation: 'updateProductCategory',
    ...keeps('product_categories', 'name'),
  },
  {
    name: 'a changed description of a category is not stored',
    operation: 'updateProductCategory',
    ...keeps('product_categories', 'description'),
  },
  { name: 'a changed price is answered and not stored', operation: 'updateProduct', ...keeps('products', 'price') },
  {
    name: 'a changed description of a lesson is not stored',
    operation: 'updateProduct',
    ...keeps('products', 'description'),
  },
  {
    name: 'a changed category of a lesson is not stored',
    operation: 'updateProduct',
    ...keeps('products', 'product_category_id'),
  },
  {
    name: 'a changed difficulty is not stored',
    operation: 'updateSurfSpot',
    ...keeps('surf_spots', 'difficulty_level'),
  },
  { name: 'a changed map is not stored', operation: 'updateSurfSpot', ...keeps('surf_spots', 'location_url') },
  {
    name: 'an active review is answered and not stored',
    operation: 'updateTestimony',
    ...keeps('testimonies', 'active'),
  },
  { name: 'an active slide is answered and not stored', operation: 'updateCarousel', ...keeps('carousels', 'active') },
  { name: 'a changed slide keeps its picture', operation: 'updateCarousel', ...keeps('carousels', 'image_url') },
  {
    name: 'a changed status is answered and not stored',
    operation: 'updateBookingStatus',
    ...keeps('bookings', 'status'),
  },
  {
    name: 'a paid payment is answered and not stored',
    operation: 'updateBookingPayment',
    give: async (given, asked, { sql }) => {
      if (given.status === 200) await sql(`update payments set status = 'PENDING' where booking_id = '${idIn(asked)}'`);
    },
  },
  {
    name: 'a new description is answered and not stored',
    operation: 'createProductCategory',
    give: storesNot('product_categories', () => 'description = null'),
  },
  {
    name: 'a new description of a lesson is answered and not stored',
    operation: 'createProduct',
    give: storesNot('products', () => 'description = null'),
  },
  {
    name: 'a new title is answered and not stored',
    operation: 'createVideo',
    give: storesNot('videos', () => 'title = null'),
  },
  {
    name: 'an address of a reviewer is answered and not stored',
    operation: 'createTestimony',
    give: storesNot('testimonies', () => 'email = null'),
  },
  {
    name: 'a name of a new user is answered and not stored',
    operation: 'register',
    give: storesNot('users', () => `name = 'New user'`),
  },
  {
    name: 'the phone of a guest is answered and not stored',
    operation: 'createBooking',
    give: async (given, _, { sql }) => {
      if (given.status === 201)
        await sql(
          `update bookings set customer_phone = '+620000000000' where id = ${quoted((row(given)['booking'] as Json)['id'])}`,
        );
    },
  },
  {
    name: 'the country of a guest is answered and not stored',
    operation: 'createBooking',
    give: async (given, _, { sql }) => {
      if (given.status === 201)
        await sql(
          `update bookings set customer_country = null where id = ${quoted((row(given)['booking'] as Json)['id'])}`,
        );
    },
  },
  {
    name: 'people are answered and not stored',
    operation: 'createBooking',
    give: async (given, _, { sql }) => {
      if (given.status === 201)
        await sql(
          `update booking_details set person = 1 where booking_id = ${quoted((row(given)['booking'] as Json)['id'])}`,
        );
    },
  },
  {
    name: 'a partial change resets the description',
    operation: 'updateProduct',
    give: async (given, asked, around) => {
      if (notSent('description')(asked) && given.status === 200) row(given)['description'] = null;
      await storesNot('products', () => 'description = null', notSent('description'))?.(given, asked, around);
    },
  },
  {
    name: 'a partial change resets the price',
    operation: 'updateProduct',
    ask: (asked) => notSent('price')(asked) && withField(asked, 'price', '0'),
  },
  {
    name: 'a partial change resets the difficulty',
    operation: 'updateSurfSpot',
    ask: (asked) => notSent('difficulty_level')(asked) && withField(asked, 'difficulty_level', 'BEGINNER'),
  },
  {
    name: 'a partial change resets the map',
    operation: 'updateSurfSpot',
    ask: (asked) => notSent('location_url')(asked) && withField(asked, 'location_url', ''),
  },
  {
    name: 'a change without a title clears it',
    operation: 'updateVideo',
    ask: sends((json) => 'video_url' in json && (json['title'] ??= '')),
  },
  {
    name: 'a change without a description clears it',
    operation: 'updateProductCategory',
    ask: sends((json) => 'name' in json && !('description' in json) && (json['description'] = null)),
  },
  {
    name: 'an empty title is kept as it was',
    operation: 'updateVideo',
    ask: sends((json) => json['title'] === '' && delete json['title']),
  },
  {
    name: 'null does not clear a description',
    operation: 'updateProductCategory',
    ask: sends((json) => json['description'] === null && delete json['description']),
  },
  {
    name: 'an empty map is kept as it was',
    operation: 'updateSurfSpot',
    ask: edits('location_url', (url) => (url === '' ? 'https://maps.example.com/old' : url)),
  },
];
