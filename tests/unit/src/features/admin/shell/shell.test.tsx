import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { palettes } from '../../../../../../src/features/admin/shell/theme';
import { makeDay } from '../../../../../support/web/dayRows';
import { listOf, makeCurrentUser, makeTestimony } from '../../../../../support/web/factories';
import { setLevel } from '../../../../../support/web/level';
import { makeAttention } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { renderRoute } from '../../../../../support/web/render';
import { adminSession, signedInSession } from '../../../../../support/web/store';
import { REASON, said } from '../screenSuite';

const asAdmin = () => mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
const reviews = (...active: boolean[]) =>
  mockCall('get', '/api/testimonies/search', {
    json: listOf(active.map((isActive) => makeTestimony({ active: isActive }))),
  });
const attention = (count: number) =>
  mockCall('get', '/api/attention', { json: listOf(Array.from({ length: count }, () => makeAttention())) });
const noUsers = () => mockCall('get', '/api/users', { json: listOf([]) });

beforeEach(() => void reviews());

async function open(route = '/admin/users') {
  const view = await renderRoute(route, { preloadedState: { session: adminSession() } });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('each screen has its entry, and at the bottom are Home Page and Log Out', async () => {
  asAdmin();
  noUsers();
  attention(0);
  await open();
  const nav = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/transaction-bookings',
    '/admin/roster',
    '/admin/money',
    '/admin/products',
    '/admin/categories',
    '/admin/surfspot',
    '/admin/instructors',
    '/admin/testimony',
    '/admin/photo',
    '/admin/video',
    '/admin/carousel',
    '/admin/school',
    '/admin/users',
    '/admin/messages',
    '/admin/changes',
    '/',
  ]);
  expect(nav.getByRole('list', { name: 'Content' })).toBeVisible();
  expect(nav.getByRole('list', { name: 'Settings' })).toBeVisible();
  expect(nav.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/');
  expect(nav.getByText('Log Out')).toBeVisible();
  expect(nav.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('the menu counts the reviews that wait, but not for the dashboard', async () => {
  asAdmin();
  noUsers();
  const calls = reviews(true, false, false);
  for (const path of ['sessions', 'days', 'overview']) mockCall('get', `/api/${path}`, failure(404, REASON));
  const { router } = await open('/admin');
  expect(calls).toHaveLength(0);
  await act(() => router.navigate('/admin/users'));
  expect(await screen.findByText('2')).toHaveTextContent('2 waiting');
  expect(screen.getByRole('link', { name: 'Testimonies' })).toBeVisible();
});

test('reviews of another shape take away the number alone', async () => {
  asAdmin();
  noUsers();
  attention(0);
  const calls = mockCall('get', '/api/testimonies/search', { json: { data: null } });
  await open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Testimonies' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage Users');
});

test('the menu counts what there is to see to; the dashboard asks when its figures have come', async () => {
  asAdmin();
  for (const path of ['sessions', 'days']) mockCall('get', `/api/${path}`, { json: listOf([]) });
  let answer: (given: ReturnType<typeof failure>) => void = () => undefined;
  mockCall('get', '/api/overview', () => new Promise<ReturnType<typeof failure>>((resolve) => (answer = resolve)));
  const calls = attention(3);
  await open('/admin');
  await said('Nobody is booked for this day.');
  expect(calls).toHaveLength(0);
  answer(failure(500, REASON));
  expect(await said('3')).toHaveTextContent('3 waiting');
  expect(screen.getByRole('link', { name: 'Money' })).toBeVisible();
});

test('a day that is closed or opened changes what there is to see to, and the board is not asked for anew', async () => {
  asAdmin();
  const day = { people: 2, reason: 'Nyepi' };
  const boards = mockCall('get', '/api/sessions', { json: listOf([]) });
  const days = mockCall('get', '/api/days', { json: listOf([makeDay({ ...day, is_open: false })]) });
  mockCall('get', '/api/overview', failure(500, REASON));
  mockCall('patch', '/api/days', { json: listOf([makeDay({ people: 2 })]) });
  const calls = mockCall('get', '/api/attention', (_call, index) => ({
    json: listOf(index === 0 ? [makeAttention(), makeAttention(), makeAttention()] : [makeAttention()]),
  }));
  const { user } = await open('/admin');
  expect(await said('3')).toHaveTextContent('3 waiting');
  const asked = [boards, days].map(({ length }) => length);
  await user.click(await screen.findByText('Open this day'));
  await waitFor(() =>
    expect(screen.getByText('waiting', { selector: 'span span' }).parentElement).toHaveTextContent('1 waiting'),
  );
  expect(calls).toHaveLength(2);
  expect([boards, days].map(({ length }) => length)).toEqual(asked);
});

test('a backend that lacks the ledger has no entries for it', async () => {
  asAdmin();
  noUsers();
  mockCall('get', '/api/attention', failure(404, 'Not found'));
  await open();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
});

test('with a backend of level 1 there are no ledger, no messages, no changes, no instructors, no roster and no school', async () => {
  setLevel(1);
  asAdmin();
  noUsers();
  const { router } = await open();
  expect(screen.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument();
  for (const name of ['Messages', 'Changes', 'Instructors', 'Roster', 'School'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
  for (const path of [
    '/admin/money',
    '/admin/messages',
    '/admin/changes',
    '/admin/instructors',
    '/admin/roster',
    '/admin/school',
  ]) {
    await act(() => router.navigate(path));
    expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
  }
});

test('staff see Today, Bookings, Roster and Log Out alone', async () => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'STAFF' }) } });
  for (const path of ['sessions', 'days']) mockCall('get', `/api/${path}`, { json: listOf([]) });
  mockCall('get', '/api/overview', failure(404, REASON));
  const calls = attention(1);
  await open('/admin');
  const nav = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Today', 'Bookings', 'Roster']);
  expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log Out']);
  expect(nav.queryByText('Settings')).not.toBeInTheDocument();
  await said('Nobody is booked for this day.');
  expect(calls).toHaveLength(0);
});

