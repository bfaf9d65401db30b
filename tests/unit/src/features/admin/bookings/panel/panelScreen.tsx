import { screen, within } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { listOf, makeBooking, makeBookingDetail } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings } from '../bookingScreen';

export const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  booking_details: [makeBookingDetail({ product_name: 'Group lesson', person: 3, total_amount: 1_050_000 })],
  total_amount: 1_050_000,
});
export const code = 'booking=SARI234567';

/** Opens the screen with that booking on the server; `full` is what the server tells of it. */
export function openWith(query: string, full: Partial<FullBooking> = {}, rows = [sari]) {
  const lists = mockCall('get', list, { json: listOf(rows) });
  const [booking = sari] = rows;
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { lists, asked, ...openBookings(query) };
}

export const panel = async () => within(await screen.findByRole('dialog', { name: 'Booking Detail' }));
