import type { Body } from '../client.ts';
import { booking, bookingIs, type Step, story, type Story } from './story.ts';

const words = { name: '{mark} satu', description: 'Kata “dua”.' };

/** Words of a row in a second language: made with them, changed by one, taken away by null and a blank text. */
const ofRow = (row: string, list: string, more: { with?: Body; second: string }): Story => {
  const { second } = more;
  const id: Body = { name: words.name, [second]: words.description };
  const changing = (translations: Body, expected: Body): Step => ({
    call: `update${row}`,
    params: { id: '{row}' },
    body: { ...(row === 'ProductCategory' && { name: '{named}' }), translations },
    match: { 'data.translations': expected },
  });
  return story(
    [`create${row}`, `update${row}`],
    `translations of a ${row}: a word that is left out stays, null and a blank text take one away`,
    {
      call: `create${row}`,
      with: { ...more.with, translations: { id } },
      match: { 'data.translations': { id } },
      keep: { row: 'data.id', named: 'data.name' },
    },
    changing({}, { id }),
    changing({ id: { name: '{mark} lain' } }, { id: { ...id, name: '{mark} lain' } }),
    { call: list, holds: { id: '{row}', 'translations.id.name': '{mark} lain', name: '{named}' } },
    changing({ id: { name: null, [second]: ' ' } }, { id: {} }),
    { call: list, holds: { id: '{row}', 'translations.id': {} } },
  );
};

/** Texts in a second language, and in which one a guest is written to. */
export const translationsStories: Story[] = [
  ofRow('Product', 'listProducts', { second: 'description' }),
  ofRow('ProductCategory', 'listProductCategories', { second: 'description' }),
  ofRow('SurfSpot', 'listSurfSpots', { second: 'meeting_point' }),
  ofRow('Instructor', 'listInstructors', { second: 'about' }),
  story(
    'listProducts',
    'a lesson is found by its name in either language',
    {
      call: 'createProduct',
      with: { translations: { id: { name: '{mark} kelas fajar' } } },
      keep: { lesson: 'data.id', named: 'data.name' },
    },
    { call: 'listProducts', query: { search: '{mark} KELAS fajar' }, holds: { id: '{lesson}', name: '{named}' } },
    { call: 'listProducts', query: { search: '{named}' }, holds: { id: '{lesson}' } },
  ),
  story(
    ['createBooking', 'getBooking', 'checkBooking'],
    'people of a lesson are by its documented name, whatever its translation says',
    {
      call: 'createProduct',
      with: { name: '{mark} group', min_people: null, max_people: null, translations: { id: { name: 'private' } } },
      keep: { lesson: 'data.id' },
    },
    {
      ...booking,
      with: { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 1 },
      status: 400,
      keep: {},
    },
    {
      ...booking,
      with: { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': 3 },
      match: { 'data.booking.booking_details.0.product_name': '{mark} group' },
    },
  ),
  story(
    ['createBooking', 'createCounterBooking', 'updateBooking', 'getBooking'],
    'a guest is written to in the language that is sent, until staff choose another',
    { ...booking, with: { language: 'id' }, match: { 'data.booking.language': 'id' } },
    bookingIs({ 'data.language': 'id' }),
    { call: 'checkBooking', params: { bookingCode: '{code}' }, match: { 'data.language': 'id' } },
    {
      call: 'updateBooking',
      params: { id: '{id}' },
      body: { language: 'en' },
      match: { 'data.language': 'en' },
    },
    {
      call: 'createCounterBooking',
      with: { language: 'en', force: true },
      match: { 'data.language': 'en' },
    },
    { ...booking, with: { language: null }, match: { 'data.booking.language': null } },
  ),
  story(
    'createBooking',
    'a key that comes again with another language is another booking',
    { ...booking, with: { language: 'id' }, headers: { 'idempotency-key': '{key}' } },
    { ...booking, with: { language: 'en' }, headers: { 'idempotency-key': '{key}' }, status: 409, keep: {} },
  ),
];
