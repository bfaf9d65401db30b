import { screen } from '@testing-library/react';
import { daySheet } from '../../../../../src/features/admin/dashboard/daySheet';
import { DashboardPage } from '../../../../../src/features/admin/dashboard/DashboardPage';
import { figuresOf } from '../../../../../src/features/admin/dashboard/figures';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { openScreen, REASON, said } from './screenSuite';

const today = '2030-03-31';
const tomorrow = '2030-04-01';
const session = (reservation_date: string, person = 1, total_amount = 100) =>
  makeBookingDetail({ reservation_date, person, total_amount });
const paid = { payments: [{ id: newId(), status: 'PAID' as const }] };

test.each([
  ['2030-12-31', 1, '2031-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2030-03-01', -1, '2030-02-28'],
])('%s and %d days is %s', (day, offset, expected) => {
  expect(dayAfter(day, offset)).toBe(expected);
});

test('the figures of the dashboard', () => {
  const figures = figuresOf(
    [
      makeBooking({ booking_details: [session(today, 2), session(tomorrow, 3)], total_amount: 500, ...paid }),
      makeBooking({ booking_details: [session(today)], total_amount: 70, status: 'CONFIRMED' }),
      makeBooking({ booking_details: [session(today, 9)], total_amount: 30, status: 'CANCELLED' }),
      // 16:30 in UTC is half past midnight of the next day in Bali.
      makeBooking({ created_at: '2030-03-29T16:30:00Z', booking_details: [], total_amount: 0 }),
      makeBooking({ created_at: '2030-03-01T16:30:00Z', booking_details: [], total_amount: 0 }),
    ],
    today,
  );
  expect(figures).toMatchObject({
    today: { sessions: 2, people: 3 },
    tomorrow: { sessions: 1, people: 3 },
    waiting: 3,
    taken: 500,
    open: 70,
  });
  expect(figures.perDay).toHaveLength(30);
  expect(figures.perDay[0]?.day).toBe('2030-03-02');
  expect(figures.perDay[0]?.count).toBe(1);
  expect(figures.perDay.filter(({ count }) => count > 0)).toEqual([
    { day: '2030-03-02', count: 1 },
    { day: '2030-03-30', count: 1 },
  ]);
});

test('the day sheet: by spot and lesson, with the cash to collect from those who have not paid', () => {
  const at = (spot: string | null, changes: object) => makeBooking({ surf_spot_name: spot, ...changes });
  const lessons = daySheet(
    [
      at('Kuta', { booking_details: [session(tomorrow, 2, 200), session(today, 5, 500)] }),
      at('Kuta', { booking_details: [session(tomorrow, 1, 100)], status: 'CONFIRMED', ...paid }),
      at('Kuta', { booking_details: [session(tomorrow, 1, 100)], payment_method: 'GATEWAY' }),
      at('Kuta', { booking_details: [session(tomorrow, 8, 800)], status: 'CANCELLED' }),
      at(null, { booking_details: [{ ...session(tomorrow, 3, 300), product_name: 'Group lesson' }] }),
    ],
    tomorrow,
  );
  expect(lessons.map(({ spot, lesson, people, cash }) => ({ spot, lesson, people, cash }))).toEqual([
    { spot: 'Kuta', lesson: 'Private lesson', people: 4, cash: 200 },
    { spot: 'Spot not given', lesson: 'Group lesson', people: 3, cash: 300 },
  ]);
  expect(lessons[0]?.parties.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, false]);
});

const list = '/api/bookings';

test('welcome, figures, chart; few bookings are all counted', async () => {
  mockCall('get', list, { json: listOf([makeBooking({ total_amount: 650_000 })]) });
  openScreen(DashboardPage, '/admin');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat datang di Dashboard Admin');
  expect(await said('From all 1 bookings.')).toBeVisible();
  expect(screen.getByText('Rp. 650.000')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName('Bars. 0 bookings.');
  expect(screen.queryByText('Look at all')).not.toBeInTheDocument();
});

test('it says how many bookings it counts, and counts all on request', async () => {
  const calls = mockCall('get', list, ({ url }) => ({
    json: listOf([makeBooking()], { page: Number(url.searchParams.get('page')), total_item: 220, total_page: 22 }),
  }));
  const { user } = openScreen(DashboardPage, '/admin');
  expect(await said('From the latest 20 bookings of 220.')).toBeVisible();
  expect(calls).toHaveLength(20);
  await user.click(screen.getByText('Look at all'));
  expect(await said('From the latest 22 bookings of 220.')).toBeVisible();
});

test('bookings that cannot be loaded: it says so and tries again', async () => {
  mockCall('get', list, (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([]) }));
  const { user } = openScreen(DashboardPage, '/admin');
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await said('From all 0 bookings.')).toBeVisible();
});

test('the day sheet of tomorrow can be printed', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const day = dayAfter(schoolToday());
  mockCall('get', list, {
    json: listOf([makeBooking({ customer_name: 'Sari', booking_details: [session(day, 2, 900_000)] })]),
  });
  const { user } = openScreen(DashboardPage, '/admin?sheet=tomorrow');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tomorrow on the beach');
  expect(await said('Kuta Beach: Private lesson')).toBeVisible();
  expect(screen.getByText('Sari (not confirmed)')).toBeVisible();
  expect(screen.getAllByText('Rp. 900.000')).toHaveLength(2);
  await user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a day sheet without sessions', async () => {
  mockCall('get', list, { json: listOf([]) });
  openScreen(DashboardPage, '/admin?sheet=tomorrow');
  expect(await said('Nobody is booked for tomorrow.')).toBeVisible();
});
