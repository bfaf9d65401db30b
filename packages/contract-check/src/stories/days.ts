import { bookingFor, cancelling, changeDay, refusedFor, story, type Step, type Story } from './story.ts';

const sessionOn = (reservation_date: string, person: number) => ({
  product_id: '{read.createProduct}',
  reservation_date,
  person,
});
const look = (match: Record<string, unknown>, as: Step['as'] = 'guest', day = '{freeDay}'): Step => ({
  call: 'listDays',
  as,
  query: { from: day, to: day },
  match: { 'data.length': 1, 'data.0.date': day, ...match },
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
    'a reason is shown while the day is closed, and is gone when it is opened',
    { ...changeDay({ is_open: true, reason: '{mark}' }), match: { 'data.0.reason': null } },
    { ...changeDay({ is_open: false }), match: { 'data.0.is_open': false, 'data.0.reason': null } },
    changeDay({ is_open: true }),
    { ...changeDay({ reason: '{mark}' }), match: { 'data.0.is_open': true, 'data.0.reason': null } },
    look({ 'data.0.is_open': true, 'data.0.reason': null }),
    { ...changeDay({ is_open: false }), match: { 'data.0.is_open': false, 'data.0.reason': '{mark}' } },
    changeDay({ is_open: true }),
  ),
  story(
    ['updateDays', 'listDays', 'createBooking'],
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
    ['updateDays', 'createBooking'],
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
  story(['updateDays', 'createBooking'], 'the sessions of one booking count together', changeDay({ capacity: 3 }), {
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
  story(
    ['listDays', 'createBooking', 'updateBookingStatus'],
    'counts the people of all sessions that are not cancelled',
    changeDay({ capacity: 20 }),
    bookingFor(3),
    {
      ...bookingFor(2),
      with: { booking_details: [sessionOn('{freeDay}', 2), sessionOn('{otherDay}', 5), sessionOn('{freeDay}', 4)] },
    },
    look({ 'data.0.people': 9, 'data.0.places_left': 11 }, 'admin'),
    look({ 'data.0.date': '{otherDay}', 'data.0.people': 5, 'data.0.places_left': null }, 'staff', '{otherDay}'),
    cancelling,
    look({ 'data.0.people': 3, 'data.0.places_left': 17 }, 'admin'),
    look({ 'data.0.date': '{otherDay}', 'data.0.people': 0 }, 'admin', '{otherDay}'),
  ),
  story(
    ['createBooking', 'updateDays'],
    'nothing is booked when the day of one session refuses, and the first such day is named',
    changeDay({ is_open: false, reason: 'Nyepi' }),
    { ...changeDay({ is_open: false, reason: 'Galungan' }, '{otherDay}') },
    {
      ...refusedFor(1, 'The school is closed on {freeDay|inWords}: Nyepi.'),
      with: { booking_details: [sessionOn('{soon}', 1), sessionOn('{otherDay}', 1), sessionOn('{freeDay}', 1)] },
    },
    changeDay({ is_open: true, capacity: 5 }),
    {
      ...refusedFor(1, 'The school is closed on {otherDay|inWords}: Galungan.'),
      with: { booking_details: [sessionOn('{freeDay}', 4), sessionOn('{otherDay}', 1)] },
    },
    look({ 'data.0.people': 0, 'data.0.places_left': 5 }, 'admin'),
  ),
  story(
    'updateDays',
    'only what is given changes, also of what is shown',
    changeDay({ capacity: 7 }),
    {
      ...changeDay({ note: '{mark}' }),
      match: { 'data.0.capacity': 7, 'data.0.note': '{mark}', 'data.0.is_open': true },
    },
    {
      ...changeDay({ is_open: false, reason: 'Nyepi' }),
      match: { 'data.0.capacity': 7, 'data.0.note': '{mark}', 'data.0.is_open': false, 'data.0.reason': 'Nyepi' },
    },
    {
      ...changeDay({ capacity: null }),
      match: { 'data.0.capacity': null, 'data.0.note': '{mark}', 'data.0.is_open': false, 'data.0.reason': 'Nyepi' },
    },
    look({ 'data.0.is_open': false, 'data.0.reason': 'Nyepi', 'data.0.places_left': null }),
    { ...changeDay({ note: null }), match: { 'data.0.note': null, 'data.0.reason': 'Nyepi' } },
    { ...changeDay({ is_open: true }), match: { 'data.0.reason': null } },
    look({ 'data.0.is_open': true, 'data.0.reason': null, 'data.0.note': null, 'data.0.capacity': null }, 'admin'),
  ),
  story(
    ['updateDays', 'listDays'],
    'every day of a range is changed, and no other',
    {
      call: 'updateDays',
      body: { from: '2098-02-27', to: '2098-03-02', note: '{mark}' },
      match: { 'data.length': 4, 'data.0.date': '2098-02-27', 'data.3.date': '2098-03-02', 'data.3.note': '{mark}' },
    },
    {
      ...range('listDays', '2098-02-26', '2098-03-03'),
      as: 'admin',
      match: {
        'data.length': 6,
        'data.0.note': null,
        'data.1.note': '{mark}',
        'data.2.note': '{mark}',
        'data.3.date': '2098-03-01',
        'data.3.note': '{mark}',
        'data.4.note': '{mark}',
        'data.5.note': null,
      },
    },
    {
      call: 'updateDays',
      body: { from: '2098-02-27', to: '2098-03-02', note: null },
      match: { 'data.0.note': null, 'data.3.note': null },
    },
  ),
  story('listDays', 'from a day on: 31 dates, and from one that is over', {
    call: 'listDays',
    query: { from: '2024-02-28' },
    match: {
      'data.length': 31,
      'data.0.date': '2024-02-28',
      'data.1.date': '2024-02-29',
      'data.30.date': '2024-03-29',
    },
  }),
  story('updateDays', 'no change', { ...changeDay({}), status: 400 }),
  story('updateDays', '367 dates', {
    call: 'updateDays',
    body: { from: '2099-01-01', to: '2100-01-02', note: '{mark}' },
    status: 400,
  }),
];
