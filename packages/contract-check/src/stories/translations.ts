import type { Body } from '../client.ts';
import { booking, bookingIs, type Step, story, type Story } from './story.ts';

const words = { name: '{mark} satu', description: 'Kata “dua”.' };

/**
 * Words of a row in a second language: made with them, changed by one, taken away by null and a blank text. They are looked at one by
 * one, as a backend may say more beside them, and in any order.
 */
const ofRow = (row: string, list: string, more: { with?: Body; second: string }): Story => {
  const { second } = more;
  const shown = (translations: string, name?: string, other?: string): Body => ({
    [`${translations}.id.name`]: name,
    [`${translations}.id.${second}`]: other,
  });
  const changing = (translations: Body, name?: string, other?: string): Step => ({
    call: `update${row}`,
    params: { id: '{row}' },
    body: { ...(row === 'ProductCategory' && { name: '{named}' }), translations },
    match: shown('data.translations', name, other),
  });
  return story(
    [`create${row}`, `update${row}`],
    `translations of a ${row}: a word that is left out stays, null and a blank text take one away`,
    {
      call: `create${row}`,
      with: { ...more.with, translations: { id: { name: words.name, [second]: words.description } } },
      match: shown('data.translations', words.name, words.description),
      keep: { row: 'data.id', named: 'data.name' },
    },
    changing({}, words.name, words.description),
    changing({ id: { name: '{mark} lain' } }, '{mark} lain', words.description),
    {
      call: list,
      holds: { id: '{row}', name: '{named}', ...shown('translations', '{mark} lain', words.description) },
    },
    changing({ id: { name: null, [second]: ' ' } }),
    { call: list, holds: { id: '{row}', ...shown('translations') } },
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
