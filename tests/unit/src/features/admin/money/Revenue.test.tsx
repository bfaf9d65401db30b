import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dayAfter } from '../../../../../../src/lib/dates';
import { listOf } from '../../../../../support/web/factories';
import { makeRevenue } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { REASON, said } from '../screenSuite';
import { beginMonth, open, revenue } from './moneyScreen';

beforeEach(beginMonth);

const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('figures, balances and what there is to see to are asked for anew when the window is looked at again', async () => {
  const calls = [
    revenue(),
    mockCall('get', '/api/balances', { json: listOf([]) }),
    mockCall('get', '/api/attention', { json: listOf([]) }),
  ];
  open();
  await screen.findByRole('table', { name: 'Revenue by lesson' });
  await said('Nothing needs attention.');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(calls.map(({ length }) => length)).toEqual([2, 2, 2]));
});

test('this month of the school by lesson, with its sum', async () => {
  const calls = revenue();
  open();
  expect(await screen.findByRole('table', { name: 'Revenue by lesson' })).toBeVisible();
  expect(calls[0]?.url.search).toBe('?from=2026-12-01&to=2026-12-31&by=lesson');
  expect(cells()).toEqual([
    ['Lesson', 'Sessions', 'People', 'Amount'],
    ['Group Surf', '3', '9', 'Rp. 3.150.000'],
    ['Private lesson', '1', '1', 'Rp. 500.000'],
    ['Total', '4', '10', 'Rp. 3.650.000'],
  ]);
  expect(screen.getByText(/^4 sessions, 10 people, 1\s–\s30 November 2026$/)).toBeVisible();
  expect(screen.getByLabelText('Period from')).toHaveValue('2026-12-01');
  expect(screen.getByLabelText('Period to')).toHaveValue('2026-12-31');
  expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is taken, still due and to come, where the backend tells', async () => {
  revenue(makeRevenue({ taken: 2_000_000, still_due: 650_000, to_come: 1_000_000 }));
  open();
  await screen.findByRole('table');
  for (const [name, amount] of [
    ['Taken', 'Rp. 2.000.000'],
    ['Still due', 'Rp. 650.000'],
    ['To come', 'Rp. 1.000.000'],
  ] as const)
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(amount);
});

test('nothing of that where it does not', async () => {
  revenue();
  open();
  await screen.findByRole('table');
  expect(screen.queryByText('To come')).toBeNull();
});

test('period and side are in the address, and Back goes back', async () => {
  const calls = revenue();
  const { user, router } = open();
  await user.click(await screen.findByText('Last month'));
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?from=2026-11-01&to=2026-11-30&by=lesson'));
  expect(router.state.location.search).toBe('?period=last-month');
  await user.click(screen.getByText('By spot'));
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?from=2026-11-01&to=2026-11-30&by=spot'));
  expect(router.state.location.search).toBe('?period=last-month&by=spot');
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'By lesson' })).toHaveAttribute('aria-pressed', 'true'),
  );
});

