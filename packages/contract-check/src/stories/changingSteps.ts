import type { Body } from '../client.ts';
import { booking, bookingFor, changeSession, type Step } from './story.ts';

export const NOWHERE = '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21';
/** One that no row has come to. */
export const OTHER_VERSION = 2_000_000_000;
export const CHANGED = { status: 409, match: { message: 'Somebody has changed this booking meanwhile.' } };

export const line = (reservation_date: string) => ({ product_id: '{read.createProduct}', reservation_date, person: 2 });
export const keep = {
  ...booking.keep,
  session: 'data.booking.booking_details.0.id',
  email: 'data.booking.customer_email',
};
/** A lesson for two on the free day of the story, for 300,000. */
export const booked: Step = { ...bookingFor(2), keep };
/** The same, and one more on another day. */
export const bookedTwo: Step = {
  call: 'createBooking',
  with: { booking_details: [line('{freeDay}'), line('{otherDay}')] },
  keep: { ...keep, second: 'data.booking.booking_details.1.id' },
};
/** Two who are to come today. */
export const bookedToday: Step = {
  call: 'createCounterBooking',
  with: { 'booking_details.0.reservation_date': '{today}', force: true },
  keep: { id: 'data.id', code: 'data.booking_code', session: 'data.sessions.0.id', email: 'data.customer_email' },
};
export const newSpot: Step = { call: 'createSurfSpot', keep: { spot: 'data.id', spotName: 'data.name' } };
export const refused = (body: Body, status = 400, more: Partial<Step> = {}): Step =>
  changeSession(body, { status, ...more });
export const changeMany = (body: Body, more: Partial<Step> = {}): Step => ({
  call: 'updateSessions',
  body: { ids: ['{session}'], ...body },
  ...more,
});
export const correct = (body: Body, more: Partial<Step> = {}): Step => ({
  call: 'updateBooking',
  params: { id: '{id}' },
  body,
  ...more,
});
export const add = (day: string, more: Partial<Step> = {}, body: Body = {}): Step => ({
  call: 'addSession',
  params: { id: '{id}' },
  body: { ...line(day), ...body },
  ...more,
});
export const cancel = (more: Partial<Step> = {}, body: Body = {}): Step => ({
  call: 'cancelSession',
  params: { id: '{session}' },
  body: { reason: '{mark}', ...body },
  ...more,
});
export const cancelOwn = (more: Partial<Step> = {}, email = '{email|capitals}'): Step => ({
  call: 'cancelMySession',
  params: { bookingCode: '{code}', id: '{session}' },
  body: { email },
  ...more,
});
export const act = (call: string, action: string): Step => ({
  call,
  params: { id: '{id}' },
  body: { action, version: OTHER_VERSION },
  ...CHANGED,
});
