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

test('all of an hour and spot at once, by one call', async () => {
  const rows = ['One', 'Two'].map((customer_name) => makeSession({ ...at7, customer_name }));
  const { user } = openBoard(rows);
  const taught = rows.map((row) => ({ ...row, instructor_id: komang.id, instructor_name: 'Komang' }));
  const calls = mockCall('patch', '/api/sessions', () => {
    mockCall('get', '/api/sessions', { json: listOf(taught) });
    return { json: { data: taught, refusals: [], recipients: [] } };
  });
  const all = 'Instructor of all: 07:00 · Kuta Beach';
  await user.selectOptions(await menu(all), 'Komang');
  await waitFor(async () => expect(await menu('Instructor of Two')).toHaveValue(komang.id));
  expect(await menu(all)).toHaveValue(komang.id);
  expect(calls.map(({ body }) => body)).toEqual([{ ids: rows.map(({ id }) => id), instructor_id: komang.id }]);
});

test('a failure changes none of them, and is said once', async () => {
  const rows = ['One', 'Two'].map((customer_name) => makeSession({ ...at7, customer_name }));
  const { user } = openBoard(rows);
  mockCall('patch', '/api/sessions', failure(404, REASON));
  await user.selectOptions(await menu('Instructor of all: 07:00 · Kuta Beach'), 'Komang');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${REASON}`);
  expect(await menu('Instructor of One')).toHaveValue('');
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
