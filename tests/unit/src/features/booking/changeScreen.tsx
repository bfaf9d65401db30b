import { fireEvent, screen, within } from '@testing-library/react';
import type { CheckedBooking } from '../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import { makeBookingDetail } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { answering, mockLookup, open } from './bookingScreen';

// What a guest changes by oneself on a booking's page, as its tests open it.

export const inDays = (count: number) => dayAfter(schoolToday(), count);
export const lesson = makeBookingDetail({ product_name: 'Private lesson', reservation_date: inDays(10) });
export const group = makeBookingDetail({ product_name: 'Group lesson', reservation_date: inDays(12), person: 3 });
const changeable = { changes_until: new Date(Date.now() + 8 * 86_400_000).toISOString() };
export const EMAIL = 'E-mail address of the booking';

export const mockMove = (answer: Parameters<typeof mockCall>[2]) =>
  mockCall('patch', '/api/check-booking/:code/sessions/:id', answer);
export const mockCancel = (answer: Parameters<typeof mockCall>[2]) =>
  mockCall('post', '/api/check-booking/:code/cancellation', answer);
/** Answers the look-ups with what the booking is now. */
export const mockBooking = (changes: Partial<CheckedBooking> = {}) => {
  const now = { booking_details: [lesson], ...changeable, ...changes };
  mockLookup(() => answering(now));
  return now;
};

export const dialog = () => screen.getByRole('dialog');
export const button = (name: string) => within(dialog()).getByRole('button', { name });
export const setValue = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function openMove(changes: Partial<CheckedBooking> = {}) {
  const now = mockBooking(changes);
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Move to another day' }));
  return { ...view, now };
}
export async function openCancel(changes: Partial<CheckedBooking> = {}) {
  const now = mockBooking(changes);
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
  return { ...view, now };
}
