import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminApi, type Instructor, type Session } from '../../../../../../src/api';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { remarkOn } from '../../../../../../src/features/admin/dashboard/teaching';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf, makeInstructor } from '../../../../../support/web/factories';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { openScreen, REASON } from '../screenSuite';

const today = schoolToday();
const komang = makeInstructor({ name: 'Komang', away: [] });
const ayu = makeInstructor({ name: 'Ayu', away: [today] });
const gone = makeInstructor({ name: 'Gone', is_active: false, away: [] });
const at7 = { start_time: '07:00', surf_spot_id: 'kuta' };

function openBoard(sessions: Session[], instructors: Instructor[] = [komang, ayu, gone], route = '/admin') {
  mockBoard(sessions, { instructors });
  return openScreen(DashboardPage, route);
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

test('on a day that the list of instructors does not reach the roster says who is away', async () => {
  const day = dayAfter(today, 92);
  const days = (is_away: boolean) => [{ date: day, sessions: 0, people: 0, is_away }];
  const row = { sessions: 0, people: 0, minutes: 0 };
  const roster = mockCall('get', '/api/roster', {
    json: listOf([
      { ...row, id: komang.id, name: 'Komang', days: days(true) },
      { ...row, id: ayu.id, name: 'Ayu', days: days(false) },
      { ...row, id: null, name: null, days: days(false) },
    ]),
  });
  openBoard([makeSession({ ...at7, reservation_date: day })], [komang, ayu, gone], `/admin?day=${day}`);
  await waitFor(async () =>
    expect(await optionsOf('Instructor of Sari Dewi')).toEqual(['Nobody yet', 'Komang (away)', 'Ayu']),
  );
  expect(roster[0]?.url.search).toBe(`?from=${day}&to=${day}`);
});

test('whoever teaches a session stays in its menu, and on paper by name, also once inactive, which is said', async () => {
  const session = makeSession({ instructor_id: gone.id, instructor_name: 'Gone' });
  openBoard([session]);
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(gone.id);
  expect(screen.getAllByText('Gone', { selector: 'span' })).toHaveLength(1);
  expect(screen.getByText('inactive', { selector: 'small' })).toBeVisible();
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

const MEANWHILE = 'Somebody has changed this booking meanwhile.';

/** The calls that change single sessions, answered with the next version, and refused where they name another than the stored one. */
function versioned(session: Session) {
  const stored = { ...session };
  return mockCall('patch', `/api/sessions/${session.id}`, ({ body }) => {
    const { version, ...change } = body as Partial<Session>;
    if (version !== stored.version) return failure(409, MEANWHILE);
    Object.assign(stored, change, { version: (stored.version ?? 0) + 1 });
    return { json: { data: { ...stored } } };
  });
}
const button = (name: string) => screen.findByRole('button', { name });

test('the version that is seen is named, of each of several sessions', async () => {
  const rows = ['One', 'Two'].map((customer_name, index) => makeSession({ ...at7, customer_name, version: 3 + index }));
  const [one = makeSession(), two = makeSession()] = rows;
  const { user } = openBoard(rows);
  const single = versioned(two);
  await user.selectOptions(await menu('Instructor of Two'), 'Komang');
  await waitFor(() => expect(single.map(({ body }) => body)).toEqual([{ instructor_id: komang.id, version: 4 }]));
  const calls = mockCall('patch', '/api/sessions', { json: { data: rows, refusals: [], recipients: [] } });
  await waitFor(async () => expect(await menu('Instructor of all: 07:00 · Kuta Beach')).toBeEnabled());
  await user.selectOptions(await menu('Instructor of all: 07:00 · Kuta Beach'), 'Ayu (away)');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ versions: { [one.id]: 3, [two.id]: 5 } });
});

test('presses that follow each other fast are saved one after the other, each with the version of the one before', async () => {
  const session = makeSession({ ...at7, version: 7 });
  const calls = versioned(session);
  const { user } = openBoard([session]);
  const [arrived, noShow] = [await button('Arrived: Sari Dewi'), await button('No-show: Sari Dewi')];
  await menu('Instructor of Sari Dewi');
  fireEvent.click(arrived);
  fireEvent.click(noShow);
  expect(noShow).toHaveAttribute('aria-pressed', 'true');
  await user.selectOptions(await menu('Instructor of Sari Dewi'), 'Komang');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ body }) => body)).toEqual([
    { attendance: 'ARRIVED', version: 7 },
    expect.objectContaining({ version: 8 }),
    expect.objectContaining({ version: 9 }),
  ]);
  await waitFor(async () => expect(await menu('Instructor of Sari Dewi')).toHaveValue(komang.id));
  expect(await button('No-show: Sari Dewi')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('who steps through the menu with arrow keys keeps the focus, and of what was passed nothing is saved', async () => {
  const session = makeSession({ ...at7, version: 1 });
  const { user } = openBoard([session]);
  const answers = gate();
  const calls = mockCall('patch', `/api/sessions/${session.id}`, async ({ body }, index) => {
    await answers.opened;
    return { json: { data: { ...session, ...(body as Partial<Session>), version: 2 + index } } };
  });
  for (const choice of ['Komang', 'Nobody yet', 'Ayu (away)'])
    await user.selectOptions(await menu('Instructor of Sari Dewi'), choice);
  expect(await menu('Instructor of Sari Dewi')).toHaveFocus();
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(ayu.id);
  answers.open();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { instructor_id: komang.id, version: 1 },
    { instructor_id: ayu.id, version: 2 },
  ]);
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(ayu.id);
});

