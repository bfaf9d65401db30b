import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { adminThemes } from '../../../../../../src/features/admin/shell/theme';
import { makeDay, makeOverview } from '../../../../../support/web/dayRows';
import { listOf } from '../../../../../support/web/factories';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { renderWithProviders } from '../../../../../support/web/render';
import { signedInSession } from '../../../../../support/web/store';
import { openScreen, REASON, said } from '../screenSuite';
import { ConfigProvider } from 'antd';

const date = '2030-03-08';
const route = `/admin?day=${date}`;

function school(day: Parameters<typeof makeDay>[0] = {}) {
  mockCall('get', '/api/sessions', { json: listOf([]) });
  mockCall('get', '/api/overview', { json: { data: makeOverview() } });
  return mockCall('get', '/api/days', { json: listOf([makeDay({ date, ...day })]) });
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a note is edited in place; a refusal stays there with what was typed', async () => {
  const lists = school();
  const calls = mockCall('patch', '/api/days', (_call, index) =>
    index === 0 ? failure(507, REASON) : { json: listOf([makeDay({ date, note: 'High tide 07:40' })]) },
  );
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Add a note'));
  expect(screen.getByLabelText('Note for the team')).toHaveFocus();
  type('Note for the team', ' High tide 07:40 ');
  await user.click(screen.getByText('Save the note'));
  expect(await said(REASON)).toBeVisible();
  expect(screen.getByLabelText('Note for the team')).toHaveValue(' High tide 07:40 ');
  await user.click(screen.getByText('Save the note'));
  expect(await said('High tide 07:40')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Edit the note').closest('button')).toHaveFocus());
  expect(calls.map(({ body }) => body)).toEqual([1, 2].map(() => ({ from: date, to: date, note: 'High tide 07:40' })));
  expect(lists).toHaveLength(1);
});

test('whoever has gone on while a slow network saves a note stays where they are', async () => {
  school();
  const answers = gate();
  mockCall('patch', '/api/days', async () => {
    await answers.opened;
    return { json: listOf([makeDay({ date, note: 'High tide' })]) };
  });
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Add a note'));
  type('Note for the team', 'High tide');
  await user.click(screen.getByText('Save the note'));
  screen.getByText('Print').closest('button')?.focus();
  answers.open();
  expect(await screen.findByText('Edit the note')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Note for the team')).toBeNull());
  expect(screen.getByText('Print').closest('button')).toHaveFocus();
});

test.each([
  [0, 'Full: 1 place'],
  [1, '1 of 1 place left'],
])('a day with one place, of which %i is left, says so', async (places_left, text) => {
  school({ capacity: 1, places_left });
  openScreen(DashboardPage, route);
  expect(await said(text)).toBeVisible();
});

test('Escape gives an edit up', async () => {
  school({ note: 'Small swell' });
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Edit the note'));
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Note for the team')).not.toBeInTheDocument();
  expect(screen.getByText('Small swell')).toBeVisible();
});

test('what is typed is not lost to another tool or to Escape without a question', async () => {
  school();
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Add a note'));
  type('Note for the team', 'High tide');
  await user.click(screen.getByText('Place limit'));
  await screen.findByText('Keep editing');
  await user.click(screen.getByText('Place limit'));
  expect(screen.getByText('Keep editing').closest('button')).toHaveFocus();
  await user.click(screen.getByText('Keep editing'));
  expect(screen.getByLabelText('Note for the team')).toHaveValue('High tide');
  await user.click(screen.getByLabelText('Note for the team'));
  await user.keyboard('{Escape}');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByText('Keep editing'));
  await user.click(screen.getByText('Place limit'));
  await user.click(await screen.findByText('Discard changes'));
  expect(screen.queryByLabelText('Note for the team')).not.toBeInTheDocument();
  expect(screen.getByLabelText('People on this day, at most')).toHaveFocus();
  await user.click(screen.getByText('Add a note'));
  expect(screen.getByLabelText('Note for the team')).toHaveValue('');
});

test('nor to another day that is typed; a link within the page leaves nothing', async () => {
  school();
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Add a note'));
  type('Note for the team', 'High tide');
  const skip = Object.assign(document.createElement('a'), { href: '#main', textContent: 'Skip to content' });
  document.body.append(skip);
  await user.click(skip);
  skip.remove();
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  type('Go to a day', '2030-03-09');
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  expect(screen.getByLabelText('Go to a day')).toHaveValue(date);
  await user.click(screen.getByText('Keep editing'));
  expect(screen.getByLabelText('Note for the team')).toHaveValue('High tide');
  type('Go to a day', '2030-03-09');
  await user.click(await screen.findByText('Discard changes'));
  await waitFor(() => expect(screen.getByLabelText('Go to a day')).toHaveValue('2030-03-09'));
  expect(screen.queryByLabelText('Note for the team')).toBeNull();
});

test('a note that somebody else has changed meanwhile is not replaced unseen', async () => {
  school();
  mockCall('get', '/api/days', (_call, index) => ({
    json: listOf([makeDay({ date, note: index === 0 ? 'Small swell' : 'Jellyfish' })]),
  }));
  const calls = mockCall('patch', '/api/days', { json: listOf([makeDay({ date, note: 'High tide' })]) });
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Edit the note'));
  type('Note for the team', 'High tide');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await said('Jellyfish')).toBeVisible();
  await user.click(screen.getByText('Save the note'));
  expect(await screen.findByText(/Somebody has changed this meanwhile: it says “Jellyfish” now/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByText('Save the note'));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ from: date, to: date, note: 'High tide' }]));
  expect(await said('High tide')).toBeVisible();
});

