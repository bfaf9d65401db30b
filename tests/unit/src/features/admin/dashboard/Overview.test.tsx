import { act, screen, waitFor } from '@testing-library/react';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { Overview } from '../../../../../../src/features/admin/dashboard/Overview';
import { mockBoard } from '../../../../../support/web/board';
import { makeOverview } from '../../../../../support/web/dayRows';
import { listOf } from '../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../support/web/network';
import { openPart, openScreen, REASON, said } from '../screenSuite';

const open = () => openPart(<Overview today="2030-01-15" />, '/admin');

test('the figures, each with the way to what it counts, and the chart', async () => {
  mockCall('get', '/api/overview', { json: { data: makeOverview() } });
  open();
  expect(await said('5 people')).toHaveAttribute('href', '/admin');
  expect(screen.getByText('1 person')).toHaveAttribute('href', '/admin?day=2030-01-16');
  expect(screen.getByText('See who waits')).toHaveAttribute('href', '/admin/transaction-bookings?status=PENDING');
  expect(screen.getByText('Rp. 90.000.000')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bookings of the last 30 days' })).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Bars\. 4 bookings, the most on /);
});

test('one booking of the last days is one', async () => {
  const per_day = [{ date: '2030-01-15', bookings: 1 }];
  mockCall('get', '/api/overview', { json: { data: makeOverview({ per_day }) } });
  open();
  expect(await screen.findByRole('img')).toHaveAccessibleName('Bars. 1 booking, the most on 15 Jan 2030: 1.');
});

test('what the sessions of the month bring in, for administrators', async () => {
  const this_month = { taken: 78_000_000, still_due: 1_300_000, to_come: 42_900_000 };
  mockCall('get', '/api/overview', { json: { data: makeOverview({ this_month }) } });
  open();
  expect(await screen.findByRole('region', { name: 'Sessions of this month' })).toHaveTextContent(
    'Taken' + 'Rp. 78.000.000' + 'Still due' + 'Rp. 1.300.000' + 'To come' + 'Rp. 42.900.000',
  );
});

test.each([null, undefined])('nothing of that where it is %s', async (this_month) => {
  mockCall('get', '/api/overview', { json: { data: makeOverview({ this_month }) } });
  open();
  await said('5 people');
  expect(screen.queryByText('Sessions of this month')).toBeNull();
});

test('figures that cannot be loaded are tried again', async () => {
  mockCall('get', '/api/overview', (_call, index) =>
    index === 0 ? failure(500, REASON) : { json: { data: makeOverview() } },
  );
  const { user } = open();
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await said('5 people')).toBeVisible();
});

test('an answer of another form shows nothing', async () => {
  const calls = mockCall('get', '/api/overview', { json: listOf([]) });
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Sessions today')).not.toBeInTheDocument();
});

test('the figures are asked for anew when the window is looked at again', async () => {
  mockCall('get', '/api/overview', (_call, index) => ({ json: { data: makeOverview({ waiting: 41 + index }) } }));
  open();
  expect(await said('41')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await said('42')).toBeVisible();
});

test('after midnight the figures are those of the new day, on a screen that stays open', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T15:00:00Z'), advanceTimers: true });
  mockCall('get', '/api/sessions', { json: listOf([]) });
  mockCall('get', '/api/days', { json: listOf([]) });
  const calls = mockCall('get', '/api/overview', { json: { data: makeOverview() } });
  openScreen(DashboardPage, '/admin');
  expect(await said('1 person')).toHaveAttribute('href', '/admin?day=2026-12-02');
  expect(calls).toHaveLength(1);
  jest.setSystemTime(Date.parse('2026-12-01T16:00:01Z'));
  // The clock alone: nobody has gone away and come back.
  act(() => {
    jest.advanceTimersByTime(30_000);
  });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByText('1 person')).toHaveAttribute('href', '/admin?day=2026-12-03');
});

test.each([
  [-49, 'told'],
  [-9, 'taken'],
  [0, 'taken'],
  [9, 'taken'],
  [49, 'told'],
])('a clock that is off by %s minutes at the school’s midnight is %s', async (minutes, outcome) => {
  jest.useFakeTimers({ now: new Date('2030-01-15T16:00:00Z').getTime() + minutes * 60_000, advanceTimers: true });
  // The backend's today, on either side of midnight, is the other one.
  const per_day = [{ date: minutes < 0 ? '2030-01-16' : '2030-01-15', bookings: 1 }];
  mockBoard([]);
  mockCall('get', '/api/overview', { json: { data: makeOverview({ per_day }) } });
  openScreen(DashboardPage, '/admin');
  await screen.findByRole('heading', { name: 'Bookings of the last 1 days' });
  const notice = screen.queryByText(/^This device says that today is .* Check the clock of this device/);
  if (outcome === 'taken') expect(notice).toBeNull();
  else
    expect(notice).toHaveTextContent(
      minutes < 0
        ? 'today is Tuesday 15 January 2030, the server says Wednesday 16 January 2030.'
        : 'today is Wednesday 16 January 2030, the server says Tuesday 15 January 2030.',
    );
});