test('an answer that was on its way before a press does not take it back', async () => {
  const session = makeSession({ ...at7, version: 1 });
  const { store, user } = openBoard([session]);
  await button('Arrived: Sari Dewi');
  const former = gate();
  const lists = mockCall('get', '/api/sessions', async (_call, index) => {
    if (index === 0) await former.opened;
    return { json: listOf([index === 0 ? session : { ...session, attendance: 'ARRIVED', version: 2 }]) };
  });
  versioned(session);
  const range = { from: today, to: today };
  const asked = store.dispatch(adminApi.endpoints.listSessions.initiate(range, { forceRefetch: true }));
  await waitFor(() => expect(lists).toHaveLength(1));
  await user.click(await button('Arrived: Sari Dewi'));
  await waitFor(() => expect(screen.getByLabelText('Attendance of Sari Dewi')).toHaveAttribute('aria-busy', 'false'));
  former.open();
  await act(() => asked);
  await waitFor(() => expect(lists).toHaveLength(2));
  await waitFor(async () => expect(await button('Arrived: Sari Dewi')).toHaveAttribute('aria-pressed', 'true'));
});

test('where somebody else was faster, the row says so and shows what is stored now', async () => {
  const session = makeSession({ ...at7, version: 1 });
  const now: Session = { ...session, attendance: 'NO_SHOW', instructor_id: komang.id, version: 3 };
  const calls = versioned(now);
  const { user } = openBoard([session]);
  await button('Arrived: Sari Dewi');
  await menu('Instructor of Sari Dewi');
  mockCall('get', '/api/sessions', { json: listOf([now]) });
  await user.click(await button('Arrived: Sari Dewi'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${MEANWHILE}`);
  await waitFor(async () => expect(await button('No-show: Sari Dewi')).toHaveAttribute('aria-pressed', 'true'));
  expect(await menu('Instructor of Sari Dewi')).toHaveValue(komang.id);
  await user.selectOptions(await menu('Instructor of Sari Dewi'), 'Nobody yet');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ instructor_id: null, version: 3 }));
});

test('where somebody else has moved a guest to another day, it is said who, and why nothing was saved', async () => {
  const session = makeSession({ ...at7, version: 1 });
  versioned({ ...session, version: 2 });
  const { user } = openBoard([session]);
  await button('Arrived: Sari Dewi');
  mockCall('get', '/api/sessions', { json: listOf([]) });
  await user.click(await button('Arrived: Sari Dewi'));
  expect(await screen.findByText(`Sari Dewi: ${MEANWHILE}`)).toBeVisible();
  expect(screen.getByText('Nobody is booked for this day.')).toBeVisible();
});

test('where somebody else has changed one of an hour and spot, the menu says so and all show what is stored now', async () => {
  const rows = ['One', 'Two'].map((customer_name) => makeSession({ ...at7, customer_name, version: 1 }));
  const { user } = openBoard(rows);
  const all = 'Instructor of all: 07:00 · Kuta Beach';
  await menu(all);
  mockCall('patch', '/api/sessions', failure(409, MEANWHILE));
  mockCall('get', '/api/sessions', {
    json: listOf(rows.map((row) => ({ ...row, instructor_id: ayu.id, version: 2 }))),
  });
  await user.selectOptions(await menu(all), 'Komang');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${MEANWHILE}`);
  await waitFor(async () => expect(await menu(all)).toHaveValue(ayu.id));
});

test('who teaches is not left out in silence where it cannot be loaded', async () => {
  openBoard([makeSession(at7)]);
  mockCall('get', '/api/instructors', (_call, index) =>
    index === 0 ? failure(500, REASON) : { json: listOf([komang]) },
  );
  expect(await screen.findByText(REASON)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Instructor of Sari Dewi' })).toBeNull();
  fireEvent.click(screen.getByText('Try again'));
  expect(await optionsOf('Instructor of Sari Dewi')).toEqual(['Nobody yet', 'Komang']);
  expect(screen.queryByText(REASON)).toBeNull();
});
