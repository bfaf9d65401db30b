import { lessonWith } from './lessons.ts';
import { isFor, story, type Step, type Story } from './story.ts';

const rule = (what: string, name: string, taken: number[], refused: number[]): Story =>
  story('createBooking', `${what}: '${name}'`, lessonWith({}, `{mark} ${name} lesson`), ...isFor(taken, refused));

const session = (reservation_date: string, product_id = '{read.createProduct}') => ({
  product_id,
  reservation_date,
  person: 2,
});
const book = (booking_details: unknown, more: Partial<Step> = {}): Step => ({
  call: 'createBooking',
  with: { booking_details },
  ...more,
});
const refused = (name: string, booking_details: unknown, status = 400): Story =>
  story('createBooking', name, book(booking_details, { status }));

/** How many people a lesson is for, and on which days. */
export const rulesStories: Story[] = [
  rule('a private lesson is for 1', 'private', [1], [2, 3]),
  rule('a private lesson is for 1', 'PRIVATE', [1], [2]),
  rule('a private lesson is for 1, whatever else its name says', 'Private group', [1], [3]),
  rule('a semi-private lesson is for 2', 'semi-private', [2], [1, 3]),
  rule('a semi-private lesson is for 2', 'Semi-Private', [2], [1]),
  rule('a semi-private lesson is for 2', 'semi private', [2], [1, 3]),
  rule('a semi-private lesson is for 2', 'SEMI PRIVATE', [2], [1]),
  rule('a group lesson is for 3 and more', 'group', [3, 4, 60], [1, 2]),
  rule('a group lesson is for 3 and more', 'GROUP', [7], [2]),
  rule('any other lesson is for 1 and more', 'beginner', [1, 2, 60], []),
  refused('nobody comes', [{ ...session('{soon}'), person: 0 }]),
  refused('the second session is for nobody', [session('{soon}'), { ...session('{inDays.5}'), person: 0 }]),
  refused('no session', []),
  refused(
    '101 sessions',
    Array.from({ length: 101 }, () => session('{soon}')),
  ),
  story(
    'createBooking',
    'five sessions',
    book(
      [4, 5, 6, 7, 8].map((days) => session(`{inDays.${String(days)}}`)),
      { match: { 'data.booking.booking_details.length': 5, 'data.booking.total_amount': 1_500_000 } },
    ),
  ),
  story(
    'createBooking',
    'two sessions of a lesson on one day',
    book([session('{soon}'), session('{soon}')], {
      match: { 'data.booking.booking_details.length': 2, 'data.booking.total_amount': 600_000 },
    }),
  ),
  refused('yesterday at the school', [session('{yesterday}')]),
  refused('the second session is over', [session('{soon}'), session('{yesterday}')]),
  refused('the first of two sessions is over', [session('{yesterday}'), session('{soon}')]),
  refused('a day more than 730 days ahead', [session('{inDays.731}')]),
  refused('the second session is more than 730 days ahead', [session('{soon}'), session('{inDays.731}')]),
  refused('the second lesson is unknown', [session('{soon}'), session('{soon}', '{key}')], 404),
  story(
    'createBooking',
    'the people of the second lesson',
    lessonWith({}, '{mark} private'),
    book([session('{soon}'), session('{soon}', '{lesson}')], { status: 400 }),
  ),
  story('createBooking', 'a phone number as people write it', {
    call: 'createBooking',
    with: { 'customer_details.phone': '0361 (12) 345-67.8', 'customer_details.country': 'Unknown' },
    match: { 'data.booking.customer_country': 'Unknown' },
  }),
];
