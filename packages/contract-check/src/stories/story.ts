import type { Body } from '../client.ts';
import type { Sender } from '../sessions.ts';

/**
 * A call of a story. Texts may hold what the fixtures' may, {customerEmail}, {key}, {freeDay} and {otherDay} (one for the
 * story, the other day is the later one), {run.1} to {run.5} (free days in a row), {inDays.5} (days from today at the school; at level 2 other
 * open days in a row in the place of the 4th to the 8th), {yesterday}, {read.creator} (the id of a
 * row), {read.creator.name} (another field of it) and {names} that earlier steps keep, also as {name|capitals}, {name|small},
 * {name|spaced}, {name|handwritten} and {name|inWords}.
 */
export interface Step {
  call: string;
  /** Who calls; a text in braces is a kept token. Left out: whom the operation is for. */
  as?: Sender | `{${string}}`;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Changes to a valid body, by path. */
  with?: Record<string, unknown>;
  /** The body, instead of a valid one. */
  body?: Body;
  /** Left out: that of success. */
  status?: number;
  /** What the answer must hold, by path. */
  match?: Record<string, unknown>;
  /** A row that a list must hold (with these values, by path) or lack, on whichever page. */
  holds?: { id: string | null } & Body;
  lacks?: string;
  /** Name → path of the answer. */
  keep?: Record<string, string>;
}

/** What the contract says in words about operations, as a sequence of calls. */
export interface Story {
  /** Those that may be at fault when it does not hold; it is told once and reported at each. */
  operations: string[];
  name: string;
  steps: Step[];
}

export const story = (operations: string | string[], name: string, ...steps: Step[]): Story => ({
  operations: [operations].flat(),
  name,
  steps,
});

/** Books, and keeps the booking's id and code. */
export const booking: Step = {
  call: 'createBooking',
  keep: { id: 'data.booking.id', code: 'data.booking.booking_code' },
};

/** Books a lesson on the free day of the story, for so many people; or tries to. */
export const bookingFor = (person: number): Step => ({
  ...booking,
  with: { 'booking_details.0.reservation_date': '{freeDay}', 'booking_details.0.person': person },
});
export const refusedFor = (person: number, message: string): Step => ({
  ...bookingFor(person),
  keep: {},
  status: 409,
  match: { message },
});

/** Books the lesson of the story for so many people, with such a status. */
const bookLesson = (person: number, status: number): Step => ({
  call: 'createBooking',
  with: { 'booking_details.0.product_id': '{lesson}', 'booking_details.0.person': person },
  status,
  ...(status === 201 && { match: { 'data.booking.booking_details.0.person': person } }),
});

/** Bookings of the lesson of the story, taken for some numbers of people and refused for others. */
export const isFor = (taken: number[], refused: number[]): Step[] => [
  ...taken.map((person) => bookLesson(person, 201)),
  ...refused.map((person) => bookLesson(person, 400)),
];

/** Changes the free day of the story, or its other one. */
export const changeDay = (change: Body, day = '{freeDay}'): Step => ({
  call: 'updateDays',
  body: { from: day, to: day, ...change },
});

export const cancelling: Step = {
  call: 'updateBookingStatus',
  params: { id: '{id}' },
  body: { action: 'CANCELLED' },
};

/** Looks the booking up by its code, and holds it against some of its values, by path. */
export const lookedUp = (match: Body): Step => ({
  call: 'checkBooking',
  params: { bookingCode: '{code}' },
  match,
});

/** The same as staff read it. */
export const bookingIs = (match: Body): Step => ({ call: 'getBooking', params: { id: '{id}' }, match });

/** Staff change the session of the story. */
export const changeSession = (body: Body, more: Partial<Step> = {}): Step => ({
  call: 'updateSession',
  params: { id: '{session}' },
  body,
  ...more,
});

/** The guest moves the session of the story to a day. */
export const moveOwn = (reservation_date: string, more: Partial<Step> = {}): Step => ({
  call: 'moveMySession',
  params: { bookingCode: '{code}', id: '{session}' },
  body: { email: '{email}', reservation_date },
  ...more,
});
