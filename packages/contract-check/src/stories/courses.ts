import type { Body } from '../client.ts';
import { lessonWith } from './lessons.ts';
import {
  bookingIs,
  cancelling,
  changeDay,
  changeSession,
  lookedUp,
  moveOwn,
  type Step,
  story,
  type Story,
} from './story.ts';

const PRICE = 200_000;
/** A lesson of three days. */
const course = lessonWith({ days: 3, minutes: 120, price: PRICE });
const line = (day: string, person: number) => ({ product_id: '{lesson}', reservation_date: day, person });
const sessionAt = (n: number): string => `data.booking.booking_details.0.sessions.${String(n)}`;
/** Books it from the first day of the story on, and keeps its sessions. */
const booked = (person: number, day = '{run.1}'): Step => ({
  call: 'createBooking',
  with: { booking_details: [line(day, person)] },
  keep: {
    id: 'data.booking.id',
    code: 'data.booking.booking_code',
    email: 'data.booking.customer_email',
    first: `${sessionAt(0)}.id`,
    second: `${sessionAt(1)}.id`,
    third: `${sessionAt(2)}.id`,
  },
});
const refused = (person: number, message: string): Step => ({
  ...booked(person),
  keep: {},
  status: 409,
  match: { message },
});
const places = (...left: number[]): Step => ({
  call: 'listDays',
  query: { from: '{run.1}', to: '{run.5}' },
  match: Object.fromEntries(left.map((number, day) => [`data.${String(day)}.places_left`, number])),
});
const limited = (capacity: number): Step => ({
  call: 'updateDays',
  body: { from: '{run.1}', to: '{run.5}', capacity },
});
const holds = (id: string, day: string, fields: Body): Step => ({
  call: 'listSessions',
  query: { from: day, to: day },
  holds: { id, booking_code: '{code}', ...fields },
});
/** On which days the booking's sessions are, as it is looked up. */
const standsOn = (...days: string[]): Step =>
  bookingIs({
    'data.booking_details.0.reservation_date': days[0],
    'data.booking_details.0.sessions.length': days.length,
    ...Object.fromEntries(days.map((day, n) => [`data.booking_details.0.sessions.${String(n)}.reservation_date`, day])),
  });
const move = (session: string, day: string, more: Partial<Step> = {}): Step =>
  moveOwn(day, { params: { bookingCode: '{code}', id: session }, ...more });
const update = (session: string, body: Body, more: Partial<Step> = {}): Step =>
  changeSession(body, { params: { id: session }, ...more });
const lines = (many: number, person: number) => Array.from({ length: many }, () => line('{inDays.4}', person));
const tooLarge = 'For a group this large please write to us.';
const closed = 'The school is closed on {run.2|inWords}: Nyepi.';

