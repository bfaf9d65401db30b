import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RosterRow } from '../../../../../../src/api';
import { RosterPage } from '../../../../../../src/features/admin/roster/RosterPage';
import { rosterCsv } from '../../../../../../src/features/admin/roster/rosterCsv';
import { longDay } from '../../../../../../src/features/admin/shared/boardDay';
import { dayAfter } from '../../../../../../src/lib/dates';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf, newId } from '../../../../../support/web/factories';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { openScreen, REASON } from '../screenSuite';

const [komang, gone] = [newId(), newId()];
type Sums = Partial<Pick<RosterRow, 'sessions' | 'people' | 'minutes'>>;
const rowOf = (from: string, to: string, id: string | null, name: string | null, sums: Sums, away: string[] = []) => {
  const days: RosterRow['days'] = [];
  for (let date = from; date <= to; date = dayAfter(date)) {
    const isFirst = date === from;
    days.push({ date, sessions: isFirst ? 2 : 0, people: isFirst ? 5 : 0, is_away: away.includes(date) });
  }
  return { id, name, sessions: 0, people: 0, minutes: 0, ...sums, days };
};

/** A week of two rows, and a month in which somebody else has taught as well. */
function answerRoster(away: string[] = []) {
  return mockCall('get', '/api/roster', ({ url }) => {
    const [from = '', to = ''] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    const isMonth = from.endsWith('-01') && to.slice(8) > '27';
    const rows = [
      rowOf(from, to, komang, 'Komang', { sessions: 12, people: 30, minutes: 1170 }, away),
      ...(isMonth ? [rowOf(from, to, gone, 'Gone', { sessions: 1, people: 2, minutes: 90 }, away)] : []),
      rowOf(from, to, null, null, { sessions: 3, people: 4, minutes: 270 }),
    ];
    return { json: listOf(rows) };
  });
}
const cellTexts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowNamed = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body;

test('the week by people with the sums of its month, today marked; who taught in the month alone is there, too', async () => {
  const calls = answerRoster(['2027-05-13']);
  openScreen(RosterPage, '/admin/roster?day=2027-05-14');
  expect(await screen.findByRole('heading', { level: 2, name: '10 May 2027 to 16 May 2027' })).toBeVisible();
  const komangs = cellTexts(await rowNamed('Komang'));
  const away = (day: string, what: string) => `Komang away on ${longDay(day)}: ${what}`;
  expect(komangs.slice(0, 4)).toEqual([
    away('2027-05-10', '2 sessions, 5 people'),
    away('2027-05-11', '–no sessions'),
    away('2027-05-12', '–no sessions'),
    away('2027-05-13', 'Away'),
  ]);
  await waitFor(async () => expect(cellTexts(await rowNamed('Komang')).slice(7)).toEqual(['12', '30', '19.5']));
  await waitFor(async () => expect(cellTexts(await rowNamed('Gone')).slice(-3)).toEqual(['1', '2', '1.5']));
  expect(cellTexts(await rowNamed('Gone'))[3]).toBe(`Gone away on ${longDay('2027-05-13')}: Away`);
  expect(cellTexts(await rowNamed('Nobody yet')).slice(-3)).toEqual(['3', '4', '4.5']);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Komang', 'Gone', 'Nobody yet']);
  expect(calls.map(({ url }) => url.search).toSorted()).toEqual([
    '?from=2027-05-01&to=2027-05-31',
    '?from=2027-05-10&to=2027-05-16',
  ]);
  expect(screen.getByRole('link', { name: 'Mon 10' })).toHaveAttribute('href', '/admin?day=2027-05-10');
  expect(screen.getByRole('link', { name: 'The week after' })).toHaveAttribute('href', '/admin/roster?day=2027-05-21');
  expect(document.querySelectorAll('th[aria-current]')).toHaveLength(0);
});

test('sums are empty, not 0, until the month is known', async () => {
  const month = gate();
  mockCall('get', '/api/roster', async ({ url }) => {
    const [from = '', to = ''] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    if (from.endsWith('-01')) await month.opened;
    return { json: listOf([rowOf(from, to, komang, 'Komang', {})]) };
  });
  openScreen(RosterPage, '/admin/roster?day=2027-05-14');
  expect(cellTexts(await rowNamed('Komang')).slice(7)).toEqual(['', '', '']);
  month.open();
  await waitFor(async () => expect(cellTexts(await rowNamed('Komang')).slice(7)).toEqual(['0', '0', '0']));
});

test('this week without an address of its own, with today marked', async () => {
  answerRoster();
  openScreen(RosterPage, '/admin/roster');
  await rowNamed('Komang');
  const [marked, ...others] = document.querySelectorAll('th[aria-current="date"]');
  expect(others).toEqual([]);
  expect(within(marked as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'This week' })).toHaveAttribute('aria-current', 'date');
});

