import type { Body } from '../client.ts';
import { lessonWith } from './lessons.ts';
import {
  booking,
  cancelling,
  changeDay,
  changeSession,
  lookedUp,
  moveOwn,
  type Step,
  story,
  type Story,
} from './story.ts';

const start = 'data.booking.booking_details.0.sessions.0.start_time';
const book = (start_time: string | undefined, more: Partial<Step>): Step => ({
  ...booking,
  with: {
    'booking_details.0.product_id': '{lesson}',
    'booking_details.0.reservation_date': '{inDays.4}',
    'booking_details.0.start_time': start_time,
  },
  ...more,
});
const begins = (asked: string | undefined, expected: string | null): Step =>
  book(asked, {
    match: { [start]: expected },
    keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' },
  });
const refuses = (asked: string): Step => book(asked, { keep: {}, status: 400 });
const shows = (start_time: string | null): Step[] => [
  {
    call: 'listSessions',
    query: { from: '{inDays.4}', to: '{inDays.4}' },
    holds: { id: '{session}', booking_code: '{code}', start_time },
  },
  lookedUp({ 'data.booking_details.0.sessions.0.start_time': start_time }),
];
const sets = (start_time: string | null): Step[] => [
  changeSession({ start_time }, { match: { 'data.start_time': start_time } }),
  ...shows(start_time),
];

/** A booking whose guest may change it by an address. */
const own = { ...booking.keep, session: 'data.booking.booking_details.0.id', email: 'data.booking.customer_email' };
const booked: Step = { ...booking, with: { 'booking_details.0.reservation_date': '{inDays.4}' }, keep: own };
const bookedApart: Step = { ...booked, with: { 'booking_details.0.reservation_date': '{freeDay}' } };
const bookedAhead: Step = {
  call: 'createCounterBooking',
  keep: {
    id: 'data.id',
    code: 'data.booking_code',
    session: 'data.sessions.0.id',
    email: 'data.customer_email',
  },
};
const isFree = (changes_free: boolean, more: Body = {}): Step =>
  lookedUp({ 'data.changes_free': changes_free, ...(changes_free && { 'data.changes_until': null }), ...more });
const cancel = (more: Partial<Step> = {}): Step => ({
  call: 'cancelMyBooking',
  params: { bookingCode: '{code}' },
  body: { email: '{email}' },
  ...more,
});
const toToday = changeSession({ reservation_date: '{today}', force: true });

/** When a lesson begins, and until when it can be changed. */
export const hoursStories: Story[] = [
  story(
    ['createBooking', 'listSessions'],
    'begins at one of the hours of its lesson, or is left to the tide',
    lessonWith({ start_times: ['07:00', '09:30'] }),
    begins('09:30', '09:30'),
    ...shows('09:30'),
    begins('07:00', '07:00'),
    begins(undefined, null),
    ...shows(null),
    refuses('08:00'),
  ),
  story(
    'createBooking',
    'begins at the only hour of its lesson',
    lessonWith({ start_times: ['06:15'] }),
    begins(undefined, '06:15'),
    ...shows('06:15'),
    refuses('06:16'),
  ),
  story(
    'createBooking',
    'no hour of a lesson that has none',
    lessonWith({ start_times: [''] }),
    begins(undefined, null),
    refuses('07:00'),
  ),
  story(
    'createCounterBooking',
    'begins at one of the hours of its lesson',
    lessonWith({ start_times: ['07:00', '09:30'] }),
    book('09:30', {
      call: 'createCounterBooking',
      match: { 'data.sessions.0.start_time': '09:30', 'data.booking_details.0.sessions.0.start_time': '09:30' },
      keep: {},
    }),
    book('08:00', { call: 'createCounterBooking', status: 400, keep: {} }),
  ),
  story(
    ['updateSession', 'listSessions', 'checkBooking'],
    'begins at any hour that staff set, and is left to the tide again',
    lessonWith({ start_times: ['07:00'] }),
    begins(undefined, '07:00'),
    ...sets('05:10'),
    changeSession({ start_time: '24:00' }, { status: 400 }),
    changeSession({ start_time: '5:10' }, { status: 400 }),
    changeSession({ person: 3 }, { match: { 'data.start_time': '05:10' } }),
    ...sets(null),
  ),
  story(
    'updateSession',
    'another hour needs a booking that is not final',
    lessonWith({ start_times: ['07:00'] }),
    begins(undefined, '07:00'),
    cancelling,
    changeSession({ start_time: '07:00' }, { match: { 'data.start_time': '07:00' } }),
    changeSession({ start_time: '05:10' }, { status: 409 }),
    ...shows('07:00'),
  ),
  story(
    ['updateSession', 'listMessages'],
    'another hour is told',
    lessonWith({ start_times: ['07:00'] }),
    begins(undefined, '07:00'),
    changeSession({ start_time: '05:10' }),
    { call: 'listMessages', query: { search: '{code}' }, match: { 'paging.total_item': 2, 'data.0.kind': 'MOVED' } },
  ),
  story(
    'checkBooking',
    'is free to change while its day is closed',
    bookedApart,
    isFree(false),
    changeDay({ is_open: false }),
    isFree(true),
    changeDay({ is_open: true }),
    isFree(false),
  ),
  story(
    ['checkBooking', 'moveMySession'],
    'is free to change after staff have moved it, until the guest moves it',
    booked,
    changeSession({ reservation_date: '{inDays.6}' }),
    isFree(true),
    moveOwn('{inDays.4}', {
      match: { 'data.changes_free': false, 'data.booking_details.0.reservation_date': '{inDays.4}' },
    }),
    isFree(false),
  ),
  story(
    'checkBooking',
    'is not free to change when it is cancelled',
    booked,
    changeSession({ reservation_date: '{inDays.6}' }),
    isFree(true),
    cancelling,
    isFree(false, { 'data.changes_until': null }),
  ),
  story(
    'moveMySession',
    'to any day, also today, after staff have moved it to today',
    bookedAhead,
    toToday,
    isFree(true),
    moveOwn('{soon}', { match: { 'data.booking_details.0.reservation_date': '{soon}', 'data.changes_free': false } }),
    toToday,
    changeSession({ attendance: 'ARRIVED' }),
    isFree(false, { 'data.changes_until': null }),
    moveOwn('{soon}', { status: 409 }),
  ),
  story(
    'cancelMyBooking',
    'is not too late after staff have moved it to today',
    bookedAhead,
    toToday,
    cancel({ match: { 'data.status': 'CANCELLED', 'data.changes_free': false } }),
  ),
];
