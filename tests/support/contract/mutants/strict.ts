import type { Asked, Mutant } from './mutant.ts';
import { dayFromNow, field, file, idIn, type Json, quoted, refusal, refuses, sent } from './tools.ts';

const guest = (asked: Asked): Json => (sent(asked)?.['customer_details'] ?? {}) as Json;
const sessions = (asked: Asked): Json[] =>
  Array.isArray(sent(asked)?.['booking_details']) ? (sent(asked)?.['booking_details'] as Json[]) : [];
const longer =
  (name: string, than: number, to: number) =>
  (asked: Asked): boolean => {
    const length = field(asked, name)?.length ?? 0;
    return length > than && length <= to;
  };
const missing =
  (name: string) =>
  (asked: Asked): boolean =>
    field(asked, name) === undefined;
const isNull =
  (name: string) =>
  (asked: Asked): boolean =>
    sent(asked)?.[name] === null;
/** Refuses fields that the contract does not know. */
const unknown =
  (...known: string[]) =>
  (asked: Asked): boolean => {
    const names = sent(asked)
      ? Object.keys(sent(asked) ?? {})
      : [...asked.body.matchAll(/form-data; name="([^"]+)"/gi)].map(([, name]) => String(name));
    return names.some((name) => !known.includes(name));
  };
const named =
  (fits: (name: string, people: number) => boolean): Mutant['instead'] =>
  async (asked, { sql }) => {
    const names = new Map(
      (await sql('select id, name from products')).map(({ id, name }) => [id, String(name).toLowerCase()]),
    );
    return sessions(asked).some((one) => fits(names.get(one['product_id']) ?? '', Number(one['person'])))
      ? refusal(400, 'This lesson takes another number of people.')
      : null;
  };
const isPlain = (name: string): boolean => name !== '' && !/private|group/.test(name);
const same =
  (table: string, column: string, name: string): Mutant['instead'] =>
  async (asked, { sql }) => {
    if (idIn(asked) === '') return null;
    const [own] = await sql(`select ${column} as text from ${table} where id = '${idIn(asked)}'`);
    return own !== undefined && String(own['text']).toLowerCase() === field(asked, name)?.toLowerCase()
      ? refusal(409, 'It is taken.', ['Product category already registered'])
      : null;
  };

