import type { CheckedBooking, FullBooking, Session } from '../../../server/contract.gen.ts';
import { bookingAt } from './bookings.ts';
import type { School } from './school.ts';
import type { Failure, One, TestApp } from './testApp.ts';

/** Books at a school, and changes and reads what was booked as its staff do. */
export async function changesAt(test: TestApp, school: School) {
  const { call } = test;
  const book = bookingAt(test, school);
  const admin = await test.signIn('ADMIN');
  const staff = await test.signIn('STAFF');
  const as = (token: string) => (id: string, body: object) =>
    call<One<Session> & Failure>('updateSession', { token, params: { id }, body });
  const read = async (id: string) =>
    (await call<One<FullBooking>>('getBooking', { token: staff.token, params: { id } })).body.data;
  return {
    admin: admin.token,
    staff: staff.token,
    change: as(staff.token),
    changeAsAdmin: as(admin.token),
    read,
    look: async (bookingCode: string) =>
      (await call<One<CheckedBooking>>('checkBooking', { params: { bookingCode } })).body.data,
    /** Books lessons; answers their booking and its first session by date. */
    booked: async (...details: object[]) => {
      const { booking } = (await book(details.length > 0 ? { details } : {})).body.data;
      const { sessions } = await read(booking.id);
      return { id: booking.id, code: booking.booking_code, session: sessions[0]?.id ?? '', sessions };
    },
    /** What the guest was told last of a kind, and how many messages that were. */
    toldOf: async (id: string, kind = 'MOVED') => {
      const told = (await read(id)).messages.filter((message) => message.kind === kind);
      return { count: told.length, text: told[0]?.text ?? '', subject: told[0]?.subject ?? '' };
    },
    /** What the booking's changes say, the newest first. */
    texts: async (id: string) => (await read(id)).changes.map(({ text }) => text),
  };
}
