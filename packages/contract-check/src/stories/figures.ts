import type { Body } from '../client.ts';
import type { Sender } from '../sessions.ts';
import { booking, bookingFor, cancelling, changeDay, story, type Step, type Story } from './story.ts';

const revenue = (query: Record<string, string>, match: Record<string, unknown>): Step => ({
  call: 'getRevenue',
  query: { from: '{freeDay}', ...query },
  match,
});
const oneRow = {
  'data.rows.length': 1,
  'data.rows.0.sessions': 1,
  'data.rows.0.people': 2,
  'data.total_amount': 300_000,
};
const pay: Step = { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'PAY' } };

/** What the story has raised: the newest of all. */
const raised = (kind: string): Step => ({
  call: 'listAttention',
  match: { 'data.0.kind': kind, 'data.0.booking_id': '{id}', 'data.0.booking_code': '{code}' },
  keep: { item: 'data.0.id' },
});
const sessionOf = (product_id: string, person: number) => ({ product_id, reservation_date: '{freeDay}', person });
const ledgerEntry = (fields: Body): Step => ({
  call: 'addLedgerEntry',
  params: { id: '{id}' },
  body: { method: 'CASH', amount: 1000, reason: '{mark}', ...fields },
});
const gone: Step = { call: 'listAttention', lacks: '{item}' };
const resolve: Step = { call: 'resolveAttention', params: { id: '{item}' } };

/** How many sessions a lesson and a spot of the story have to come, as they are told to somebody. */
const upcoming = (as: Sender, upcoming_sessions: number | undefined): Step[] => [
  { call: 'listProducts', as, query: { search: '{name}' }, holds: { id: '{lesson}', upcoming_sessions } },
  { call: 'listSurfSpots', as, holds: { id: '{spot}', upcoming_sessions } },
];

