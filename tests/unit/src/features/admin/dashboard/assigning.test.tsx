import { screen, waitFor, within } from '@testing-library/react';
import type { Instructor, Session } from '../../../../../../src/api';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { remarkOn } from '../../../../../../src/features/admin/dashboard/teaching';
import { schoolToday } from '../../../../../../src/lib/dates';
import { makeDay, makeOverview, makeSession } from '../../../../../support/web/dayRows';
import { listOf, makeInstructor } from '../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../support/web/network';
import { openScreen, REASON } from '../screenSuite';

const today = schoolToday();
const komang = makeInstructor({ name: 'Komang', away: [] });
const ayu = makeInstructor({ name: 'Ayu', away: [today] });
const gone = makeInstructor({ name: 'Gone', is_active: false, away: [] });
const at7 = { start_time: '07:00', surf_spot_id: 'kuta' };

function openBoard(sessions: Session[], instructors: Instructor[] = [komang, ayu, gone]) {
  mockCall('get', '/api/sessions', { json: listOf(sessions) });
  mockCall('get', '/api/days', { json: listOf([makeDay()]) });
  mockCall('get', '/api/overview', { json: { data: makeOverview() } });
  mockCall('get', '/api/instructors', { json: listOf(instructors) });
  return openScreen(DashboardPage, '/admin');
}
const answer = (session: Session) =>
  mockCall('patch', `/api/sessions/${session.id}`, ({ body }) => {
    const { instructor_id: id } = body as { instructor_id: string | null };
    const name = [komang, ayu].find((one) => one.id === id)?.name ?? null;
    return { json: { data: { ...session, instructor_id: id, instructor_name: name } } };
  });
const menu = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = async (name: string) => [...(await menu(name)).options].map(({ text }) => text);

test('a row: who is away is said, who is inactive left out; a choice is saved at once and counted', async () => {
  const session = makeSession(at7);
  const calls = answer(session);
  const { user } = openBoard([session]);
  expect(await optionsOf('Instructor of Sari Dewi')).toEqual(['Nobody yet', 'Komang', 'Ayu (away)']);
  expect(screen.getAllByText('Nobody yet: 1 session').length).toBeGreaterThan(0);
  await user.selectOptions(await menu('Instructor of Sari Dewi'), 'Ayu (away)');
  await waitFor(() => expect(screen.queryByText('Nobody yet: 1 session')).not.toBeInTheDocument());
  expect(calls.map(({ body }) => body)).toEqual([{ instructor_id: ayu.id }]);
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(ayu.id);
  expect(screen.getByText('away', { selector: 'small' })).toBeVisible();
  await user.selectOptions(await menu('Instructor of Sari Dewi'), 'Nobody yet');
  await waitFor(() => expect(calls.map(({ body }) => body).at(-1)).toEqual({ instructor_id: null }));
});

test('whoever teaches a session stays in its menu, and on paper by name, also once inactive', async () => {
  const session = makeSession({ instructor_id: gone.id, instructor_name: 'Gone' });
  openBoard([session]);
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(gone.id);
  expect(screen.getAllByText('Gone', { selector: 'span' })).toHaveLength(1);
});

test('all of an hour and spot at once, in order, but those who have the instructor already', async () => {
  const [one, two, three] = [
    makeSession({ ...at7, customer_name: 'One' }),
    makeSession({ ...at7, customer_name: 'Two', instructor_id: komang.id, instructor_name: 'Komang' }),
    makeSession({ ...at7, customer_name: 'Three' }),
  ];
  const [first, second, third] = [answer(one), answer(two), answer(three)];
  const { user } = openBoard([one, two, three]);
  const all = 'Instructor of all: 07:00 · Kuta Beach';
  expect(await menu(all)).toHaveValue('several');
  await user.selectOptions(await menu(all), 'Komang');
  await waitFor(() => expect(third).toHaveLength(1));
  await waitFor(async () => expect(await menu(all)).toHaveValue(komang.id));
  expect([first.length, second.length]).toEqual([1, 0]);
});

test('a failure stops at the first that fails, and is said once', async () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((customer_name) => makeSession({ ...at7, customer_name }));
  if (!one || !two || !three) return;
  answer(one);
  mockCall('patch', `/api/sessions/${two.id}`, failure(404, REASON));
  const third = answer(three);
  const { user } = openBoard([one, two, three]);
  await user.selectOptions(await menu('Instructor of all: 07:00 · Kuta Beach'), 'Komang');
  expect(await screen.findByRole('alert')).toHaveTextContent(`1 of 3 saved. Not saved: ${REASON}`);
  expect(third).toHaveLength(0);
  expect(await menu('Instructor of One')).toHaveValue(komang.id);
});

test('where nobody teaches there is nothing to choose; a backend without the call is the same', async () => {
  const { unmount } = openBoard([makeSession()], []);
  expect(await screen.findByRole('link', { name: 'Sari Dewi' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Nobody yet/)).not.toBeInTheDocument();
  unmount();
  mockCall('get', '/api/sessions', { json: listOf([makeSession()]) });
  mockCall('get', '/api/instructors', failure(404, 'Not here'));
  openScreen(DashboardPage, '/admin');
  const row = (await screen.findByRole('link', { name: 'Sari Dewi' })).closest('tr') ?? document.body;
  expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByText('Not here')).not.toBeInTheDocument();
});

test('teaching elsewhere: another spot or hour that overlaps, but not the same hour and spot', () => {
  const mine = makeSession({ ...at7, minutes: 90 });
  const other = (change: Partial<Session>) => [
    makeSession({ ...at7, minutes: 90, instructor_id: komang.id, ...change }),
  ];
  const remark = (change: Partial<Session>) => remarkOn(komang, [mine], other(change));
  expect(remark({})).toBeNull();
  expect(remark({ surf_spot_name: 'Canggu' })).toBe('at Canggu at 07:00');
  expect(remark({ start_time: '08:00' })).toBe('at Kuta Beach at 08:00');
  expect(remark({ start_time: '08:30' })).toBeNull();
  expect(remark({ start_time: null, surf_spot_name: 'Canggu' })).toBeNull();
  expect(remark({ surf_spot_name: 'Canggu', instructor_id: ayu.id })).toBeNull();
  expect(remarkOn(ayu, [mine], [])).toBe('away');
});
