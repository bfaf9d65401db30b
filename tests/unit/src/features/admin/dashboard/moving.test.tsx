import { screen, waitFor, within } from '@testing-library/react';
import type { Session, UpdateSessionsRequest } from '../../../../../../src/api';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf, makeInstructor, makeSpot } from '../../../../../support/web/factories';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { enter, openPart } from '../screenSuite';

const kuta = makeSpot({ name: 'Kuta' });
const canggu = makeSpot({ name: 'Canggu' });
const at = (spot: typeof kuta, customer_name: string, code: string): Session =>
  makeSession({
    customer_name,
    booking_code: code,
    surf_spot_id: spot.id,
    surf_spot_name: spot.name,
    start_time: '07:00',
    person: 2,
    version: 3,
  });
const ana = at(canggu, 'Ana', 'ANA2345678');
const budi = at(canggu, 'Budi', 'BUDI234567');
const citra = at(kuta, 'Citra', 'CTRA234567');
const words = (name: string) => `Hello ${name}, we meet at Kuta.`;

/** Answers trials and changes; `refuse` says why they are refused. */
function openBoard(refuse: (request: UpdateSessionsRequest) => string | null = () => null, rows = [ana, budi, citra]) {
  const instructors = [
    makeInstructor({ name: 'Komang', away: [] }),
    makeInstructor({ name: 'Ayu', away: [schoolToday()] }),
  ];
  mockBoard(rows, { instructors, spots: [kuta, canggu] });
  const calls = mockCall('patch', '/api/sessions', ({ body }) => {
    const request = body as UpdateSessionsRequest;
    const chosen = rows.filter(({ id }) => request.ids.includes(id));
    const message = refuse(request);
    const refusals = message === null ? [] : [{ id: ana.id, message }];
    if (message !== null && !request.is_trial) return { status: 409, json: { message, refusals } };
    const told = request.tell ? chosen : [];
    return {
      json: {
        data: chosen,
        refusals,
        recipients: told.map((row) => ({
          booking_code: row.booking_code,
          to: row === budi ? null : `${row.customer_name.toLowerCase()}@example.com`,
        })),
        messages: told.map((row) => ({
          booking_code: row.booking_code,
          subject: 'Your session',
          text: words(row.customer_name),
        })),
      },
    };
  });
  const changes = () => calls.map(({ body }) => body as UpdateSessionsRequest).filter((body) => !body.is_trial);
  const page = (
    <main>
      <DashboardPage />
    </main>
  );
  return { ...openPart(page, '/admin'), calls, changes };
}

/** Chooses all of Canggu and opens the dialog: three taps. */
async function openCanggu(refuse?: Parameters<typeof openBoard>[0]) {
  const board = openBoard(refuse);
  await board.user.click(await screen.findByText('Choose sessions'));
  await board.user.click(screen.getByText('Canggu 2'));
  expect(screen.getByText('2 sessions, 4 people', { selector: 'strong' })).toBeVisible();
  await board.user.click(screen.getByText('Move…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 sessions' }));
  await dialog.findByText('Kuta', { selector: 'option' });
  return { ...board, dialog };
}

test('who is away on the day of the sessions, or on the new one, is said', async () => {
  const { dialog } = await openCanggu();
  expect(await dialog.findByText('Ayu (away)', { selector: 'option' })).toBeInTheDocument();
  enter({ 'New day': dayAfter(schoolToday()) });
  expect(await dialog.findByText('Ayu', { selector: 'option' })).toBeInTheDocument();
});

