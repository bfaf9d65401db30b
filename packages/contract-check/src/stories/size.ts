import { bookingFor, story, type Step, type Story } from './story.ts';

const DAY = '{freeDay}';
const session = (person: number) => ({ product_id: '{read.createProduct}', reservation_date: DAY, person });
const sessions = (count: number, person: number) => Array.from({ length: count }, () => session(person));
const booked = (details: object[], as?: Step['as']): Step => ({
  ...bookingFor(1),
  ...(as !== undefined && { as }),
  with: { booking_details: details },
});
const refused = (details: object[], as?: Step['as']): Step => ({
  ...booked(details, as),
  keep: {},
  status: 409,
  match: { message: 'For a group this large please write to us.' },
});

/** How much one booking of the website holds. */
export const sizeStories: Story[] = [
  story('createBooking', '20 sessions, and 60 people in sum', booked(sessions(20, 3))),
  story(
    'createBooking',
    'more than 20 sessions refuse, whoever sends them',
    refused(sessions(21, 1)),
    refused(sessions(21, 1), 'guest'),
  ),
  story(
    'createBooking',
    'more than 60 people in sum refuse',
    refused([session(61)]),
    refused([...sessions(19, 3), session(4)], 'guest'),
  ),
  story('createCounterBooking', 'is as large as it likes', {
    call: 'createCounterBooking',
    with: { booking_details: sessions(21, 4) },
    match: { 'data.sessions.length': 21 },
  }),
];
