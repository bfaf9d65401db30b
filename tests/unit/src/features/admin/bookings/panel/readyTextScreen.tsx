import { screen } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { listOf, makeBooking, makeBookingDetail } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings } from '../bookingScreen';

export const today = schoolToday();
export const tomorrow = dayAfter(today);
export const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  status: 'CONFIRMED',
  booking_details: [makeBookingDetail({ product_name: 'Group lesson', person: 3, reservation_date: tomorrow })],
});

/** Opens the booking; `full` is what the server tells of it. */
export function openWith(full: Partial<FullBooking>, booking = sari) {
  mockCall('get', list, { json: listOf([booking]) });
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { asked, ...openBookings('?booking=SARI234567') };
}

/** A ready text: to whom it goes, and what it says. */
export function text(name: string) {
  const { searchParams, origin, pathname } = new URL(
    screen.getByRole('link', { name: `Ready text: ${name}` }).getAttribute('href') ?? '',
  );
  return { to: origin + pathname, text: searchParams.get('text') ?? '' };
}
