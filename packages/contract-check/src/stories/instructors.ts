import type { Body } from '../client.ts';
import { lessonWith } from './lessons.ts';
import { booking, bookingIs, cancelling, changeSession, lookedUp, type Step, story, type Story } from './story.ts';

const made = (fields: Body = {}, more: Partial<Step> = {}): Step => ({
  call: 'createInstructor',
  body: { name: '{mark}', ...fields },
  keep: { teacher: 'data.id' },
  ...more,
});
const changing = (body: Body, more: Partial<Step> = {}): Step => ({
  call: 'updateInstructor',
  params: { id: '{teacher}' },
  body,
  ...more,
});
const listed = (fields: Body, as?: Step['as']): Step => ({
  call: 'listInstructors',
  ...(as && { as }),
  holds: { id: '{teacher}', ...fields },
});
const hidden = (as: Step['as']): Step => ({ call: 'listInstructors', ...(as && { as }), lacks: '{teacher}' });
const away = (from: string, to: string, is_away: boolean, dates: string[], more: Partial<Step> = {}): Step => ({
  call: 'setInstructorAway',
  params: { id: '{teacher}' },
  body: { from, to, is_away },
  match: { 'data.away': dates },
  ...more,
});
const deleting = (more: Partial<Step> = {}): Step => ({
  call: 'deleteInstructor',
  params: { id: '{teacher}' },
  ...more,
});
const taught = (sessions: string): Step =>
  deleting({
    status: 409,
    match: { message: `{mark} teaches ${sessions}. Set the instructor inactive instead.` },
  });

const line = 'data.booking.booking_details.';
/** Books two lessons of two hours on the day of the story, and keeps their sessions. */
const booked: Step[] = [
  lessonWith({ minutes: 120 }),
  {
    ...booking,
    with: {
      booking_details: [2, 3].map((person) => ({ product_id: '{lesson}', reservation_date: '{freeDay}', person })),
    },
    keep: { ...booking.keep, session: `${line}0.id`, other: `${line}1.id` },
  },
];
const assign = (body: Body = {}, more: Partial<Step> = {}): Step =>
  changeSession({ instructor_id: '{teacher}', ...body }, more);
const unassign = changeSession({ instructor_id: null }, { match: { 'data.instructor_name': null } });
const shows = (fields: Body, id = '{session}'): Step => ({
  call: 'listSessions',
  query: { from: '{freeDay}', to: '{freeDay}' },
  holds: { id, ...fields },
});
const roster = (fields: Body, id: string | null = '{teacher}', more: Partial<Step> = {}): Step => ({
  call: 'listRoster',
  query: { from: '{freeDay}', to: '{freeDay}' },
  holds: { id, ...fields },
  ...more,
});
const sums = (sessions: number, people: number): Body => ({
  sessions,
  people,
  minutes: sessions * 120,
  'days.0.sessions': sessions,
  'days.0.people': people,
});
const said = { role: '{mark} guide', about: '{mark} about', languages: ['English', 'Dutch'] };