test('nor is one called somebody else’s that is the same', async () => {
  school();
  mockCall('get', '/api/days', (_call, index) => ({
    json: listOf([makeDay({ date, note: index === 0 ? null : 'High tide' })]),
  }));
  const calls = mockCall('patch', '/api/days', { json: listOf([makeDay({ date, note: 'High tide' })]) });
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Add a note'));
  type('Note for the team', 'High tide');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Edit the note')).toBeVisible();
  await user.click(screen.getByText('Save the note'));
  await waitFor(() => expect(screen.queryByLabelText('Note for the team')).toBeNull());
  expect(calls).toHaveLength(1);
});

test('a day of which no limit is told has an empty one', async () => {
  mockCall('get', '/api/sessions', { json: listOf([]) });
  const { capacity: _untold, ...day } = makeDay({ date });
  mockCall('get', '/api/days', { json: listOf([day]) });
  mockCall('get', '/api/overview', { json: { data: makeOverview() } });
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Place limit'));
  expect(screen.getByLabelText('People on this day, at most')).toHaveValue('');
});

test('a place limit is a whole number, and is taken away again', async () => {
  school({ capacity: 20, people: 12, places_left: 8 });
  const calls = mockCall('patch', '/api/days', ({ body }) => ({
    json: listOf([makeDay({ date, people: 12, capacity: (body as { capacity: number | null }).capacity })]),
  }));
  const { user } = openScreen(DashboardPage, route);
  expect(await said('8 of 20 places left')).toBeVisible();
  const save = async (value: string) => {
    if (!screen.queryByLabelText('People on this day, at most')) await user.click(screen.getByText('Place limit'));
    type('People on this day, at most', value);
    await user.click(screen.getByText('Save the limit'));
  };
  await save('-3');
  expect(await said('Enter a whole number from 0 to 100000.')).toBeVisible();
  expect(calls).toHaveLength(0);
  await save('12');
  expect(await said('Full: 12 places')).toBeVisible();
  await save('');
  await waitFor(() => expect(screen.queryByText('Full: 12 places')).not.toBeInTheDocument());
  expect(calls.map(({ body }) => body)).toEqual([
    { from: date, to: date, capacity: 12 },
    { from: date, to: date, capacity: null },
  ]);
});

test('a day is closed with a reason, for several days at once, and opened again', async () => {
  school({ people: 4 });
  const calls = mockCall('patch', '/api/days', (_call, index) => ({
    json: listOf([makeDay({ date, people: 4, is_open: index > 0, reason: index > 0 ? null : 'Nyepi' })]),
  }));
  const { user } = openScreen(DashboardPage, route);
  await user.click(await screen.findByText('Close this day'));
  expect(screen.getByText(/^4 people are booked on this day/)).toBeVisible();
  type('Reason, which guests read', 'Nyepi');
  type('Last closed day', '2030-03-01');
  await user.click(screen.getByText('Close for bookings'));
  expect(await said('The last closed day must not be before this day.')).toBeVisible();
  type('Last closed day', '2031-03-10');
  await user.click(screen.getByText('Close for bookings'));
  expect(await said('At most 366 days can be closed at once.')).toBeVisible();
  mockCall('get', '/api/days', {
    json: listOf([makeDay({ date, people: 4 }), makeDay({ date: '2030-03-09', people: 2 })]),
  });
  type('Last closed day', '2030-03-09');
  expect(await screen.findByText(/^6 places are booked on these days. Guests are told/)).toBeVisible();
  await user.dblClick(screen.getByText('Close for bookings'));
  expect(await said('Closed: Nyepi')).toBeVisible();
  await user.click(screen.getByText('Open this day'));
  await waitFor(() => expect(screen.queryByText('Closed: Nyepi')).not.toBeInTheDocument());
  expect(calls.map(({ body }) => body)).toEqual([
    { from: date, to: '2030-03-09', is_open: false, reason: 'Nyepi' },
    { from: date, to: date, is_open: true },
  ]);
});

test('staff see the note and the limit, and change neither; money is not theirs', async () => {
  school({ note: 'Small swell', capacity: 3, places_left: 0 });
  mockCall('get', '/api/overview', {
    json: { data: makeOverview({ taken_today: null, taken_this_month: null, due: null }) },
  });
  const currentUser = { name: 'Nyoman', email: 'nyoman@example.com', role: 'STAFF' as const, avatar: null };
  renderWithProviders(
    <ConfigProvider theme={{ ...adminThemes.light, zeroRuntime: true }}>
      <DashboardPage />
    </ConfigProvider>,
    { route, preloadedState: { session: signedInSession({ currentUser }) } },
  );
  expect(await said('Small swell')).toBeVisible();
  expect(screen.getByText('Full: 3 places')).toBeVisible();
  expect(await said('Waiting for confirmation')).toBeVisible();
  expect(screen.getByText('New booking')).toHaveAttribute('href', '/admin?day=2030-03-08&new=booking');
  for (const text of ['Edit the note', 'Place limit', 'Close this day']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  expect(screen.queryByText(/^Money/)).not.toBeInTheDocument();
});
