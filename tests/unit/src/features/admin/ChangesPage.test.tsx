import { screen, waitFor } from '@testing-library/react';
import type { Change } from '../../../../../src/api';
import { ChangesPage } from '../../../../../src/features/admin/changes/changes';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import { listOf } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { openScreen, REASON, said } from './screenSuite';

const route = '/admin/changes';
const list = '/api/changes';
const made = { id: '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21', name: 'Made' };
const price: Change = {
  id: '41',
  created_at: '2026-11-02T16:30:00.000Z',
  actor: 'Made',
  actor_id: made.id,
  what: 'LESSONS',
  text: 'Price of Group Surf Lesson: Rp. 350.000 to Rp. 375.000.',
  booking_code: null,
};
const cancelled: Change = {
  ...price,
  id: '42',
  actor: null,
  actor_id: null,
  what: 'BOOKINGS',
  text: 'Status: PENDING to CANCELLED.',
  booking_code: 'ABCDEFGH23',
};
const today = schoolToday();

const answer = (rows: Change[], paging = {}) => ({ json: { ...listOf(rows, paging), actors: [made] } });
const open = (query = '') => openScreen(ChangesPage, `${route}${query}`);
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('title, columns and cells; a code leads to the booking', async () => {
  const calls = mockCall('get', list, answer([cancelled, price, { ...price, id: '43', what: 'GIFT_CARDS' }]));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await said(cancelled.text);
  expect(calls[0]?.url.search).toBe('?page=1');
  expect(texts('thead th')).toEqual(['#', 'Change', 'What', 'Who', 'When']);
  expect(texts('tbody tr[data-row-key] td')).toEqual([
    ...['1', 'Status: PENDING to CANCELLED.ABCDEFGH23', 'Bookings', 'A guest', '3 Nov 2026, 00:30'],
    ...['2', price.text, 'Lessons', 'Made', '3 Nov 2026, 00:30'],
    ...['3', price.text, 'Gift cards', 'Made', '3 Nov 2026, 00:30'],
  ]);
  expect(screen.getByRole('link', { name: 'ABCDEFGH23' })).toHaveAttribute(
    'href',
    '/admin/transaction-bookings?booking=ABCDEFGH23',
  );
});

test('who, what and when are in the address, and begin on page 1', async () => {
  const calls = mockCall('get', list, answer([price], { page: 2, total_item: 11 }));
  const { user, router } = open('?page=2');
  await said(price.text);
  await user.selectOptions(screen.getByLabelText('Who'), 'Made');
  expect(router.state.location.search).toBe(`?actor=${made.id}`);
  await user.selectOptions(screen.getByLabelText('What'), 'Lessons');
  expect(router.state.location.search).toBe(`?actor=${made.id}&what=LESSONS`);
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe(`?page=1&actor=${made.id}&what=LESSONS`));
  await user.selectOptions(screen.getByLabelText('Who'), 'Who: all');
  expect(router.state.location.search).toBe('?what=LESSONS');
});

test('the days are the last 31, or those of the address; one end takes the other along', async () => {
  const calls = mockCall('get', list, answer([price]));
  const { user, router } = open();
  await said(price.text);
  const [from, to] = [screen.getByLabelText('Changed from'), screen.getByLabelText('Changed to')];
  expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual([dayAfter(today, -30), today]);
  await user.clear(to);
  await user.type(to, '2026-01-20{Enter}');
  expect(router.state.location.search).toBe('?from=2026-01-20&to=2026-01-20');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&from=2026-01-20&to=2026-01-20'));
  await user.clear(from);
  await user.type(from, '2024-01-01{Enter}');
  expect(router.state.location.search).toBe('?from=2024-01-01&to=2024-12-31');
});

test('what nobody can ask for is not asked for', async () => {
  const calls = mockCall('get', list, answer([price]));
  open('?what=SECRETS&from=2026-02-31&to=now');
  await said(price.text);
  expect(calls[0]?.url.search).toBe('?page=1');
  expect(screen.getByLabelText('What')).toHaveValue('');
});

test('a range of the address that is the wrong way round is turned', async () => {
  const calls = mockCall('get', list, answer([price]));
  open('?from=2026-02-20&to=2026-01-20');
  await said(price.text);
  expect(calls[0]?.url.search).toBe('?page=1&from=2026-01-20&to=2026-02-20');
  expect(screen.getByLabelText('Changed from')).toHaveValue('2026-01-20');
  expect(screen.getByLabelText('Changed to')).toHaveValue('2026-02-20');
});

test('a person of the address who changed nothing in these days is not said to be all', async () => {
  mockCall('get', list, answer([]));
  open('?actor=6c1d7a52-7d0e-4a44-9a5e-1f9d3c0a6b21');
  expect(await said('Nothing was changed in these days.')).toBeVisible();
  expect(screen.getByLabelText('Who')).toHaveDisplayValue('Nobody in these days');
});

test('nothing, and what went wrong', async () => {
  let isDown = true;
  mockCall('get', list, () => (isDown ? failure(500, REASON) : answer([])));
  const { user } = open();
  expect(await said(REASON)).toBeVisible();
  expect(screen.queryByText('Nothing was changed in these days.')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByText('Try again'));
  expect(await said('Nothing was changed in these days.')).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

test('a backend that has no such call is no failure', async () => {
  mockCall('get', list, failure(404, 'Not found'));
  open();
  expect(await said('Nothing was changed in these days.')).toBeVisible();
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
});
