import type { Mutant } from './mutant.ts';
import { bearer, userOf } from './tokens.ts';
import { field, file, idIn, missing, refusal, refuses, sent } from './tools.ts';

const same =
  (table: string, column: string, name: string): Mutant['instead'] =>
  async (asked, { sql }) => {
    if (idIn(asked) === '') return null;
    const [own] = await sql(`select ${column} as text from ${table} where id = '${idIn(asked)}'`);
    return own !== undefined && String(own['text']).toLowerCase() === field(asked, name)?.toLowerCase()
      ? refusal(409, 'It is taken.', ['Product category already registered'])
      : null;
  };

/** Changes, deletions and requests that are refused though the contract allows them. */
export const strictRows: Mutant[] = [
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
    instead: async (asked, around) =>
      (await userOf(bearer(asked), around))?.['role'] === 'ADMIN' ? refusal(403, 'Only customers may do this.') : null,
  },
  {
    name: 'administrators cannot book',
    operation: 'createBooking',
    instead: async (asked, around) =>
      (await userOf(bearer(asked), around))?.['role'] === 'ADMIN' ? refusal(403, 'Only customers may do this.') : null,
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
    instead: refuses((asked) => {
      const guest = sent(asked)?.['customer'];
      return typeof guest === 'object' && guest !== null && !('email' in guest);
    }),
  },
  { name: 'an entry needs a reason', operation: 'addLedgerEntry', instead: refuses(missing('reason')) },
  {
    name: 'an id is in small letters alone',
    operation: 'updateVideo',
    instead: ({ url }) => (/[A-F]/.test(url.pathname.slice(-36)) ? refusal(404) : null),
  },
];