/** Who teaches. */
export const instructorsStories: Story[] = [
  story(
    ['updateInstructor', 'createInstructor'],
    'a name is enough; what is said stays, and is taken away alone',
    made({}, { match: { 'data.role': null, 'data.about': null, 'data.languages': [], 'data.is_active': true } }),
    changing(said),
    changing({ name: '{mark} other', languages: ['Dutch'] }),
    listed({ ...said, name: '{mark} other', languages: ['Dutch'] }),
    changing({ role: ' ', languages: [''] }),
    listed({ about: '{mark} about', role: null, languages: [] }),
    made({ languages: Array.from({ length: 11 }, (_, n) => `Language ${String(n)}`) }, { status: 400, keep: {} }),
  ),
  story(
    ['updateInstructor', 'createInstructor'],
    'the picture may be elsewhere',
    made({ image_url: 'https://pictures.example/a.jpg' }),
    changing({ name: '{mark}' }, { match: { 'data.image_url': 'https://pictures.example/a.jpg' } }),
    changing({ image_url: 'https://pictures.example/b.jpg' }),
    listed({ image_url: 'https://pictures.example/b.jpg' }),
  ),
  story(
    'listInstructors',
    'who is not active, and when anybody is away, is for staff alone',
    made({ is_active: 'false' }),
    ...(['guest', 'customer'] as const).map(hidden),
    listed({ is_active: false }, 'staff'),
    changing({ is_active: 'true' }),
    away('{inDays.1}', '{inDays.1}', true, ['{inDays.1}']),
    ...(['guest', 'customer'] as const).map((as) => listed({ is_active: true, away: undefined }, as)),
    ...(['admin', 'staff'] as const).map((as) => listed({ away: ['{inDays.1}'] }, as)),
  ),
  story(
    'setInstructorAway',
    'days are noted and taken back by a range, in order; the next 92 are told',
    made(),
    away('{inDays.12}', '{inDays.13}', true, ['{inDays.12}', '{inDays.13}'], { as: 'staff' }),
    away('{inDays.11}', '{inDays.12}', true, ['{inDays.11}', '{inDays.12}', '{inDays.13}']),
    away('{inDays.12}', '{inDays.12}', false, ['{inDays.11}', '{inDays.13}']),
    away('{inDays.91}', '{inDays.92}', true, ['{inDays.11}', '{inDays.13}', '{inDays.91}']),
    away('{yesterday}', '{yesterday}', true, ['{inDays.11}', '{inDays.13}', '{inDays.91}']),
  ),
  story(
    'setInstructorAway',
    '92 dates at most',
    made(),
    away('2027-01-01', '2027-04-02', true, [], { match: {} }),
    away('2027-01-01', '2027-04-03', false, [], { match: {}, status: 400 }),
    away('2027-01-02', '2027-01-01', true, [], { match: {}, status: 400 }),
  ),
  story(
    'deleteInstructor',
    'who teaches stays, whatever the status of the booking is',
    made(),
    ...booked,
    assign(),
    taught('1 session'),
    assign({}, { params: { id: '{other}' } }),
    cancelling,
    taught('2 sessions'),
    unassign,
    changeSession({ instructor_id: null }, { params: { id: '{other}' } }),
    deleting(),
    hidden(undefined),
  ),
  story(
    ['updateSession', 'listSessions', 'getBooking', 'checkBooking'],
    'one session of a booking is given to an instructor, also to one who is away or not active; guests are told the name',
    made({ is_active: 'false' }),
    ...booked,
    away('{freeDay}', '{freeDay}', true, [], { match: {} }),
    assign({}, { as: 'staff', match: { 'data.instructor_id': '{teacher}', 'data.instructor_name': '{mark}' } }),
    changing({ name: '{mark} other' }),
    shows({ instructor_id: '{teacher}', instructor_name: '{mark} other' }),
    shows({ instructor_id: null, instructor_name: null }, '{other}'),
    changeSession({ person: 1 }),
    lookedUp({
      'data.booking_details.0.sessions.0.instructor_name': '{mark} other',
      'data.booking_details.1.sessions.0.instructor_name': null,
    }),
    bookingIs({ 'data.booking_details.0.sessions.0.instructor_name': '{mark} other' }),
    cancelling,
    unassign,
    assign(),
    unassign,
    shows({ instructor_id: null, instructor_name: null }),
  ),
  story(
    'listRoster',
    'sessions, people and minutes of each instructor, and what nobody has yet',
    made(),
    ...booked,
    roster({ ...sums(0, 0), 'days.0.date': '{freeDay}', 'days.0.is_away': false }),
    roster(sums(2, 5), null),
    assign(),
    away('{freeDay}', '{freeDay}', true, [], { match: {} }),
    roster({ ...sums(1, 2), name: '{mark}', 'days.length': 1, 'days.0.is_away': true }, '{teacher}', { as: 'staff' }),
    roster(sums(1, 3), null),
    changing({ is_active: 'false' }),
    roster(sums(1, 2)),
    cancelling,
    { ...roster({}), holds: undefined, lacks: '{teacher}' },
    roster(sums(0, 0), null),
    unassign,
  ),
  story(
    'listRoster',
    'who does not come counts; every date of a range has an entry',
    made(),
    {
      call: 'createCounterBooking',
      with: { 'booking_details.0.reservation_date': '{today}', force: true },
      keep: { session: 'data.sessions.0.id' },
    },
    assign({ attendance: 'NO_SHOW' }),
    {
      ...roster({ sessions: 1, people: 2, 'days.length': 31, 'days.0.sessions': 1, 'days.30.sessions': 0 }),
      query: { from: '{today}', to: '{inDays.30}' },
    },
    { ...roster({ 'days.length': 1, 'days.0.date': '{today}', 'days.0.people': 2 }), query: {} },
    unassign,
  ),
  story('listRoster', '32 dates', {
    call: 'listRoster',
    query: { from: '2027-01-01', to: '2027-02-01' },
    status: 400,
  }),
];
