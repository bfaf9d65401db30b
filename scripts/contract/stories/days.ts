import { bookingFor, cancelling, changeDay, refusedFor, story, type Step, type Story } from './story.ts';

const look = (match: Record<string, unknown>, as: Step['as'] = 'guest'): Step => ({
  call: 'listDays',
  as,
  query: { from: '{freeDay}', to: '{freeDay}' },
  match: { 'data.length': 1, 'data.0.date': '{freeDay}', ...match },
});
const range = (call: string, from: string, to: string): Step => ({ call, query: { from, to } });
const noPlace = 'No place is left on {freeDay|inWords}.';

/** Days: open, closed, full. */
export const daysStories: Story[] = [
  story(
    'listDays',
    'a day is open, without a limit, until it is changed',
    look({ 'data.0.is_open': true, 'data.0.reason': null, 'data.0.places_left': null, 'paging.total_item': 1 }),
  ),
  story('listDays', 'without a range: today and 30 days', {
    call: 'listDays',
    as: 'guest',
    match: { 'data.length': 31, 'data.0.date': '{today}' },
  }),
  story(
    'listDays',
    '92 dates at most',
    {
      ...range('listDays', '2027-01-01', '2027-04-02'),
      match: { 'data.length': 92, 'data.91.date': '2027-04-02' },
    },
    { ...range('listDays', '2027-01-01', '2027-04-03'), status: 400 },
  ),
  story('listDays', 'the last day before the first', { ...range('listDays', '2027-01-02', '2027-01-01'), status: 400 }),
  story(
    'listDays',
    'limit, note and people are for administrators and staff',
    changeDay({ capacity: 7, note: '{mark}' }),
    bookingFor(2),
    look({ 'data.0.places_left': 5 }),
    look({ 'data.0.capacity': undefined, 'data.0.note': undefined, 'data.0.people': undefined }, 'customer'),
    look({ 'data.0.capacity': 7, 'data.0.note': '{mark}', 'data.0.people': 2 }, 'staff'),
    look({ 'data.0.capacity': 7, 'data.0.note': '{mark}', 'data.0.people': 2 }, 'admin'),
  ),
  story(
    'updateDays',
    'a closed day takes no booking, and says why',
    { ...changeDay({ is_open: false, reason: 'Nyepi' }), match: { 'data.0.is_open': false, 'data.0.reason': 'Nyepi' } },
    look({ 'data.0.is_open': false, 'data.0.reason': 'Nyepi' }),
    refusedFor(1, 'The school is closed on {freeDay|inWords}: Nyepi.'),
    changeDay({ reason: null }),
    refusedFor(1, 'The school is closed on {freeDay|inWords}.'),
    { ...changeDay({ is_open: true }), match: { 'data.0.is_open': true, 'data.0.reason': null } },
    bookingFor(1),
  ),
  story(
    'updateDays',
    'a limit is one of people, and a cancelled booking gives its places back',
    { ...changeDay({ capacity: 4 }), match: { 'data.0.capacity': 4, 'data.0.people': 0 } },
    bookingFor(1),
    refusedFor(4, 'Only 3 places are left on {freeDay|inWords}.'),
    bookingFor(2),
    refusedFor(2, 'Only 1 place is left on {freeDay|inWords}.'),
    cancelling,
    bookingFor(3),
    refusedFor(1, noPlace),
    look({ 'data.0.places_left': 0 }),
    { ...changeDay({ capacity: null }), match: { 'data.0.capacity': null, 'data.0.people': 4 } },
    bookingFor(1),
  ),
  story('updateDays', 'the sessions of one booking count together', changeDay({ capacity: 3 }), {
    ...refusedFor(2, 'Only 3 places are left on {freeDay|inWords}.'),
    with: {
      booking_details: [1, 2].map(() => ({
        product_id: '{read.createProduct}',
        reservation_date: '{freeDay}',
        person: 2,
      })),
    },
  }),
  story(
    'updateDays',
    'a limit below the people who are booked changes no booking',
    bookingFor(2),
    {
      ...changeDay({ capacity: 1 }),
      match: { 'data.0.capacity': 1, 'data.0.people': 2 },
    },
    refusedFor(1, noPlace),
  ),
  story('updateDays', 'no change', { ...changeDay({}), status: 400 }),
  story('updateDays', '367 dates', {
    call: 'updateDays',
    body: { from: '2099-01-01', to: '2100-01-02', note: '{mark}' },
    status: 400,
  }),
];
