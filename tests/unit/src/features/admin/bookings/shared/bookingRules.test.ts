import {
  amountDue,
  reasonsNotToComplete,
  sessionFacts,
} from '../../../../../../../src/features/admin/bookings/shared/bookingRules';
import { makeBooking, makeBookingDetail } from '../../../../../../support/web/factories';

describe('a booking in the list', () => {
  test('says what is due: nothing once it is paid or cancelled, whatever the method', () => {
    const paid = (status: 'PAID' | 'FAILED') => [{ id: '1', status }];
    expect(amountDue(makeBooking())).toBe(500_000);
    expect(amountDue(makeBooking({ payment_method: 'GATEWAY', status: 'CONFIRMED', payments: paid('FAILED') }))).toBe(
      500_000,
    );
    expect(amountDue(makeBooking({ payments: paid('PAID') }))).toBe(0);
    expect(amountDue(makeBooking({ status: 'CANCELLED' }))).toBe(0);
  });

  test('says lesson, days and people', () => {
    const dates = ['2030-01-17', '2030-01-15', '2030-01-16'];
    const details = dates.map((reservation_date) => makeBookingDetail({ reservation_date, person: 2 }));
    expect(sessionFacts(makeBooking({ booking_details: details }))).toEqual({
      lesson: 'Private lesson',
      days: '15 Jan 2030, 3 days',
      people: '2 people',
    });
    expect(sessionFacts(makeBooking({ booking_details: [] }))).toEqual({
      lesson: 'No session',
      days: '',
      people: '0 people',
    });
  });

  test('is not completed without a word before its last session or unpaid', () => {
    const booking = makeBooking();
    expect(reasonsNotToComplete(booking, 500_000, '2030-01-14')).toEqual([
      'Rp. 500.000 is not paid yet.',
      'The last session is on 15 Jan 2030.',
    ]);
    expect(reasonsNotToComplete(booking, 0, '2030-01-15')).toEqual([]);
  });
});