test('own days: one end takes the other with it, and a year that is being typed is waited for', async () => {
  const calls = revenue();
  const { router } = open('?from=2026-11-05&to=2026-11-10');
  const first = screen.getByLabelText('Period from');
  fireEvent.change(first, { target: { value: '0002-11-20' } });
  expect(first).toHaveValue('0002-11-20');
  expect(router.state.location.search).toBe('?from=2026-11-05&to=2026-11-10');
  fireEvent.change(first, { target: { value: '2026-11-20' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-20&to=2026-11-20'));
  fireEvent.change(screen.getByLabelText('Period to'), { target: { value: '2026-11-25' } });
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?from=2026-11-20&to=2026-11-25&by=lesson'));
  await screen.findByRole('table');
});

test('a field that is entered and filled at once, as by a script, begins from what was sent before', async () => {
  revenue();
  const { router } = open('?from=2026-10-01&to=2026-10-31');
  await screen.findByRole('table');
  const fill = (end: 'from' | 'to', value: string) =>
    act(() => {
      const field = screen.getByLabelText(`Period ${end}`);
      field.focus();
      fireEvent.change(field, { target: { value } });
    });
  fill('from', '2026-11-01');
  fill('to', '2026-11-05');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-05'));
  await screen.findByRole('table');
});

test.each([
  ['?from=2026-11-10&to=2026-11-05', '?from=2026-11-05&to=2026-11-10&by=lesson'],
  ['?from=nonsense&to=2026-11-05&by=toString', '?from=2026-12-01&to=2026-12-31&by=lesson'],
])('an address with something wrong: %s', async (query, asked) => {
  const calls = revenue();
  open(query);
  await screen.findByRole('table');
  expect(calls[0]?.url.search).toBe(asked);
});

test('more than 366 days are not asked for', () => {
  open('?from=2025-01-01&to=2026-06-01');
  expect(screen.getByText('A period has at most 366 days.')).toBeVisible();
  expect(screen.queryByText('Export sessions')).not.toBeInTheDocument();
});

test('by day: a bar for each, a row for those with sessions, which leads to its board', async () => {
  const days = Array.from({ length: 30 }, (_, index) => dayAfter('2026-11-01', index));
  const rows = days.map((key, index) => ({
    key,
    label: key,
    sessions: index === 2 ? 1 : 0,
    people: index === 2 ? 3 : 0,
    amount: index === 2 ? 1_500_000 : 0,
  }));
  revenue(makeRevenue({ by: 'day', rows, total_amount: 1_500_000 }));
  open('?by=day');
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Bars. Rupiah by day, the most on Tue 3 Nov: Rp. 1.500.000.',
  );
  expect(screen.getByTitle('3 Nov: Rp. 1.500.000')).toBeInTheDocument();
  expect(screen.getByText('1.5M')).toBeVisible();
  expect(cells().map(([day]) => day)).toEqual(['Day', 'Tue 3 Nov', 'Total']);
  expect(screen.getByRole('link', { name: 'Tue 3 Nov' })).toHaveAttribute('href', '/admin?day=2026-11-03');
});

test('a year by day has a bar and a row for each month, which leads to its days', async () => {
  const days = Array.from({ length: 365 }, (_, index) => dayAfter('2026-01-01', index));
  const rows = days.map((key) => ({ key, label: key, sessions: 1, people: 1, amount: 100_000 }));
  revenue(makeRevenue({ by: 'day', from: '2026-01-01', to: '2026-12-31', rows, total_amount: 36_500_000 }));
  open('?by=day&from=2026-01-01&to=2026-12-31');
  expect(await screen.findByTitle('Feb 2026: Rp. 2.800.000')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/Rupiah by month, the most in Jan 2026: Rp. 3.100.000/);
  expect(screen.getByRole('table', { name: 'Revenue by month' })).toBeVisible();
  expect(cells()).toHaveLength(14);
  expect(cells()[2]).toEqual(['Feb 2026', '28', '28', 'Rp. 2.800.000']);
  expect(cells().at(-1)).toEqual(['Total', '365', '365', 'Rp. 36.500.000']);
  expect(screen.getByRole('link', { name: 'Feb 2026' })).toHaveAttribute(
    'href',
    '/admin/money?by=day&from=2026-02-01&to=2026-02-28',
  );
});

test('by method: entries instead of people, and what was given back is negative', async () => {
  const rows = [
    { key: 'CASH', label: 'Cash', sessions: 2, people: 0, amount: 900_000 },
    { key: 'TRANSFER', label: 'Transfer', sessions: 1, people: 0, amount: -400_000 },
  ];
  revenue(makeRevenue({ by: 'method', rows, total_amount: 500_000 }));
  open('?by=method');
  await screen.findByRole('table', { name: 'Revenue by method' });
  expect(cells()).toEqual([
    ['Method', 'Entries', 'Amount'],
    ['Cash', '2', 'Rp. 900.000'],
    ['Transfer', '1', 'Rp. -400.000'],
    ['Total', '3', 'Rp. 500.000'],
  ]);
});

test('a period without anything', async () => {
  revenue(makeRevenue({ rows: [], total_amount: 0 }));
  open();
  expect(await said('No session in this period.')).toBeVisible();
});

test('figures that cannot be loaded say so, and can be tried again', async () => {
  mockCall('get', '/api/revenue', (_call, index) => (index === 0 ? failure(500, REASON) : { json: makeRevenue() }));
  const { user } = open();
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test('a backend that lacks it: the title alone', async () => {
  mockCall('get', '/api/attention', failure(404, REASON));
  mockCall('get', '/api/revenue', failure(404, REASON));
  open();
  await waitFor(() => expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});