/** What came in, and what a person must see to. */
export const figuresStories: Story[] = [
  story(
    ['listProducts', 'listSurfSpots'],
    'administrators learn how many sessions are to come, those of cancelled bookings left out, and nobody else does',
    {
      call: 'createProduct',
      with: { days: 2, min_people: 1, image_url: undefined },
      keep: { lesson: 'data.id', name: 'data.name' },
    },
    { call: 'createSurfSpot', keep: { spot: 'data.id' } },
    ...upcoming('admin', 0),
    {
      ...booking,
      with: {
        surf_spot_id: '{spot}',
        'booking_details.0.product_id': '{lesson}',
        'booking_details.0.reservation_date': '{inDays.4}',
      },
    },
    ...upcoming('admin', 2),
    ...(['staff', 'customer', 'guest'] as const).flatMap((as) => upcoming(as, undefined)),
    cancelling,
    ...upcoming('admin', 0),
  ),
  story(
    'getRevenue',
    'the sessions of a day by lesson, spot and day, without cancelled bookings',
    bookingFor(2),
    revenue({}, { ...oneRow, 'data.by': 'lesson', 'data.to': '{freeDay}', 'data.rows.0.key': '{read.createProduct}' }),
    revenue({ by: 'spot' }, { ...oneRow, 'data.rows.0.key': '{read.createSurfSpot}' }),
    revenue({ by: 'method' }, { 'data.taken': undefined }),
    pay,
    revenue({}, { ...oneRow, 'data.taken': 0, 'data.to_come': 300_000 }),
    revenue({ by: 'day' }, { ...oneRow, 'data.rows.0.key': '{freeDay}' }),
    cancelling,
    revenue({}, { 'data.rows.length': 0, 'data.total_amount': 0 }),
    revenue({ by: 'day' }, { 'data.rows.0.amount': 0, 'data.total_amount': 0 }),
  ),
  story('getRevenue', 'each of 366 dates has a row, and more are too many', {
    ...revenue({ by: 'day' }, { 'data.rows.length': 366, 'data.rows.365.key': '2028-12-31' }),
    query: { from: '2028-01-01', to: '2028-12-31', by: 'day' },
  }),
  story('getRevenue', '367 dates', {
    call: 'getRevenue',
    query: { from: '2028-01-01', to: '2029-01-01' },
    status: 400,
  }),
  story('getRevenue', 'days the wrong way round', {
    call: 'getRevenue',
    query: { from: '2028-01-02', to: '2028-01-01' },
    status: 400,
  }),
  story(
    'listAttention',
    'a cancelled booking that was paid, until the money is given back',
    booking,
    pay,
    cancelling,
    raised('REFUND_DUE'),
    {
      call: 'addLedgerEntry',
      params: { id: '{id}' },
      body: { kind: 'REFUND', method: 'CASH', amount: 300_000, reason: '{mark}' },
    },
    gone,
  ),
  story(
    'listAttention',
    'a booking on a day that is closed, until the day is opened',
    bookingFor(1),
    changeDay({ is_open: false }),
    raised('CLOSED_DAY'),
    changeDay({ is_open: true }),
    gone,
  ),
  story('resolveAttention', 'once', bookingFor(1), changeDay({ is_open: false }), raised('CLOSED_DAY'), resolve, gone, {
    ...resolve,
    status: 404,
  }),
  story(
    'getRevenue',
    'lessons by their amount, the largest first, and the total is their sum',
    {
      call: 'createProduct',
      with: { name: '{mark} dear', price: 275_001, image_url: undefined },
      keep: { dear: 'data.id' },
    },
    {
      call: 'createProduct',
      with: { name: '{mark} odd', price: 99_999, image_url: undefined },
      keep: { odd: 'data.id' },
    },
    {
      ...bookingFor(1),
      with: { booking_details: [sessionOf('{odd}', 1), sessionOf('{dear}', 2), sessionOf('{odd}', 3)] },
    },
    { ...bookingFor(1), with: { booking_details: [sessionOf('{odd}', 2)] }, keep: {} },
    revenue(
      { by: 'lesson' },
      {
        'data.rows.length': 2,
        'data.rows.0.key': '{odd}',
        'data.rows.0.label': '{mark} odd',
        'data.rows.0.sessions': 3,
        'data.rows.0.people': 6,
        'data.rows.0.amount': 599_994,
        'data.rows.1.key': '{dear}',
        'data.rows.1.label': '{mark} dear',
        'data.rows.1.sessions': 1,
        'data.rows.1.people': 2,
        'data.rows.1.amount': 550_002,
        'data.total_amount': 1_149_996,
      },
    ),
    revenue(
      { by: 'spot' },
      {
        'data.rows.length': 1,
        'data.rows.0.label': '{read.createSurfSpot.name}',
        'data.rows.0.sessions': 4,
        'data.rows.0.people': 8,
        'data.rows.0.amount': 1_149_996,
      },
    ),
    {
      call: 'createProduct',
      with: { name: '{mark} also', price: 599_994, image_url: undefined },
      keep: { also: 'data.id' },
    },
    { ...bookingFor(1), with: { booking_details: [sessionOf('{also}', 1)] }, keep: { equal: 'data.booking.id' } },
    revenue({ by: 'lesson' }, { 'data.rows.0.label': '{mark} also', 'data.rows.1.label': '{mark} odd' }),
    { ...cancelling, params: { id: '{equal}' } },
    cancelling,
    revenue({ by: 'lesson' }, { 'data.rows.length': 1, 'data.rows.0.amount': 199_998, 'data.total_amount': 199_998 }),
  ),
  story(
    ['listAttention', 'updateSession'],
    'a booking on a day that is closed, until its session is moved',
    { ...bookingFor(1), keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' } },
    changeDay({ is_open: false }),
    raised('CLOSED_DAY'),
    { call: 'updateSession', params: { id: '{session}' }, body: { reservation_date: '{otherDay}' } },
    gone,
  ),
  story(
    ['listAttention', 'updateBookingStatus'],
    'a booking on a day that is closed, until it is cancelled',
    bookingFor(1),
    changeDay({ is_open: false }),
    raised('CLOSED_DAY'),
    cancelling,
    gone,
  ),
  story(
    ['listAttention', 'addLedgerEntry'],
    'money for a booking that is cancelled, until it is given back',
    booking,
    cancelling,
    ledgerEntry({ kind: 'PAYMENT' }),
    raised('MONEY_FOR_CANCELLED'),
    ledgerEntry({ kind: 'REFUND' }),
    gone,
  ),
];
