import { NOWHERE, booked, bookedTwo, changeMany, newSpot } from './changingSteps.ts';
import { bookingIs, cancelling, changeDay, story, type Story } from './story.ts';

/** What staff change of many sessions at once. */
export const changingManyStories: Story[] = [
  story(
    'updateSessions',
    'all or nothing, and each that is refused is named',
    changeDay({ capacity: 3 }, '{otherDay}'),
    { ...booked, keep: { first: 'data.booking.booking_details.0.id' } },
    booked,
    changeMany(
      { ids: ['{first}', '{session}'], reservation_date: '{otherDay}' },
      {
        status: 409,
        match: {
          message: 'Only 3 places are left on {otherDay|inWords}.',
          'refusals.length': 2,
          'refusals.0.id': '{first}',
          'refusals.1.id': '{session}',
          'refusals.1.message': 'Only 3 places are left on {otherDay|inWords}.',
        },
      },
    ),
    bookingIs({ 'data.sessions.0.reservation_date': '{freeDay}' }),
    changeMany(
      { ids: ['{first}', '{session}'], reservation_date: '{otherDay}', force: true },
      { match: { 'data.0.id': '{first}', 'data.1.reservation_date': '{otherDay}', 'refusals.length': 0 } },
    ),
  ),
  story(
    'updateSessions',
    'each guest is told once, or nobody',
    newSpot,
    bookedTwo,
    changeMany(
      { ids: ['{session}', '{second}'], start_time: '05:45' },
      { match: { 'data.1.start_time': '05:45', 'recipients.length': 0 } },
    ),
    bookingIs({ 'data.messages.length': 1 }),
    changeMany(
      { ids: ['{session}', '{second}'], surf_spot_id: '{spot}', tell: true, reason: '{mark}' },
      { match: { 'recipients.length': 1, 'recipients.0.to': '{email}', 'recipients.0.booking_code': '{code}' } },
    ),
    bookingIs({ 'data.messages.length': 2, 'data.messages.0.kind': 'MOVED', 'data.surf_spot_name': '{spotName}' }),
  ),
  story(
    'updateSessions',
    'a trial changes and sends nothing',
    booked,
    changeMany(
      { start_time: '05:45', tell: true, is_trial: true },
      {
        match: {
          'data.0.start_time': '05:45',
          'refusals.length': 0,
          'recipients.0.to': '{email}',
          'messages.length': 1,
          'messages.0.booking_code': '{code}',
        },
      },
    ),
    bookingIs({ 'data.sessions.0.start_time': null, 'data.messages.length': 1 }),
    cancelling,
    changeMany(
      { start_time: '05:45', is_trial: true },
      { match: { 'refusals.0.id': '{session}', 'data.0.start_time': null, 'recipients.length': 0 } },
    ),
  ),
  story(
    'updateSessions',
    'what is no change of sessions',
    booked,
    changeMany({ force: true, tell: true }, { status: 400 }),
    changeMany({ ids: ['{session}', '{session|capitals}'], start_time: '05:45' }, { status: 400 }),
    changeMany({ ids: ['{session}', NOWHERE], start_time: '05:45' }, { status: 404 }),
    changeMany({ surf_spot_id: NOWHERE }, { status: 404 }),
    changeMany({ instructor_id: NOWHERE }, { status: 404 }),
    changeMany({ reservation_date: '2024-01-01' }, { status: 400 }),
  ),
];