/** Backends that refuse what the contract allows. */
export const strict: Mutant[] = [
  { name: 'a review needs an address', operation: 'createTestimony', instead: refuses(missing('email')) },
  { name: 'the address of a review may not be null', operation: 'createTestimony', instead: refuses(isNull('email')) },
  { name: 'a lesson needs a description', operation: 'createProduct', instead: refuses(missing('description')) },
  {
    name: 'a lesson needs a picture',
    operation: 'createProduct',
    instead: refuses((asked) => file(asked) === undefined),
  },
  { name: 'a video needs a title', operation: 'createVideo', instead: refuses(missing('title')) },
  {
    name: 'a title may not be empty',
    operation: 'updateVideo',
    instead: refuses((asked) => field(asked, 'title') === ''),
  },
  {
    name: 'a category needs a description',
    operation: 'createProductCategory',
    instead: refuses((asked) => sent(asked) !== null && !('description' in (sent(asked) ?? {}))),
  },
  {
    name: 'the description of a category may not be null',
    operation: 'updateProductCategory',
    instead: refuses(isNull('description')),
  },
  {
    name: 'the description of a lesson may not be empty',
    operation: 'updateProduct',
    instead: refuses((asked) => field(asked, 'description') === ''),
  },
  {
    name: 'a change of a lesson needs every field',
    operation: 'updateProduct',
    instead: refuses(
      (asked) => missing('name')(asked) || missing('price')(asked) || missing('product_category_id')(asked),
    ),
  },
  {
    name: 'a change of a spot needs a picture',
    operation: 'updateSurfSpot',
    instead: refuses((asked) => file(asked) === undefined),
  },
  {
    name: 'a map cannot be taken away',
    operation: 'updateSurfSpot',
    instead: refuses((asked) => field(asked, 'location_url') === ''),
  },
  {
    name: 'a change of a slide needs a picture',
    operation: 'updateCarousel',
    instead: refuses((asked) => file(asked) === undefined),
  },
  {
    name: 'a change of a photo needs a photo',
    operation: 'updateImage',
    instead: refuses((asked) => file(asked) === undefined),
  },
  { name: 'nothing is free', operation: 'createProduct', instead: refuses((asked) => field(asked, 'price') === '0') },
  {
    name: 'nothing becomes free',
    operation: 'updateProduct',
    instead: refuses((asked) => field(asked, 'price') === '0'),
  },
  {
    name: 'nothing costs more than 10 million',
    operation: 'createProduct',
    instead: refuses((asked) => Number(field(asked, 'price')) > 10_000_000 && Number(field(asked, 'price')) <= 1e9),
  },
  {
    name: 'unknown fields of a category are refused',
    operation: 'createProductCategory',
    instead: refuses(unknown('name', 'description')),
  },
  {
    name: 'unknown fields of a review are refused',
    operation: 'createTestimony',
    instead: refuses(unknown('name', 'email', 'message')),
  },
  {
    name: 'unknown fields of a user are refused',
    operation: 'register',
    instead: refuses(unknown('name', 'email', 'password', 'confirm_password')),
  },
  {
    name: 'unknown fields of a lesson are refused',
    operation: 'updateProduct',
    instead: refuses(unknown('product_category_id', 'name', 'price', 'description', 'image_url')),
  },
  {
    name: 'unknown fields of a booking are refused',
    operation: 'createBooking',
    instead: refuses(
      unknown('surf_spot_id', 'payment_method', 'customer_details', 'booking_details', 'expected_total'),
    ),
  },
  {
    name: 'unknown parameters are refused',
    operation: 'listProducts',
    instead: ({ url }) =>
      [...url.searchParams.keys()].some((name) => name !== 'page' && name !== 'search') ? refusal(400) : null,
  },
  {
    name: 'names of users have at most 50 characters',
    operation: 'register',
    instead: refuses(longer('name', 50, 100)),
  },
  {
    name: 'passwords have at most 72 characters',
    operation: 'register',
    instead: refuses(longer('password', 72, 200)),
  },
  {
    name: 'passwords need more than 8 characters',
    operation: 'register',
    instead: refuses((asked) => field(asked, 'password')?.length === 8),
  },
  {
    name: 'passwords need capitals and digits',
    operation: 'register',
    instead: refuses(
      (asked) =>
        !/[A-Z]/.test(field(asked, 'password') ?? '') && field(asked, 'password') === field(asked, 'confirm_password'),
    ),
  },
  {
    name: 'addresses have at most 100 characters',
    operation: 'updateUser',
    instead: refuses(longer('email', 100, 254)),
  },
  {
    name: 'addresses have no +',
    operation: 'register',
    instead: refuses((asked) => (field(asked, 'email') ?? '').includes('+')),
  },
  {
    name: 'names have letters of English alone',
    operation: 'register',
    instead: refuses((asked) => /[^\x20-\x7e]/.test(field(asked, 'name') ?? '')),
  },
  {
    name: 'messages have at most 500 characters',
    operation: 'createTestimony',
    instead: refuses(longer('message', 500, 2000)),
  },
  {
    name: 'names of lessons have at most 100 characters',
    operation: 'createProduct',
    instead: refuses(longer('name', 100, 120)),
  },
  {
    name: 'descriptions of spots have at most 1000 characters',
    operation: 'createSurfSpot',
    instead: refuses(longer('description', 1000, 5000)),
  },
  {
    name: 'addresses of videos have at most 255 characters',
    operation: 'createVideo',
    instead: refuses(longer('video_url', 255, 2000)),
  },
  {
    name: 'names of categories have at least 3 characters',
    operation: 'createProductCategory',
    instead: refuses((asked) => [1, 2].includes((field(asked, 'name') ?? '').trim().length)),
  },
  {
    name: 'a search has at least 3 characters',
    operation: 'listUsers',
    instead: ({ url }) => ([1, 2].includes((url.searchParams.get('search') ?? '').trim().length) ? refusal(400) : null),
  },
  {
    name: 'a search has at most 50 characters',
    operation: 'listBookings',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').length > 50 && (url.searchParams.get('search') ?? '').length <= 100
        ? refusal(400)
        : null,
  },
  {
    name: 'five sessions are too many',
    operation: 'createBooking',
    instead: refuses((asked) => sessions(asked).length >= 5 && sessions(asked).length <= 100),
  },
  {
    name: 'a phone is in E.164 alone',
    operation: 'createBooking',
    instead: refuses(
      (asked) =>
        /^\+?[0-9][0-9 ().-]{8,23}$/.test(String(guest(asked)['phone'])) &&
        !/^\+[0-9]+$/.test(String(guest(asked)['phone'])),
    ),
  },
  {
    name: 'a country is two letters',
    operation: 'createBooking',
    instead: refuses((asked) => guest(asked)['country'] === 'Unknown'),
  },
  {
    name: 'today is too late',
    operation: 'createBooking',
    instead: refuses((asked) => sessions(asked).some((one) => one['reservation_date'] === dayFromNow(0))),
  },
  {
    name: 'in a year is too early',
    operation: 'createBooking',
    instead: refuses((asked) =>
      sessions(asked).some(
        (one) => String(one['reservation_date']) > dayFromNow(365) && String(one['reservation_date']) < dayFromNow(720),
      ),
    ),
  },
  {
    name: 'nobody may come alone to a private lesson',
    operation: 'createBooking',
    instead: named((name, people) => name.includes('private') && !/semi.private/.test(name) && people === 1),
  },
  {
    name: 'a group has three at most',
    operation: 'createBooking',
    instead: named((name, people) => name.includes('group') && !name.includes('private') && people > 3),
  },
  {
    name: 'a group has ten at most',
    operation: 'createBooking',
    instead: named(
      (name, people) => name.includes('group') && !name.includes('private') && people > 10 && people <= 100,
    ),
  },
  {
    name: 'any other lesson is for one',
    operation: 'createBooking',
    instead: named((name, people) => isPlain(name) && people > 1 && people <= 100),
  },
  {
    name: 'a guest books one lesson a day',
    operation: 'createBooking',
    instead: refuses(
      (asked) =>
        sessions(asked).length > 1 &&
        new Set(sessions(asked).map((one) => one['reservation_date'])).size < sessions(asked).length,
      409,
    ),
  },
  {
    name: 'a signed-in guest books for oneself alone',
    operation: 'createBooking',
    instead: async (asked, { sql }) => {
      if ((asked.headers['authorization'] ?? '').length < 60) return null;
      const found = await sql(`select 1 from users where lower(email) = lower(${quoted(guest(asked)['email'])})`);
      return found.length === 0 ? refusal(400) : null;
    },
  },
  {
    name: 'a key is a UUID',
    operation: 'createBooking',
    instead: refuses(
      ({ headers }) => headers['idempotency-key'] !== undefined && !/^[0-9a-f-]{36}$/i.test(headers['idempotency-key']),
    ),
  },
  {
    name: 'a key is needed',
    operation: 'createBooking',
    instead: refuses(({ headers }) => headers['idempotency-key'] === undefined),
  },
  { name: "one's own address is taken", operation: 'updateUser', instead: same('users', 'email', 'email') },
  {
    name: "a category's own name is taken",
    operation: 'updateProductCategory',
    instead: same('product_categories', 'name', 'name'),
  },
  {
    name: 'a booking that waits cannot be completed',
    operation: 'updateBookingStatus',
    instead: async (asked, { sql }) => {
      const [found] =
        idIn(asked) === '' || field(asked, 'action') !== 'COMPLETED'
          ? []
          : await sql(`select status from bookings where id = '${idIn(asked)}'`);
      return found?.['status'] === 'PENDING' ? refusal(409, 'It is not confirmed.') : null;
    },
  },
  {
    name: 'an unpaid booking cannot be completed',
    operation: 'updateBookingStatus',
    instead: async (asked, { sql }) => {
      const [found] =
        idIn(asked) === '' || field(asked, 'action') !== 'COMPLETED'
          ? []
          : await sql(`select 1 from payments where booking_id = '${idIn(asked)}' and status <> 'PAID'`);
      return found ? refusal(409, 'It is not paid.') : null;
    },
  },
  {
    name: 'a confirmed booking cannot be cancelled',
    operation: 'updateBookingStatus',
    instead: async (asked, { sql }) => {
      const [found] =
        idIn(asked) === '' || field(asked, 'action') !== 'CANCELLED'
          ? []
          : await sql(`select status from bookings where id = '${idIn(asked)}'`);
      return found?.['status'] === 'CONFIRMED' ? refusal(409, 'It is confirmed.') : null;
    },
  },
  {
    name: 'a lesson with bookings cannot be deleted',
    operation: 'deleteProduct',
    instead: async (asked, { sql }) =>
      (idIn(asked) === '' ? [] : await sql(`select 1 from booking_details where product_id = '${idIn(asked)}'`))
        .length > 0
        ? refusal(409, 'It has bookings.')
        : null,
  },
  {
    name: 'a spot with bookings cannot be deleted',
    operation: 'deleteSurfSpot',
    instead: async (asked, { sql }) =>
      (idIn(asked) === '' ? [] : await sql(`select 1 from bookings where surf_spot_id = '${idIn(asked)}'`)).length > 0
        ? refusal(409, 'It has bookings.')
        : null,
  },
  {
    name: 'a customer with bookings cannot be deleted',
    operation: 'deleteUser',
    instead: async (asked, { sql }) =>
      (idIn(asked) === '' ? [] : await sql(`select 1 from bookings where user_id = '${idIn(asked)}'`)).length > 0
        ? refusal(409, 'It has bookings.')
        : null,
  },
  {
    name: 'a picture is a PNG',
    operation: ['createImage', 'createCarousel'],
    at: ['createImage', 'createCarousel'],
    instead: refuses((asked) => /^(\xff\xd8|GIF8|RIFF|[^]{4}ftyp)/.test(file(asked) ?? ''), 415),
  },
  {
    name: 'a picture has 2 MB at most',
    operation: 'createImage',
    instead: refuses((asked) => (file(asked)?.length ?? 0) > 2e6 && (file(asked)?.length ?? 0) < 10 * 1024 * 1024, 413),
  },
  {
    name: 'a map is one of Google',
    operation: 'createSurfSpot',
    instead: refuses(
      (asked) =>
        /^https?:\/\/\S+$/.test(field(asked, 'location_url') ?? '') &&
        !/google|goo\.gl/.test(field(asked, 'location_url') ?? ''),
    ),
  },
  {
    name: 'a map has https',
    operation: 'createSurfSpot',
    instead: refuses((asked) => /^http:\/\/\S+$/.test(field(asked, 'location_url') ?? '')),
  },
  {
    name: 'a page has 20 rows at most',
    operation: 'listMyHistories',
    instead: ({ url }) =>
      Number(url.searchParams.get('size')) > 20 && Number(url.searchParams.get('size')) <= 100 ? refusal(400) : null,
  },
  {
    name: 'the next page is needed',
    operation: 'listProducts',
    instead: ({ url }) => (url.searchParams.has('page') ? null : refusal(400)),
  },
  {
    name: 'administrators have no own bookings',
    operation: 'listMyBookings',
    instead: async (asked, { adminToken }) =>
      asked.headers['authorization'] === `Bearer ${adminToken}` ? refusal(403, 'Only customers may do this.') : null,
  },
  {
    name: 'administrators cannot book',
    operation: 'createBooking',
    instead: (asked, { adminToken }) =>
      asked.headers['authorization'] === `Bearer ${adminToken}` ? refusal(403, 'Only customers may do this.') : null,
  },
  {
    name: 'a limit of 0 is refused',
    operation: 'updateDays',
    instead: refuses((asked) => sent(asked)?.['capacity'] === 0),
  },
  {
    name: 'a range has 31 dates at most',
    operation: 'listDays',
    instead: ({ url }) => {
      const [from, to] = [Date.parse(url.searchParams.get('from') ?? ''), Date.parse(url.searchParams.get('to') ?? '')];
      return (to - from) / 86_400_000 > 30 && (to - from) / 86_400_000 <= 91 ? refusal(400) : null;
    },
  },
  {
    name: 'a guest at the counter needs an address',
    operation: 'createCounterBooking',
    instead: refuses(
      (asked) => sent(asked)?.['customer'] !== undefined && (sent(asked)?.['customer'] as Json)['email'] === undefined,
    ),
  },
  { name: 'an entry needs a reason', operation: 'addLedgerEntry', instead: refuses(missing('reason')) },
];
