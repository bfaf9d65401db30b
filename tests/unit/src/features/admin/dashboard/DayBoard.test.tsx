import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { longDay } from '../../../../../../src/features/admin/shared/boardDay';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf, makeSpot } from '../../../../../support/web/factories';
import { setLevel } from '../../../../../support/web/level';
import { failure, mockCall } from '../../../../../support/web/network';
import { field, openScreen, REASON, said } from '../screenSuite';

const today = schoolToday();
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });

const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.body);

test('today’s guests by spot under the documented heading, by three calls', async () => {
  const calls = mockBoard([
    makeSession({ product_name: 'Semi-Private Intermediate Lesson', person: 2, part: 2, parts: 3 }),
    makeSession({ customer_name: 'Made', surf_spot_name: 'Canggu', booking_status: 'PENDING', booking_code: 'MADE' }),
  ]);
  openScreen(DashboardPage, '/admin');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat datang di Dashboard Admin');
  expect(await heading(`Today, ${longDay(today)}`)).toBeVisible();
  const sari = await rowOf('Sari Dewi');
  expect(sari.getByText('Session 2 of 3')).toBeVisible();
  expect(sari.getByText('Intermediate')).toBeVisible();
  expect(sari.getByRole('link', { name: 'Rp. 650.000 to pay: Sari Dewi' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?booking=\w+&edit=add-payment$/),
  );
  expect(sari.getByRole('link', { name: /^Call Sari Dewi/ })).toHaveAttribute('href', 'tel:+6281234567890');
  expect(sari.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/6281234567890');
  const made = await rowOf('Made');
  expect(made.getByText('PENDING')).toBeVisible();
  expect(made.getByRole('link', { name: 'Made' })).toHaveAttribute('href', '/admin/transaction-bookings?booking=MADE');
  expect(screen.getByText('3 people')).toBeVisible();
  expect(screen.getByText('Cash to collect Rp. 1.300.000')).toBeVisible();
  expect(await said('Rp. 685.100.000')).toBeVisible();
  expect(calls.sessions.map(({ url }) => url.search)).toEqual([`?from=${today}&to=${today}`]);
  expect([calls.days.length, calls.overview.length]).toEqual([1, 1]);
});

test('a day of a course, its level by the lesson’s own word, and ways to each hour', async () => {
  mockBoard([
    makeSession({ product_name: 'Course', start_time: '07:00', course_day: 2, course_days: 3, level: 'BEGINNER' }),
    makeSession({ customer_name: 'Made', start_time: '09:30', surf_spot_name: 'Canggu', surf_spot_id: 'canggu' }),
  ]);
  const { user } = openScreen(DashboardPage, '/admin');
  const sari = await rowOf('Sari Dewi');
  expect(sari.getByText('Day 2 of 3')).toBeVisible();
  expect(sari.getByText('Beginner')).toBeVisible();
  const jumps = within(screen.getByRole('navigation', { name: 'Hours and spots' }));
  expect(jumps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '07:00 · Kuta Beach 1',
    '09:30 · Canggu 1',
  ]);
  await user.click(jumps.getByRole('button', { name: /Canggu/ }));
  expect(document.activeElement).toHaveTextContent(/^09:30 · Canggu/);
});

test('each hour and spot says where guests come, with a map: at the spot’s meeting point, else at the school', async () => {
  const at = (surf_spot_id: string, surf_spot_name: string, customer_name: string) =>
    makeSession({ surf_spot_id, surf_spot_name, customer_name });
  const spots = [
    makeSpot({ id: 'kuta', meeting_point: 'At the board racks', location_url: 'https://maps.example/kuta' }),
    makeSpot({ id: 'canggu', meeting_point: null }),
  ];
  const sessions = [
    at('kuta', 'Kuta Beach', 'Sari Dewi'),
    at('canggu', 'Canggu', 'Made'),
    at('deleted', 'Legian', 'Wayan'),
  ];
  mockBoard(sessions, { spots });
  openScreen(DashboardPage, '/admin');
  const head = async (name: RegExp) => within(await screen.findByRole('rowheader', { name }));
  const kuta = await head(/Kuta Beach.*At the board racks/);
  const mapTo = (spot: string) => ({ name: `Map to the meeting point for ${spot}` });
  expect(kuta.getByRole('link', mapTo('Kuta Beach'))).toHaveAttribute('href', 'https://maps.example/kuta');
  expect(kuta.getByText('Map')).toBeVisible();
  const canggu = await head(/Canggu.*Ombak Pagi Surf School, .+/);
  expect(canggu.getByRole('link', mapTo('Canggu'))).not.toHaveAttribute('href', 'https://maps.example/kuta');
  expect((await head(/Legian/)).queryByRole('link')).toBeNull();
});

test('an hour at a spot that was deleted says where guests come, where its sessions tell it', async () => {
  const session = makeSession({ surf_spot_id: 'deleted', surf_spot_name: 'Legian' });
  mockBoard([{ ...session, meeting_point: 'At the steps', location_url: 'https://maps.example/legian' }]);
  openScreen(DashboardPage, '/admin');
  const head = within(await screen.findByRole('rowheader', { name: /Legian.*At the steps/ }));
  const map = head.getByRole('link', { name: 'Map to the meeting point for Legian' });
  expect(map).toHaveAttribute('href', 'https://maps.example/legian');
});

test('the board becomes the next day’s when that begins', async () => {
  mockBoard([]);
  jest.useFakeTimers({ now: Date.parse('2026-11-23T15:59:45Z'), doNotFake: ['queueMicrotask'] });
  openScreen(DashboardPage, '/admin');
  expect(screen.getByRole('heading', { level: 2, name: /^Today, Monday 23 November/ })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('heading', { level: 2, name: /^Today, Tuesday 24 November/ })).toBeVisible();
  jest.useRealTimers();
});

test('a guest whose online payment failed has not paid', async () => {
  mockBoard([makeSession({ payment_method: 'GATEWAY', payment_status: 'FAILED', amount_due: 900_000 })]);
  openScreen(DashboardPage, '/admin');
  const row = await rowOf('Sari Dewi');
  expect(row.getByText('Rp. 900.000')).toBeVisible();
  expect(row.getByText('Online, failed')).toBeVisible();
  expect(screen.getByText('Not paid online Rp. 900.000')).toBeVisible();
});

test('a number that was typed without its country is shown, called and written to with it', async () => {
  mockBoard([makeSession({ customer_phone: '0812 3456 7890' })]);
  openScreen(DashboardPage, '/admin');
  const row = await rowOf('Sari Dewi');
  const call = row.getByRole('link', { name: 'Call Sari Dewi, +62 812 3456 7890' });
  expect(call).toHaveTextContent(/^\+62 812 3456 7890$/);
  expect(call).toHaveAttribute('href', 'tel:+6281234567890');
  expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/6281234567890');
});

test('a number that nobody can call is no link', async () => {
  mockBoard([makeSession({ customer_phone: '000000000' })]);
  openScreen(DashboardPage, '/admin');
  const row = await rowOf('Sari Dewi');
  expect(row.getByText('000000000')).toBeVisible();
  expect(row.queryByRole('link', { name: /Call|WhatsApp|000000000/ })).not.toBeInTheDocument();
});

test('from day to day, in the address', async () => {
  const calls = mockBoard([]);
  const { user, router } = openScreen(DashboardPage, '/admin?day=2030-03-11');
  expect(await heading('Monday 11 March 2030')).toBeVisible();
  expect(await said('Nobody is booked for this day.')).toBeVisible();
  await user.click(screen.getByLabelText('The day after'));
  expect(await heading('Tuesday 12 March 2030')).toBeVisible();
  expect(router.state.location.search).toBe('?day=2030-03-12');
  fireEvent.change(screen.getByLabelText('Go to a day'), { target: { value: '2030-03-01' } });
  expect(await heading('Friday 1 March 2030')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(await heading(/^Today/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByLabelText('The day before'));
  expect(await heading(longDay(dayAfter(today, -1)))).toBeVisible();
  await waitFor(() => expect(calls.sessions).toHaveLength(5));
  expect(calls.overview).toHaveLength(1);
});

test('a backend of level 1: the documented heading, and nothing else', () => {
  setLevel(1);
  openScreen(DashboardPage, '/admin');
  expect(screen.getByRole('heading')).toHaveTextContent('Selamat datang di Dashboard Admin');
  expect(document.querySelectorAll('section')).toHaveLength(0);
});

test('a backend that lacks the calls of the day: the documented heading, and nothing else', async () => {
  const calls = ['sessions', 'days', 'overview'].map((name) => mockCall('get', `/api/${name}`, failure(404, REASON)));
  openScreen(DashboardPage, '/admin');
  await waitFor(() => expect(calls.map(({ length }) => length)).toEqual([1, 1, 1]));
  await waitFor(() => expect(document.querySelectorAll('section')).toHaveLength(0));
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test('a closed day says why, and that guests still stand on it', async () => {
  const day = { is_open: false, reason: 'Nyepi' } as const;
  mockBoard([makeSession({ person: 4, reservation_date: '2027-03-08' })], { day });
  mockCall('get', '/api/roster', { json: listOf([]) });
  openScreen(DashboardPage, '/admin?day=2027-03-08');
  expect(await said('Closed: Nyepi')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'On a closed day' })).toBeVisible();
  expect(screen.getByText('4 people still booked: move or cancel these bookings.')).toBeVisible();
});

test('cancelled sessions are folded away', async () => {
  mockBoard([makeSession({ booking_status: 'CANCELLED', amount_due: 0 })]);
  openScreen(DashboardPage, '/admin');
  expect(await said('Nobody is booked for this day.')).toBeVisible();
  expect(screen.getByText('1 cancelled session').closest('details')).not.toHaveAttribute('open');
});

test('what cannot be loaded is said, and tried again', async () => {
  mockBoard([]);
  mockCall('get', '/api/sessions', (_call, index) =>
    index === 0 ? failure(500, REASON) : { json: listOf([makeSession()]) },
  );
  const { user } = openScreen(DashboardPage, '/admin');
  expect(await said(REASON)).toBeVisible();
  expect(screen.queryByText('Nobody is booked for this day.')).not.toBeInTheDocument();
  await user.click(screen.getByText('Try again'));
  expect(await rowOf('Sari Dewi')).toBeDefined();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test('the board is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  mockBoard([makeSession()]);
  const { user } = openScreen(DashboardPage, '/admin');
  await rowOf('Sari Dewi');
  await user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('bookings that are still confirmed lead to the list where they are completed together, not before their day', async () => {
  const family = { booking_id: 'family', booking_status: 'CONFIRMED' } as const;
  mockBoard([
    makeSession(family),
    makeSession(family),
    makeSession({ booking_id: 'other', booking_status: 'CONFIRMED' }),
    makeSession({ booking_id: 'done', booking_status: 'COMPLETED' }),
    makeSession({ booking_id: 'open', booking_status: 'PENDING' }),
    makeSession({ booking_id: 'course', booking_status: 'CONFIRMED', course_day: 1, course_days: 3 }),
  ]);
  const { user } = openScreen(DashboardPage, '/admin');
  const link = await screen.findByRole('link', { name: '2 bookings to complete' });
  expect(link).toHaveAttribute('href', `/admin/transaction-bookings?status=CONFIRMED&from=${today}&to=${today}`);
  await user.click(screen.getByRole('link', { name: 'The day after' }));
  expect(await heading(/^Tomorrow/)).toBeVisible();
  expect(await screen.findAllByRole('link', { name: /^Sari Dewi, \d$/ })).toHaveLength(6);
  expect(screen.queryByText(/to complete/)).not.toBeInTheDocument();
});

test.each([
  ['that is to come is that day', 5, 5],
  ['that has passed is today', -5, 0],
])('the day of a new booking over the board of a day %s', async (_, shown, filled) => {
  setLevel(2);
  mockBoard([]);
  mockCall('get', '/api/products', { json: listOf([]) });
  openScreen(DashboardPage, `/admin?day=${dayAfter(today, shown)}&new=booking`);
  await screen.findByRole('dialog', { name: 'New Booking' });
  expect(field('Day')).toHaveValue(dayAfter(today, filled));
});
