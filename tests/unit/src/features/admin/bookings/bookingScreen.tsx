import type { Booking, FullBooking, LedgerEntry, Message, Session } from '../../../../../../src/api';
import { BookingsPage } from '../../../../../../src/features/admin/bookings/bookings';
import { newId } from '../../../../../support/web/factories';
import { setLevel } from '../../../../../support/web/level';
import { failure, mockCall } from '../../../../../support/web/network';
import { makeSchool } from '../../../../../support/web/schoolRows';
import { openScreen } from '../screenSuite';

export const route = '/admin/transaction-bookings';
export const list = '/api/bookings';

/** The sessions of a booking as a backend of level 2 gives them. */
export const sessionsOf = (booking: Booking, changes: Partial<Session> = {}): Session[] =>
  booking.booking_details.map(({ translations: _ofLesson, ...detail }) => ({
    ...detail,
    booking_id: booking.id,
    booking_code: booking.booking_code,
    booking_status: booking.status,
    customer_name: booking.customer_name,
    customer_phone: booking.customer_phone,
    surf_spot_id: null,
    surf_spot_name: booking.surf_spot_name,
    product_id: null,
    part: 1,
    parts: 1,
    payment_method: booking.payment_method,
    payment_status: booking.payments[0]?.status ?? 'PENDING',
    amount_due: booking.total_amount,
    attendance: null,
    ...changes,
  }));

/** All about a booking for which nothing was paid. */
export const fullOf = (booking: Booking, changes: Partial<FullBooking> = {}): FullBooking => ({
  ...booking,
  sessions: sessionsOf(booking),
  ledger: [],
  messages: [],
  changes: [],
  amount_paid: 0,
  amount_refunded: 0,
  amount_due: booking.status === 'CANCELLED' ? 0 : booking.total_amount,
  ...changes,
});

/** A payment in cash. */
export const makeEntry = (changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: newId(),
  kind: 'PAYMENT',
  method: 'CASH',
  amount: 500_000,
  reason: null,
  paid_at: '2030-01-02T03:04:05Z',
  actor: 'Ketut',
  ...changes,
});

/** A message that was sent. */
export const makeMessage = (changes: Partial<Message> = {}): Message => ({
  id: newId(),
  kind: 'BOOKED',
  to: 'wayan@example.com',
  subject: 'Your booking ABCDEFGH23',
  text: 'Hello Wayan,\nyour booking is made.',
  status: 'SENT',
  created_at: '2030-01-02T03:04:05Z',
  sent_at: '2030-01-02T03:05:05Z',
  booking_code: 'ABCDEFGH23',
  ...changes,
});

/** The calls besides the list, of which it answers those of the booking; with a backend of level 1 none is made. */
export function mockLevel(level: 1 | 2, full: () => FullBooking | null = () => null) {
  setLevel(level);
  if (level === 1) return [];
  mockCall('get', '/api/school', { json: { data: makeSchool() } });
  return mockCall('get', `${list}/:id`, () => {
    const booking = full();
    return booking ? { json: { data: booking } } : failure(404, 'There is no such booking.');
  });
}

/** Opens the screen of the bookings; `query` is what stands in the address behind it. */
export const openBookings = (query = '') => openScreen(BookingsPage, `${route}${query}`);
