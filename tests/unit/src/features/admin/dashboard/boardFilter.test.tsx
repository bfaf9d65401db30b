import { act, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { boardPath } from '../../../../../../src/features/admin/shared/boardDay';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import type { Session } from '../../../../../../src/api';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf, makeInstructor } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { openScreen } from '../screenSuite';

const today = schoolToday();
const names = ['Agus', 'Ayu', 'Dewi', 'Ketut', 'Made', 'Nyoman'];
const paid = { amount_due: 0, payment_status: 'PAID' } as const;

function longDay(changes: Partial<Session>[] = []): Session[] {
  const sessions = names.map((customer_name, i) =>
    makeSession({ customer_name, booking_code: `${customer_name.toUpperCase()}2345`, ...changes[i] }),
  );
  mockBoard(sessions);
  return sessions;
}

const guests = (): string[] =>
  within(screen.getByRole('table', { name: /^Guests on/ }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => names.find((name) => textContent.startsWith(name)) ?? '')
    .filter(Boolean);
const filter = () => screen.findByRole('group', { name: 'Which guests' });

test('a long day shows who has not paid, with what is left out in words, and everybody again', async () => {
  longDay([paid, {}, paid, {}, paid, { amount_due: 50_000, payment_status: 'PAID' }]);
  const { user } = openScreen(DashboardPage, '/admin');
  const choices = within(await filter());
  await user.click(choices.getByRole('button', { name: 'Not paid 3' }));
  expect(guests()).toEqual(['Ayu', 'Ketut', 'Nyoman']);
  expect(screen.getByText('3 of 6 sessions are shown.')).toBeVisible();
  expect(screen.getByText('6 people')).toBeVisible();
  await user.click(choices.getByRole('button', { name: 'Everybody 6' }));
  expect(guests()).toEqual(names);
  expect(screen.queryByText(/sessions are shown/)).toBeNull();
});

test('one guest alone is told as one', async () => {
  longDay([{}, paid, paid, paid, paid, paid]);
  const { user } = openScreen(DashboardPage, '/admin');
  await user.click(within(await filter()).getByRole('button', { name: 'Not paid 1' }));
  expect(screen.getByText('1 of 6 sessions is shown.')).toBeVisible();
});

test('what is done with all is done with those that are shown', async () => {
  const hour = { start_time: '07:00', surf_spot_id: 'kuta', version: 1 };
  longDay([{ ...paid, ...hour }, hour, hour, hour, hour, hour]);
  mockCall('get', '/api/instructors', { json: listOf([makeInstructor()]) });
  const { user } = openScreen(DashboardPage, '/admin');
  const choices = within(await filter());
  expect(await screen.findByLabelText('Instructor of all: 07:00 · Kuta Beach')).toBeVisible();
  await user.click(choices.getByRole('button', { name: 'Not paid 5' }));
  expect(screen.queryByLabelText('Instructor of all: 07:00 · Kuta Beach')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose sessions' }));
  await user.click(screen.getByRole('button', { name: 'All 5' }));
  expect(screen.getByText('5 sessions, 5 people')).toBeVisible();
});

test('who arrives stays in the row until the choice is made anew', async () => {
  const [agus] = longDay([{}, { attendance: 'ARRIVED' }, { attendance: 'NO_SHOW' }]);
  const updates = mockCall('patch', `/api/sessions/${agus?.id ?? ''}`, () => {
    Object.assign(agus ?? {}, { attendance: 'ARRIVED' });
    return { json: { data: agus } };
  });
  const { user } = openScreen(DashboardPage, '/admin');
  const choices = within(await filter());
  await user.click(choices.getByRole('button', { name: 'Not arrived 4' }));
  expect(guests()).toEqual(['Agus', 'Ketut', 'Made', 'Nyoman']);
  const row = within(screen.getByRole('link', { name: 'Agus' }).closest('tr') ?? document.body);
  await user.click(row.getByRole('button', { name: /Arrived/ }));
  await waitFor(() => expect(updates).toHaveLength(1));
  await choices.findByRole('button', { name: 'Not arrived 3' });
  expect(guests()).toEqual(['Agus', 'Ketut', 'Made', 'Nyoman']);
  await user.click(choices.getByRole('button', { name: 'Not arrived 3' }));
  expect(guests()).toEqual(['Ketut', 'Made', 'Nyoman']);
});

test('so does who has come to the filter later, and an hour that is shown whole has its menu', async () => {
  const late = { start_time: '09:30', surf_spot_id: 'kuta', attendance: 'ARRIVED' } as const;
  const early = { start_time: '07:00', surf_spot_id: 'kuta' };
  const sessions = longDay([early, early, early, late, late, late]);
  mockCall('get', '/api/instructors', { json: listOf([makeInstructor()]) });
  const { user } = openScreen(DashboardPage, '/admin');
  const choices = within(await filter());
  await user.click(choices.getByRole('button', { name: 'Not arrived 3' }));
  expect(await screen.findByLabelText('Instructor of all: 07:00 · Kuta Beach')).toBeVisible();
  const look = async (attendance: Session['attendance'], count: number) => {
    Object.assign(sessions[3] ?? {}, { attendance });
    act(() => void window.dispatchEvent(new Event('focus')));
    await choices.findByRole('button', { name: `Not arrived ${String(count)}` });
  };
  await look(null, 4);
  expect(guests()).toEqual(['Agus', 'Ayu', 'Dewi', 'Ketut']);
  expect(screen.queryByLabelText('Instructor of all: 09:30 · Kuta Beach')).toBeNull();
  await look('ARRIVED', 3);
  expect(guests()).toEqual(['Agus', 'Ayu', 'Dewi', 'Ketut']);
});

test('a guest is found by name, code and phone', async () => {
  longDay([{}, {}, {}, {}, { customer_phone: '+6285799990000' }]);
  const { user } = openScreen(DashboardPage, '/admin');
  await filter();
  const box = screen.getByRole('searchbox', { name: 'Find a guest of this day' });
  for (const [text, found] of [
    ['nyo', ['Nyoman']],
    ['ketut2345', ['Ketut']],
    ['0857 9999', ['Made']],
  ] as const) {
    await user.clear(box);
    await user.type(box, text);
    expect(guests()).toEqual(found);
  }
  await user.clear(box);
  await user.type(box, 'nobody');
  expect(screen.getByText('0 of 6 sessions are shown.')).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Guests on/ })).toBeNull();
});

test('a short day has nothing to choose', async () => {
  longDay().pop();
  openScreen(DashboardPage, '/admin');
  expect(await screen.findByRole('link', { name: 'Made' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Which guests' })).toBeNull();
});

test('nobody arrives before the day', async () => {
  longDay();
  openScreen(DashboardPage, boardPath(dayAfter(today), today));
  expect(within(await filter()).queryByRole('button', { name: /^Not arrived/ })).toBeNull();
});
