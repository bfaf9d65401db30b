import {
  CHANGED,
  NOWHERE,
  OTHER_VERSION,
  booked,
  bookedToday,
  bookedTwo,
  changeMany,
  correct,
  newSpot,
  refused,
} from './changingSteps.ts';
import { lessonWith } from './lessons.ts';
import { bookingIs, changeSession, lookedUp, story, type Story } from './story.ts';

/** What staff change of a session. */
export const changingSessionStories: Story[] = [
  story(
    'updateSession',
    'another surf spot, of the booking as well, which is told',
    newSpot,
    bookedTwo,
    changeSession(
      { surf_spot_id: '{spot}' },
      {
        match: {
          'data.surf_spot_id': '{spot}',
          'data.surf_spot_name': '{spotName}',
          'data.reservation_date': '{freeDay}',
        },
      },
    ),
    bookingIs({
      'data.surf_spot_name': '{spotName}',
      'data.messages.0.kind': 'MOVED',
      'data.messages.length': 2,
      'data.total_amount': 600_000,
    }),
    lookedUp({ 'data.changes_free': true }),
    changeSession({ surf_spot_id: '{read.createSurfSpot}' }, { params: { id: '{second}' } }),
    bookingIs({ 'data.surf_spot_name': '{spotName}' }),
    refused({ surf_spot_id: NOWHERE }, 404),
  ),
  story(
    'updateSession',
    'another lesson brings its price and its rules',
    booked,
    lessonWith({ price: 200_000 }),
    changeSession(
      { product_id: '{lesson}' },
      { match: { 'data.product_id': '{lesson}', 'data.unit_price': 200_000, 'data.total_amount': 400_000 } },
    ),
    bookingIs({ 'data.total_amount': 400_000, 'data.messages.0.kind': 'MOVED' }),
    lessonWith({ price: 200_000, days: 3 }),
    refused({ product_id: '{lesson}' }),
    lessonWith({ price: 100_000, min_people: 3 }),
    refused({ product_id: '{lesson}' }),
    changeSession(
      { product_id: '{lesson}', force: true },
      { match: { 'data.total_amount': 200_000, 'data.person': 2 } },
    ),
    refused({ product_id: NOWHERE }, 404),
  ),
  story(
    'updateSession',
    'a price that an administrator sets, with a reason',
    booked,
    changeSession(
      { unit_price: 100_000, reason: '{mark}' },
      {
        as: 'admin',
        match: {
          'data.unit_price': 100_000,
          'data.total_amount': 200_000,
          'data.price_before': 150_000,
          'data.price_reason': '{mark}',
        },
      },
    ),
    bookingIs({ 'data.total_amount': 200_000, 'data.messages.0.kind': 'MOVED' }),
    refused({ unit_price: 90_000, reason: '{mark}' }, 403, { as: 'staff' }),
    refused({ unit_price: 90_000 }, 400, { as: 'admin' }),
    changeSession({ person: 3 }, { match: { 'data.total_amount': 300_000 } }),
  ),
  story(
    'updateSession',
    'how many came notes who came',
    bookedToday,
    changeSession({ people_came: 1 }, { match: { 'data.attendance': 'ARRIVED', 'data.people_came': 1 } }),
    refused({ people_came: 3 }),
    refused({ people_came: 1, attendance: 'NO_SHOW' }),
    refused({ people_came: 0, attendance: 'ARRIVED' }),
    changeSession({ attendance: 'ARRIVED' }, { match: { 'data.people_came': 2 } }),
    changeSession({ people_came: 0 }, { match: { 'data.attendance': 'NO_SHOW', 'data.people_came': 0 } }),
    changeSession({ attendance: null }, { match: { 'data.people_came': null } }),
  ),
  story(
    'updateSession',
    'fewer people than the lesson is for, by force',
    lessonWith({ min_people: 2 }),
    { ...booked, with: { ...booked.with, 'booking_details.0.product_id': '{lesson}' } },
    refused({ person: 1 }),
    changeSession({ person: 1, force: true }, { match: { 'data.person': 1, 'data.total_amount': 150_000 } }),
  ),
  story(
    'updateSession',
    'nothing that changes something',
    booked,
    refused({ force: true }),
    refused({ reason: '{mark}' }),
    refused({ contract_check: 1 }),
  ),
  story(
    ['updateSession', 'updateSessions'],
    'another version than the stored one',
    booked,
    changeSession({ start_time: '05:45', version: OTHER_VERSION }, CHANGED),
    changeMany({ start_time: '05:45', versions: { '{session}': OTHER_VERSION } }, CHANGED),
    {
      ...bookingIs({ 'data.sessions.0.start_time': null }),
      keep: { version: 'data.sessions.0.version', bookingVersion: 'data.version' },
    },
    changeSession({ start_time: '05:45', version: '{version}' }),
    changeSession({ start_time: '06:45', version: '{version}' }, CHANGED),
    bookingIs({ 'data.sessions.0.start_time': '05:45' }),
    correct({ note: '{mark}', version: '{bookingVersion}' }, CHANGED),
  ),
];