test('a second press while the first is under way takes it back', async () => {
  answerRoster();
  const first = gate();
  const calls = mockCall('patch', `/api/instructors/${komang}/away`, async (_call, index) => {
    if (index === 0) await first.opened;
    return { json: { data: { id: komang, away: [] } } };
  });
  const { user } = openScreen(RosterPage, '/admin/roster?day=2027-05-14');
  const cell = async () => (await screen.findAllByRole('button', { name: /^Komang away on/ }))[1] ?? document.body;
  await user.click(await cell());
  expect(await cell()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(await cell());
  expect(await cell()).toHaveAttribute('aria-pressed', 'false');
  first.open();
  await waitFor(() => expect(calls.map(({ body }) => (body as { is_away: boolean }).is_away)).toEqual([true, false]));
});

test('a press marks somebody as away and asks for the roster anew; nobody cannot be away', async () => {
  const roster = answerRoster(['2027-05-13']);
  const calls = mockCall('patch', `/api/instructors/${komang}/away`, { json: { data: { id: komang, away: [] } } });
  const { user } = openScreen(RosterPage, '/admin/roster?day=2027-05-14');
  const name = (day: string, work: string) => `Komang away on ${longDay(day)}: ${work}`;
  const free = await screen.findByRole('button', { name: name('2027-05-11', 'no sessions') });
  const away = screen.getByRole('button', { name: name('2027-05-13', 'Away') });
  expect([free, away].map((cell) => cell.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(screen.getByRole('button', { name: name('2027-05-10', '2 sessions, 5 people') })).toBeVisible();
  await user.click(free);
  await waitFor(() => expect(roster).toHaveLength(4));
  await user.click(away);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { from: '2027-05-11', to: '2027-05-11', is_away: true },
    { from: '2027-05-13', to: '2027-05-13', is_away: false },
  ]);
  expect(within(await rowNamed('Nobody yet')).queryByRole('button')).not.toBeInTheDocument();
});

test('why a day was not noted is said long enough to be read, as the table has no room to keep it', async () => {
  answerRoster();
  mockCall('patch', `/api/instructors/${komang}/away`, failure(409, REASON));
  openScreen(RosterPage, '/admin/roster');
  const cell = (await screen.findAllByRole('button', { name: /^Komang away on/ }))[0] ?? document.body;
  jest.useFakeTimers({ advanceTimers: true });
  fireEvent.click(cell);
  expect(await screen.findByText(REASON)).toBeVisible();
  // Other toasts begin to go after five seconds.
  act(() => jest.advanceTimersByTime(5100));
  act(() => jest.advanceTimersByTime(800));
  expect(screen.getByText(REASON)).toBeVisible();
});

test('what went wrong is said; a backend without the call shows its heading alone', async () => {
  mockCall('get', '/api/roster', failure(500, REASON));
  const { unmount } = openScreen(RosterPage, '/admin/roster');
  expect(await screen.findByText(REASON)).toBeVisible();
  unmount();
  mockCall('get', '/api/roster', failure(404, 'Not here'));
  openScreen(RosterPage, '/admin/roster');
  await waitFor(() => expect(screen.queryByText('Loading the roster...')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Roster' })).toBeVisible();
  expect(screen.queryByText('Not here')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the file by which instructors are paid: sessions, people and hours by lesson, without cancelled bookings', () => {
  const by = (id: string | null, name: string | null, change: Parameters<typeof makeSession>[0] = {}) =>
    makeSession({ instructor_id: id, instructor_name: name, product_name: 'Group', minutes: 90, ...change });
  const text = rosterCsv([
    by(null, null),
    by('b', 'komang', { person: 4, attendance: 'NO_SHOW' }),
    by('b', 'komang', { person: 2, minutes: 120 }),
    by('b', 'komang', { product_name: '=Private' }),
    by('a', 'Ayu'),
    by('a', 'Ayu', { booking_status: 'CANCELLED' }),
  ]);
  expect(text).toMatch(/^\uFEFF/);
  expect(text.slice(1).split('\r\n')).toEqual([
    '"Instructor","Lesson","Sessions","People","Hours"',
    '"Ayu","Group",1,1,1.5',
    `"komang","'=Private",1,1,1.5`,
    '"komang","Group",2,6,3.5',
    '"Nobody yet","Group",1,1,1.5',
    '',
  ]);
});

test('is saved for the month of the week', async () => {
  answerRoster();
  const sessions = mockCall('get', '/api/sessions', { json: listOf([makeSession({ instructor_name: 'Komang' })]) });
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:roster', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = openScreen(RosterPage, '/admin/roster?day=2027-05-14');
  await user.click(await screen.findByText('Export May 2027'));
  expect(await screen.findByText('Roster exported.')).toBeVisible();
  expect(saved).toEqual(['roster-2027-05.csv']);
  expect(sessions.map(({ url }) => url.search)).toEqual(['?from=2027-05-01&to=2027-05-31']);
  click.mockRestore();
});