test('a spot’s guests go to another one: who is told, and in which words, is seen first', async () => {
  const { user, dialog, calls, changes } = await openCanggu();
  expect(dialog.getByText('Change 2 sessions').closest('button')).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('New surf spot'), 'Kuta');
  expect(await dialog.findByText('1 guest is told by e-mail')).toBeVisible();
  expect(dialog.getByText('Ana · ana@example.com')).toBeVisible();
  expect(dialog.getByText(words('Ana'))).toBeInTheDocument();
  expect(dialog.getByText('1 guest has no e-mail address')).toBeVisible();
  // How many are told is read out, and not each of them with all the words.
  const liveOf = (text: string) => dialog.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(liveOf('1 guest is told by e-mail')).toBe('polite');
  expect(liveOf('Ana · ana@example.com')).toBe('off');
  expect(liveOf('Budi · +62 812 3456 7890')).toBe('off');
  expect(changes()).toEqual([]);
  await user.dblClick(dialog.getByText('Change 2 sessions and tell 1 guest'));
  const done = within(await screen.findByRole('dialog', { name: '2 sessions are changed' }));
  const link = done.getByRole('link', { name: /WhatsApp Budi/ });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(words('Budi'))));
  expect(changes()).toEqual([
    {
      ids: [ana.id, budi.id],
      surf_spot_id: kuta.id,
      tell: true,
      versions: { [ana.id]: 3, [budi.id]: 3 },
    },
  ]);
  expect(calls.length).toBeGreaterThan(1);
  await user.click(done.getByText('Close'));
  await waitFor(() => expect(screen.queryByText('Stop choosing')).not.toBeInTheDocument());
  expect(screen.getByText('Choose sessions')).toBeVisible();
});

test('who is to be told by hand stays listed when nobody is left on the day', async () => {
  const { user } = openBoard(() => null, [budi]);
  await user.click(await screen.findByText('Choose sessions'));
  await user.click(screen.getByText('All 1'));
  await user.click(screen.getByText('Move…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 session' }));
  enter({ 'New day': dayAfter(schoolToday()) });
  await dialog.findByText('1 guest has no e-mail address');
  mockCall('get', '/api/sessions', { json: listOf([]) });
  await user.click(dialog.getByText('Change 1 session'));
  expect(await screen.findByText('Nobody is booked for this day.')).toBeInTheDocument();
  const left = within(screen.getByRole('dialog', { name: '1 session is changed' }));
  expect(left.getByText(/Budi/)).toBeVisible();
  await user.click(left.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen sessions' })).not.toBeInTheDocument());
});

test('what is refused is said with the guest, and done only when that is asked for', async () => {
  const { user, dialog, changes } = await openCanggu(({ force }) =>
    force ? null : 'No place is left on 8 March 2027.',
  );
  enter({ 'New hour': '09:30', 'Reason (guests read it; may stay empty)': 'The swell' });
  expect(await dialog.findByText('1 session is refused, so none is changed:')).toBeVisible();
  expect(dialog.getByText('No place is left on 8 March 2027. Ana')).toBeVisible();
  expect(dialog.getByText('Change 2 sessions and tell 1 guest').closest('button')).toBeDisabled();
  await user.click(dialog.getByLabelText('Do it anyway'));
  await waitFor(() => expect(dialog.getByText('Change 2 sessions and tell 1 guest').closest('button')).toBeEnabled());
  await user.click(dialog.getByText('Change 2 sessions and tell 1 guest'));
  await screen.findByRole('dialog', { name: '2 sessions are changed' });
  expect(changes()).toEqual([expect.objectContaining({ start_time: '09:30', reason: 'The swell', force: true })]);
});

test('of two guests of one name it is said which one is refused', async () => {
  const refuse = ({ force }: UpdateSessionsRequest) => (force ? null : 'No place is left on 8 March 2027.');
  const { user } = openBoard(refuse, [ana, { ...citra, customer_name: 'Ana', start_time: '09:30' }]);
  await user.click(await screen.findByText('Choose sessions'));
  await user.click(screen.getByText('All 2'));
  await user.click(screen.getByText('Move…'));
  await screen.findByRole('dialog', { name: 'Move 2 sessions' });
  enter({ 'New day': dayAfter(schoolToday()) });
  expect(await screen.findByText('No place is left on 8 March 2027. Ana, 07:00')).toBeVisible();
});

test('what is noted is said to be taken back by another day, and by nothing else', async () => {
  const came = { attendance: 'ARRIVED', people_came: 1 } as const;
  const { user } = openBoard(undefined, [{ ...ana, ...came }, budi, { ...citra, ...came }]);
  await user.click(await screen.findByText('Choose sessions'));
  await user.click(screen.getByText('Canggu 2'));
  await user.click(screen.getByText('Move…'));
  enter({ 'New hour': '09:30' });
  await screen.findByText('1 guest is told by e-mail');
  expect(screen.queryByText(/takes back/)).not.toBeInTheDocument();
  enter({ 'New day': dayAfter(schoolToday()) });
  expect(screen.getByText('Another day takes back what is noted of Ana: 1 of 2 came.')).toBeVisible();
});