/** A lesson of several days stands on each of them. */
export const coursesStories: Story[] = [
  story(
    ['createBooking', 'listSessions'],
    'a course is one line, and a session on each of its days; its price stands on the first',
    course,
    {
      ...booked(2, '{inDays.4}'),
      match: {
        'data.booking.booking_details.length': 1,
        'data.booking.booking_details.0.reservation_date': '{inDays.4}',
        'data.booking.booking_details.0.total_amount': 2 * PRICE,
        'data.booking.total_amount': 2 * PRICE,
        'data.booking.booking_details.0.sessions.length': 3,
        ...Object.fromEntries(
          [1, 2, 3].map((n) => [`${sessionAt(n - 1)}.reservation_date`, `{inDays.${String(n + 3)}}`]),
        ),
        [`${sessionAt(0)}.start_time`]: null,
        [`${sessionAt(2)}.surf_spot_name`]: '{read.createSurfSpot.name}',
        [`${sessionAt(2)}.attendance`]: null,
      },
    },
    holds('{first}', '{inDays.4}', { course_day: 1, course_days: 3, total_amount: 2 * PRICE, person: 2, minutes: 120 }),
    holds('{second}', '{inDays.5}', {
      course_day: 2,
      course_days: 3,
      total_amount: 0,
      person: 2,
      amount_due: 2 * PRICE,
    }),
    holds('{third}', '{inDays.6}', { course_day: 3, course_days: 3, total_amount: 0, person: 2, minutes: 120 }),
  ),
  story(
    ['checkBooking', 'listBookings', 'listMyBookings', 'getBooking', 'createBooking'],
    'the sessions of a line, wherever it is shown; the first has its id',
    course,
    {
      ...booked(2, '{inDays.4}'),
      keep: { ...booked(2, '{inDays.4}').keep, line: 'data.booking.booking_details.0.id' },
    },
    lookedUp({
      'data.booking_details.length': 1,
      'data.booking_details.0.id': '{first}',
      'data.booking_details.0.sessions.0.id': '{line}',
      'data.booking_details.0.sessions.1.id': '{second}',
      'data.booking_details.0.sessions.2.reservation_date': '{inDays.6}',
    }),
    ...['listBookings', 'listMyBookings'].map((call) => ({
      call,
      ...(call === 'listBookings' && { query: { search: '{code}' } }),
      holds: {
        id: '{id}',
        'booking_details.length': 1,
        'booking_details.0.sessions.2.id': '{third}',
        'booking_details.0.sessions.2.reservation_date': '{inDays.6}',
      },
    })),
    standsOn('{inDays.4}', '{inDays.5}', '{inDays.6}'),
  ),
  story(
    ['createBooking', 'listDays'],
    'a course takes its places on each of its days, and gives them back',
    limited(5),
    course,
    booked(2),
    places(3, 3, 3, 5),
    booked(1, '{run.2}'),
    places(3, 2, 2, 4),
    refused(3, 'Only 2 places are left on {run.2|inWords}.'),
    places(3, 2, 2, 4),
    cancelling,
    places(3, 3, 3, 5),
  ),
  story(
    ['createBooking', 'createCounterBooking'],
    'a closed day of a course refuses, unless it is forced',
    course,
    changeDay({ is_open: false, reason: 'Nyepi' }, '{run.2}'),
    changeDay({ capacity: 1 }, '{run.3}'),
    refused(2, closed),
    { ...refused(2, closed), call: 'createCounterBooking' },
    changeDay({ is_open: true }, '{run.2}'),
    refused(2, 'Only 1 place is left on {run.3|inWords}.'),
    {
      call: 'createCounterBooking',
      with: { booking_details: [line('{run.1}', 2)], force: true },
      match: { 'data.sessions.length': 3, 'data.booking_details.length': 1 },
    },
  ),
  story('createBooking', 'a course that begins before today', course, {
    ...booked(1, '{yesterday}'),
    keep: {},
    status: 400,
  }),
  story(
    'createBooking',
    'each day of a course counts towards the size of a booking',
    course,
    { call: 'createBooking', with: { booking_details: lines(7, 1) }, status: 409, match: { message: tooLarge } },
    { call: 'createBooking', with: { booking_details: lines(1, 21) }, status: 409, match: { message: tooLarge } },
    { call: 'createBooking', with: { booking_details: lines(6, 3) } },
    { call: 'createBooking', with: { booking_details: lines(1, 20) } },
  ),
  story(
    'moveMySession',
    'a course moves by its first session, and the rest keeps its distance',
    course,
    booked(2),
    move('{first}', '{run.3}', { match: { 'data.booking_details.0.reservation_date': '{run.3}' } }),
    standsOn('{run.3}', '{run.4}', '{run.5}'),
    move('{second}', '{run.1}', { status: 409 }),
    standsOn('{run.3}', '{run.4}', '{run.5}'),
    changeDay({ is_open: false, reason: 'Nyepi' }, '{run.2}'),
    move('{first}', '{run.1}', { status: 409, match: { message: closed } }),
    standsOn('{run.3}', '{run.4}', '{run.5}'),
  ),
  story(
    'moveMySession',
    'one day of a course leaves a closed day by itself',
    course,
    booked(2),
    changeDay({ is_open: false }, '{run.2}'),
    move('{third}', '{run.5}', { status: 409 }),
    move('{second}', '{run.4}'),
    standsOn('{run.1}', '{run.3}', '{run.4}'),
  ),
  story(
    'updateSession',
    'one day of a course moves by itself; its people are those of all its days',
    course,
    booked(2, '{inDays.4}'),
    update('{second}', { reservation_date: '{inDays.8}' }, { match: { 'data.id': '{second}', 'data.course_day': 3 } }),
    standsOn('{inDays.4}', '{inDays.6}', '{inDays.8}'),
    update('{third}', { person: 3 }, { match: { 'data.person': 3, 'data.total_amount': 0 } }),
    holds('{first}', '{inDays.4}', { person: 3, total_amount: 3 * PRICE }),
    holds('{second}', '{inDays.8}', { person: 3, total_amount: 0 }),
    bookingIs({ 'data.total_amount': 3 * PRICE, 'data.amount_due': 3 * PRICE }),
  ),
  story(
    'updateSession',
    'more people need a place on each day of the course',
    course,
    booked(2),
    changeDay({ capacity: 2 }, '{run.3}'),
    update('{first}', { person: 3 }, { status: 409, match: { message: 'No place is left on {run.3|inWords}.' } }),
    holds('{first}', '{run.1}', { person: 2 }),
    update('{first}', { person: 3, force: true }, { match: { 'data.person': 3 } }),
  ),
];
