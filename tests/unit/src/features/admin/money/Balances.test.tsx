import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Balances } from '../../../../../../src/features/admin/money/Balances';
import { listOf } from '../../../../../support/web/factories';
import { makeBalance } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { openPart, REASON, said } from '../screenSuite';

const open = (query = '') => openPart(<Balances />, `/admin/money${query}`);

beforeEach(() => {
  // Already 2 December in Bali.
  jest.useFakeTimers({ now: Date.parse('2026-12-01T17:00:00Z'), advanceTimers: true });
});

const owing = (since: string, owed: number, customer_name = 'Ayu Test') =>
  makeBalance({ since, owed, earned: owed + 100_000, received: 100_000, customer_name });
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const region = (name: string) => screen.findByRole('region', { name });
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

test('what is owed by its age: 7 and 30 days after the session still belong to the younger one', async () => {
  const calls = mockCall('get', '/api/balances', {
    json: listOf([
      owing('2026-11-01', 16_000, 'Old'),
      owing('2026-11-02', 8000),
      owing('2026-11-24', 4000),
      owing('2026-11-25', 2000),
      owing('2026-12-02', 1000, 'New'),
    ]),
  });
  open();
  const owed = await region('Owed');
  expect(calls[0]?.url.search).toBe('?day=2026-12-02');
  expect(within(owed).getByText('Rp. 31.000')).toBeVisible();
  expect(figure('Up to 7 days')).toHaveTextContent(/^Rp\. 3\.000$/);
  expect(figure('8 to 30 days')).toHaveTextContent(/^Rp\. 12\.000$/);
  expect(figure('More than 30 days')).toHaveTextContent(/^Rp\. 16\.000$/);
  const rows = within(owed).getAllByRole('row', { hidden: true });
  expect(cells(rows[0] ?? owed)).toEqual(['Guest', 'Since', 'Days', 'Owed']);
  expect(cells(rows[1] ?? owed)).toEqual(['Old ABCDEFGH23', '1 Nov 2026', '31', 'Rp. 16.000']);
  expect(cells(rows[5] ?? owed)).toEqual(['New ABCDEFGH23', '2 Dec 2026', '0', 'Rp. 1.000']);
  expect(within(owed).getByRole('link', { name: 'Old', hidden: true })).toHaveAttribute(
    'href',
    '/admin/transaction-bookings?booking=ABCDEFGH23',
  );
});

test('what is paid and not yet surfed, and what of it is for no session', async () => {
  mockCall('get', '/api/balances', {
    json: listOf([
      makeBalance({ received: 700_000, earned: 50_000, deferred: 650_000, over: 20_000 }),
      makeBalance({ received: 30_000, deferred: 30_000, over: 30_000, booking_status: 'CANCELLED' }),
    ]),
  });
  open();
  const ahead = await region('Paid and not yet surfed');
  expect(within(ahead).getByText('Rp. 680.000')).toBeVisible();
  expect(figure('For sessions to come')).toHaveTextContent('Rp. 630.000');
  expect(figure('For no session')).toHaveTextContent('Rp. 50.000');
  const rows = within(ahead).getAllByRole('row', { hidden: true }).map(cells);
  expect(rows).toEqual([
    ['Guest', 'Received', 'Surfed', 'Paid ahead'],
    ['Ayu Test ABCDEFGH23', 'Rp. 700.000', 'Rp. 50.000', 'Rp. 650.000'],
    ['Ayu Test ABCDEFGH23, cancelled', 'Rp. 30.000', 'Rp. 0', 'Rp. 30.000'],
  ]);
});

test('today is tomorrow’s after midnight, on a screen that stays open', async () => {
  const calls = mockCall('get', '/api/balances', { json: listOf([]) });
  open();
  await waitFor(() => expect(calls.map(({ url }) => url.search)).toEqual(['?day=2026-12-02']));
  jest.setSystemTime(Date.parse('2026-12-02T17:00:00Z'));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(calls.map(({ url }) => url.search)).toEqual(['?day=2026-12-02', '?day=2026-12-03']));
});

test('the day is in the address: today, the end of last month, or any', async () => {
  const calls = mockCall('get', '/api/balances', { json: listOf([]) });
  const { user, router } = open();
  await region('Owed');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByText('End of Nov 2026'));
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?day=2026-11-30'));
  expect(router.state.location.search).toBe('?day=2026-11-30');
  expect(screen.getByLabelText('At the end of')).toHaveValue('2026-11-30');
  fireEvent.change(screen.getByLabelText('At the end of'), { target: { value: '2026-10-31' } });
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?day=2026-10-31'));
  await user.click(screen.getByText('Today'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await region('Owed');
});

test('a day that is none is today', async () => {
  const calls = mockCall('get', '/api/balances', { json: listOf([]) });
  open('?day=nonsense');
  await region('Owed');
  expect(calls[0]?.url.search).toBe('?day=2026-12-02');
});

test('nothing owed and nothing paid ahead', async () => {
  mockCall('get', '/api/balances', { json: listOf([]) });
  open();
  const owed = await region('Owed');
  expect(within(owed).getAllByText('Rp. 0')).toHaveLength(4);
  expect(within(owed).queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});

test('of many only the first are shown', async () => {
  mockCall('get', '/api/balances', {
    json: listOf(Array.from({ length: 25 }, () => owing('2026-12-02', 1000))),
  });
  const { user } = open();
  const owed = await region('Owed');
  await user.click(within(owed).getByText('25 bookings'));
  expect(within(owed).getAllByRole('row')).toHaveLength(21);
  await user.click(within(owed).getByText('Show all 25'));
  expect(within(owed).getAllByRole('row')).toHaveLength(26);
});

test('a file of each, of the day that is shown', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  mockCall('get', '/api/balances', {
    json: listOf([owing('2026-11-02', 8000), makeBalance({ deferred: 1 }), makeBalance({ deferred: 2 })]),
  });
  const { user } = open('?day=2026-11-30');
  await user.click(await screen.findByText('Export what is owed'));
  expect(await said('1 booking exported.')).toBeInTheDocument();
  await user.click(screen.getByText('Export what is paid ahead'));
  expect(await said('2 bookings exported.')).toBeInTheDocument();
  expect(saved).toEqual(['owed-2026-11-30.csv', 'paid-ahead-2026-11-30.csv']);
});

test('says that it is loading, why it failed, and can be tried again', async () => {
  mockCall('get', '/api/balances', (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([]) }));
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading what is owed and paid ahead...');
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await region('Owed')).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test('nothing with a backend that lacks it', async () => {
  mockCall('get', '/api/balances', failure(404, REASON));
  open();
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});