test('nobody is told where that is not wanted, and the dialog closes', async () => {
  const { user, dialog, changes } = await openCanggu();
  await user.click(dialog.getByLabelText('Tell the guests'));
  await user.selectOptions(dialog.getByLabelText('Instructor'), 'Komang');
  await waitFor(() => expect(dialog.getByText('Change 2 sessions').closest('button')).toBeEnabled());
  await user.click(dialog.getByText('Change 2 sessions'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changes().map(({ tell }) => tell)).toEqual([false]);
  // The button that opened it has gone with the choice.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('whoever closes the dialog is at its button again', async () => {
  const { user, dialog } = await openCanggu();
  await user.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Move…').closest('button')).toHaveFocus();
});

test('what somebody else has changed meanwhile is said, and what is typed stays', async () => {
  const { user, dialog } = await openCanggu();
  enter({ 'New hour': '09:30' });
  await waitFor(() => expect(dialog.getByText(/^Change 2 sessions/).closest('button')).toBeEnabled());
  mockCall('patch', '/api/sessions', failure(409, 'Somebody has changed this booking meanwhile.'));
  const now = [{ ...ana, start_time: '16:00', version: 4 }, budi, citra];
  mockCall('get', '/api/sessions', { json: listOf(now) });
  await user.click(dialog.getByText(/^Change 2 sessions/));
  expect((await dialog.findAllByText('Somebody has changed this booking meanwhile.'))[0]).toBeVisible();
  expect(await dialog.findByText(/^Ana: .*, 16:00, Canggu, 2 people$/)).toBeVisible();
  expect(dialog.getByLabelText('New hour')).toHaveValue('09:30');
});

test('one is chosen by its row, all of an hour and spot by their head', async () => {
  const { user } = openBoard();
  await user.click(await screen.findByText('Choose sessions'));
  await user.click(screen.getByLabelText('Choose Citra, Private lesson'));
  await user.click(screen.getByLabelText('All of 07:00 · Canggu'));
  expect(screen.getByText('3 sessions, 6 people', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByLabelText('Choose Ana, Private lesson'));
  expect(screen.getByText('2 sessions, 4 people', { selector: 'strong' })).toBeVisible();
  await user.click(screen.getByText('Stop choosing'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a party of two: how many came is noted in its row', async () => {
  const noted = { ...ana, attendance: 'ARRIVED' as const, people_came: null, reservation_date: schoolToday() };
  const { user } = openBoard(undefined, [noted]);
  const calls = mockCall('patch', `/api/sessions/${ana.id}`, { json: { data: { ...noted, people_came: 1 } } });
  const count = await screen.findByLabelText('How many came: Ana');
  expect(count).toHaveDisplayValue('All 2');
  await user.selectOptions(count, '1 of 2');
  await waitFor(() => expect(screen.getByLabelText('How many came: Ana')).toHaveDisplayValue('1 of 2'));
  expect(calls.map(({ body }) => body)).toEqual([{ people_came: 1, version: 3 }]);
});

test('who steps through how many came with arrow keys keeps the focus, and the last number counts', async () => {
  const noted = { ...ana, id: 'stepped-through', person: 3, attendance: 'ARRIVED' as const, people_came: null };
  const { user } = openBoard(undefined, [{ ...noted, reservation_date: schoolToday() }]);
  const answers = gate();
  const calls = mockCall('patch', `/api/sessions/${noted.id}`, async ({ body }, index) => {
    await answers.opened;
    return { json: { data: { ...noted, ...(body as object), version: 4 + index } } };
  });
  const count = await screen.findByLabelText('How many came: Ana');
  await user.selectOptions(count, '2 of 3');
  await user.selectOptions(count, '1 of 3');
  expect(count).toHaveFocus();
  expect(count).toHaveDisplayValue('1 of 3');
  answers.open();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { people_came: 2, version: 3 },
    { people_came: 1, version: 4 },
  ]);
  await waitFor(() => expect(count).toHaveDisplayValue('1 of 3'));
});
