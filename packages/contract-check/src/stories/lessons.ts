import type { Body } from '../client.ts';
import { isFor, story, type Step, type Story } from './story.ts';

/** A new lesson of a name, with what it says of itself; its id is kept. */
export const lessonWith = (facts: Body, name = '{mark} surf', more: Partial<Step> = {}): Step => ({
  call: 'createProduct',
  with: { name, image_url: undefined, ...facts },
  keep: { lesson: 'data.id' },
  ...more,
});
const refusedWith = (facts: Body): Step => lessonWith(facts, '{mark} surf', { status: 400, keep: {} });
const changing = (body: Body, more: Partial<Step> = {}): Step => ({
  call: 'updateProduct',
  params: { id: '{lesson}' },
  body,
  ...more,
});
const refusing = (body: Body): Step => changing(body, { status: 400 });
const listed = (fields: Body): Step => ({ call: 'listProducts', holds: { id: '{lesson}', ...fields } });

const people = (what: string, name: string, facts: Body, taken: number[], refused: number[]): Story =>
  story(['createBooking', 'createProduct'], what, lessonWith(facts, `{mark} ${name}`), ...isFor(taken, refused));

/** A lesson that takes so many days of so many minutes, by what it says or by words. */
const takes = (what: string, name: string, facts: Body, days: number, minutes = 90): Story =>
  story(
    'createBooking',
    `${what}: ${name}`,
    lessonWith({ description: '{mark}', ...facts }, `{mark} ${name}`),
    {
      call: 'createBooking',
      with: { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.reservation_date': '{inDays.4}' },
      match: {
        'data.booking.booking_details.length': 1,
        'data.booking.booking_details.0.sessions.length': days,
        'data.booking.booking_details.0.sessions.0.reservation_date': '{inDays.4}',
        [`data.booking.booking_details.0.sessions.${String(days - 1)}.reservation_date`]: `{inDays.${String(days + 3)}}`,
      },
      keep: { session: 'data.booking.booking_details.0.id' },
    },
    {
      call: 'listSessions',
      query: { from: '{inDays.4}', to: '{inDays.4}' },
      holds: { id: '{session}', course_day: 1, course_days: days, minutes },
    },
  );

const said = {
  days: 3,
  minutes: 120,
  min_people: 2,
  max_people: 6,
  level: 'ADVANCED',
  start_times: ['07:00', '09:30'],
};

/** What a lesson says of itself. */
export const lessonsStories: Story[] = [
  story(
    ['updateProduct', 'createProduct'],
    'what a lesson says of itself stays, is taken away alone, and all at once',
    lessonWith(said),
    changing({ price: 1 }),
    listed({ price: 1, ...said }),
    changing({ max_people: null }),
    changing({ start_times: ['15:00'] }),
    listed({ ...said, max_people: null, start_times: ['15:00'] }),
    changing({ days: null, minutes: null, min_people: null, level: null, start_times: [''] }),
    listed({ days: null, minutes: null, min_people: null, max_people: null, level: null, start_times: [] }),
  ),
  story(
    'createProduct',
    'numbers of people that do not go together',
    refusedWith({ min_people: 4, max_people: 3 }),
    refusedWith({ min_people: null, max_people: 3 }),
    lessonWith({ min_people: 4, max_people: 4 }),
  ),
  story(
    'createProduct',
    'hours out of order, doubled or too many',
    refusedWith({ start_times: ['09:30', '07:00'] }),
    refusedWith({ start_times: ['07:00', '07:00'] }),
    refusedWith({ start_times: ['', '07:00'] }),
    refusedWith({ start_times: ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00'] }),
  ),
  story(
    'updateProduct',
    'what a lesson says of itself has to go together afterwards, too',
    lessonWith({ min_people: 4, max_people: 6, start_times: ['07:00'] }),
    refusing({ max_people: 3 }),
    refusing({ min_people: 7 }),
    refusing({ min_people: null }),
    refusing({ start_times: ['09:30', '07:00'] }),
    refusing({ start_times: ['07:00', '07:00'] }),
    listed({ min_people: 4, max_people: 6, start_times: ['07:00'] }),
    changing({ min_people: 7, max_people: 7 }),
    changing({ min_people: null, max_people: null }),
  ),
  people('a private lesson that says 2 to 4', 'private', { min_people: 2, max_people: 4 }, [2, 4], [1, 5]),
  people('a semi-private lesson that says at least 1', 'semi-private', { min_people: 1 }, [1, 3, 60], []),
  people('a group lesson that says at least 5', 'group', { min_people: 5 }, [5, 9], [3, 4]),
  people('a lesson that says 1 alone', 'surf', { min_people: 1, max_people: 1 }, [1], [2]),
  story(
    'createBooking',
    'a private lesson that no longer says how many is for 1 again',
    lessonWith({ min_people: 2, max_people: 4 }, '{mark} private'),
    changing({ min_people: null, max_people: null }),
    ...isFor([1], [2]),
  ),
  story(
    'createBooking',
    'a renamed lesson is for as many as it says',
    lessonWith({ min_people: 2, max_people: 3 }),
    changing({ name: '{mark} private group' }),
    ...isFor([2, 3], [1, 4]),
  ),
  takes('as it says, whatever its name is', 'course of 4 days', { days: 2, minutes: 45 }, 2, 45),
  takes('one day, whatever its name is', '2 days', { days: 1 }, 1),
  takes('by its name', 'course, 3 DAYS of fun', {}, 3),
  takes('by its description', 'course', { description: '2 Days, then a third of rest' }, 2),
  takes('by its name first', 'course of 2 days', { description: '3 days' }, 2),
  takes('as long as its description says', 'outing', { description: 'Half a day on the water.' }, 1, 240),
  takes('one day by words that say no length', 'surf 5 days a week', { description: 'Book 2 days ahead.' }, 1),
  takes('one day by words that say no length', 'surf 5 days per week', { description: '3 days in advance' }, 1),
  takes('one day by words that say no length', 'surf 2 days before', { description: '3 DAYS NOTICE' }, 1),
  takes('one day by words that say no length', 'surf 2 days earlier', { description: '15 days' }, 1),
];

/** Where a surf spot's guests are met. */
export const spotsStories: Story[] = [
  story(
    ['updateSurfSpot', 'createSurfSpot'],
    'where guests are met is stored, stays, and is taken away',
    {
      call: 'createSurfSpot',
      with: { meeting_point: '  {mark} racks ' },
      keep: { spot: 'data.id', name: 'data.name' },
    },
    { call: 'updateSurfSpot', params: { id: '{spot}' }, body: { name: '{name}' } },
    { call: 'listSurfSpots', holds: { id: '{spot}', meeting_point: '{mark} racks' } },
    { call: 'updateSurfSpot', params: { id: '{spot}' }, body: { name: '{name}', meeting_point: ' ' } },
    { call: 'listSurfSpots', holds: { id: '{spot}', meeting_point: null } },
  ),
];
