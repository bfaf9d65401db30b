import { fireEvent, screen, within } from '@testing-library/react';
import { listOf, makeBooking, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings } from '../../bookings/bookingScreen';
import { enter, field } from '../../screenSuite';

export const lesson = makeProduct({ name: 'Private lesson', price: 500_000 });
export const group = makeProduct({ name: 'Group lesson', price: 350_000 });
export const family = makeProduct({ name: 'Family Private Surf', price: 100_000, min_people: 2, max_people: 4 });
export const hourly = makeProduct({ name: 'Private at an hour', price: 500_000, start_times: ['07:00', '09:30'] });
export const spots = [makeSpot({ name: 'Kuta Beach' }), makeSpot({ name: 'Canggu' })];
export const made = makeBooking({ booking_code: 'NEW2345678', customer_name: 'Jonas', status: 'CONFIRMED' });

/** Opens the sheet; `same` are the bookings of the same phone on the same day. Spots come when `spotsMayCome` says so. */
export async function openSheet(same = [] as ReturnType<typeof makeBooking>[], spotsMayCome?: Promise<void>) {
  localStorage.clear();
  mockLevel(2, () => fullOf(made));
  mockCall('get', '/api/products', { json: listOf([lesson, group, family, hourly]) });
  mockCall('get', '/api/surf-spots', async () => {
    await spotsMayCome;
    return { json: listOf(spots) };
  });
  const lists = mockCall('get', list, ({ url }) => ({
    json: listOf(url.searchParams.has('from') ? same : url.searchParams.has('search') ? [made] : []),
  }));
  const view = openBookings();
  await view.user.click(await screen.findByText('New Booking'));
  await screen.findByRole('dialog', { name: 'New Booking' });
  await screen.findByText('Private lesson · Rp. 500.000');
  if (!spotsMayCome) await screen.findByText('Canggu', { selector: 'option' });
  return { ...view, lists };
}

export const fill = () => {
  enter({ Guest: 'Jonas', 'Phone of the guest': '0812 3456 7890' });
  fireEvent.change(field('Lesson'), { target: { value: lesson.id } });
};
export const post = (answer: Parameters<typeof mockCall>[2]) => mockCall('post', '/api/counter-bookings', answer);
export const book = () => within(screen.getByRole('dialog')).getByText('Book');
