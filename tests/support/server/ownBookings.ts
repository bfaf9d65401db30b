import assert from 'node:assert/strict';
import type { CheckedBooking, FullBooking } from '../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from './bookings.ts';
import type { School } from './school.ts';
import type { Answer, One, TestApp } from './testApp.ts';

const HOUR = 3_600_000;

/** The instant that is so many hours before a day begins at the school. */
export const hoursBefore = (day: string, hours: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) - hours * HOUR);

const asText = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** '2027-03-08' → '8 March 2027'. */
export const inWords = (day: string): string => asText.format(new Date(day));

/** What a request has instead of what is right. */
export interface Instead {
  email?: string;
  code?: string;
  session?: string;
}

/** Books sessions, by default a private lesson in five days; answers what their guest and the desk can do. */
export const ownBookingsAt =
  (test: TestApp, school: School, adminToken: string) =>
  async (...details: object[]) => {
    const { call } = test;
    const made = details.length > 0 ? details : [lessonOf(school)('private', 1, 5)];
    const { booking } = (await bookingAt(test, school)({ details: made })).body.data;
    const { id, booking_code: code } = booking;
    const read = async () =>
      (await call<One<FullBooking>>('getBooking', { token: adminToken, params: { id } })).body.data;
    const sessions = (await read()).sessions.map((session) => session.id);
    const sessionId = sessions[0];
    assert.ok(sessionId);
    const email = 'SARI@Example.com';
    return {
      id,
      code,
      /** By date. */
      sessions,
      read,
      look: async () => (await call<One<CheckedBooking>>('checkBooking', { params: { bookingCode: code } })).body.data,
      move: <T = One<CheckedBooking>>(day: string, instead: Instead = {}): Promise<Answer<T>> =>
        call<T>('moveMySession', {
          params: { bookingCode: instead.code ?? code, id: instead.session ?? sessionId },
          body: { email: instead.email ?? email, reservation_date: day },
        }),
      cancel: <T = One<CheckedBooking>>(instead: Instead = {}): Promise<Answer<T>> =>
        call<T>('cancelMyBooking', {
          params: { bookingCode: instead.code ?? code },
          body: { email: instead.email ?? email },
        }),
      set: (action: string) => call('updateBookingStatus', { token: adminToken, params: { id }, body: { action } }),
    };
  };