test('the sidebar remembers that it is collapsed', async () => {
  asAdmin();
  noUsers();
  const { user, unmount } = await open();
  await user.click(screen.getByLabelText('Collapse the menu'));
  expect(screen.getByLabelText('Show the menu')).toHaveAttribute('aria-expanded', 'false');
  unmount();
  await open();
  expect(screen.getByLabelText('Show the menu')).toBeInTheDocument();
});

test('on a phone the menu is a drawer, which gives way to the question about what is half typed', async () => {
  asAdmin();
  noUsers();
  const media = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(Object.create(media) as MediaQueryList, { matches: query.includes('767') }),
    );
  const { user } = await open();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Menu'));
  await user.click(await screen.findByText('Users'));
  const isClosed = () =>
    waitFor(() => expect(screen.getByText('Menu').closest('button')).toHaveAttribute('aria-expanded', 'false'));
  await isClosed();
  // As a form does that something is typed into.
  const block = (event: Event) => event.preventDefault();
  window.addEventListener('leaving', block);
  await user.click(screen.getByText('Menu'));
  await user.click(await screen.findByText('Log Out'));
  await isClosed();
  window.removeEventListener('leaving', block);
});

test.each([
  ['Logout successful!', { json: { data: true } }],
  ['Error during logout!', failure(500, REASON)],
])('Log Out: %s', async (message, answer) => {
  asAdmin();
  noUsers();
  mockCall('delete', '/api/auth/logout', answer);
  const { user, store } = await open();
  // Whatever the home page asks for is not of interest here.
  for (const path of [
    'carousels',
    'images',
    'videos',
    'testimonies',
    'products',
    'product-categories',
    'surf-spots',
    'instructors',
  ]) {
    mockCall('get', `/api/${path}`, { json: listOf([]) });
  }
  await user.click(screen.getByText('Log Out'));
  expect(await said(message)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(store.getState().session.accessToken).toBeNull();
});

test('the guard asks on the way in, not at every search', async () => {
  const lookups = asAdmin();
  const lists = noUsers();
  const { user } = await open();
  await user.type(await screen.findByLabelText('Search by Name'), 'made');
  // Awaited: React leaves the effects of a page with a guard undone where a test's event is over at once.
  await act(() => Promise.resolve(fireEvent.submit(screen.getByRole('search'))));
  await waitFor(() => expect(lists.at(-1)?.url.search).toBe('?page=1&search=made'));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(lookups).toHaveLength(1);
});

test('a customer is sent away before anything of the admin area is shown', async () => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'CUSTOMER' }) } });
  for (const path of [
    'carousels',
    'images',
    'videos',
    'testimonies',
    'products',
    'product-categories',
    'surf-spots',
    'instructors',
  ]) {
    mockCall('get', `/api/${path}`, { json: listOf([]) });
  }
  await renderRoute('/admin/users', { preloadedState: { session: signedInSession() } });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.queryByText('Manage Users')).not.toBeInTheDocument();
});

test('the palettes are the site’s', () => {
  const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: string) => string }>('node:fs');
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  for (const [name, value] of Object.entries(palettes.light)) expect(light).toContain(`--${name}: ${value};`);
  for (const [name, value] of Object.entries(palettes.dark)) expect(dark).toContain(`--${name}: ${value};`);
});
