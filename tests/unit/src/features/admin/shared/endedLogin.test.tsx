import { act, screen, waitFor } from '@testing-library/react';
import { sessionReplaced, signedOut } from '../../../../../../src/state';
import { listOf, makeCategory, makeCurrentUser } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { renderRoute } from '../../../../../support/web/render';
import { adminSession } from '../../../../../support/web/store';
import { answerHome } from '../../home/homeNetwork';
import { enter, field } from '../screenSuite';

const KEPT = 'What you typed is kept: log in and open the form again.';
const ENDED = 'You are logged out. Log in to go on.';
const BACK = 'What you typed before your login ended is here again.';
const route = '/admin/categories';
const me = makeCurrentUser({ role: 'ADMIN' });
const row = makeCategory({ name: 'Group' });

beforeEach(() => {
  answerHome();
  mockCall('get', '/api/product-categories', { json: listOf([row]) });
  mockCall('get', '/api/testimonies/search', { json: listOf([]) });
  mockCall('get', '/api/users/current', { json: { data: me } });
});

/** Opens the form `button` leads to, types, and lets the login end under it. */
async function typeUntilTheLoginEnds(button: string, name: string) {
  const view = await renderRoute(route, { preloadedState: { session: adminSession() } });
  await view.user.click(await screen.findByText(button));
  enter({ 'Category Name': name });
  await act(() => Promise.resolve(view.store.dispatch(signedOut())));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  /** Logs in, and opens the form of the button `again` when the list has the row that is stored by now. */
  const comeBack = async (again: string, stored = row.name) => {
    act(() => void view.store.dispatch(sessionReplaced({ ...adminSession(), refreshToken: 'refresh-2' })));
    await act(() => view.router.navigate(route));
    await screen.findByText(stored, { selector: 'tbody *' });
    await view.user.click(await screen.findByText(again));
  };
  return { ...view, comeBack };
}

test('what was typed when a login ended is said to be kept, and is in the form that is opened again', async () => {
  const { comeBack } = await typeUntilTheLoginEnds('Add Category', 'Sunset lessons');
  expect(await screen.findByText(KEPT)).toBeInTheDocument();
  await comeBack('Add Category');
  expect(await screen.findByText(BACK)).toBeInTheDocument();
  expect(field('Category Name')).toHaveValue('Sunset lessons');
});

test('it is in no other form, and in its own only once', async () => {
  const { comeBack, user } = await typeUntilTheLoginEnds('Add Category', 'Sunset lessons');
  await comeBack('Edit');
  expect(field('Category Name')).toHaveValue('Group');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Add Category'));
  expect(field('Category Name')).toHaveValue('Sunset lessons');
  await user.click(screen.getByText('Cancel'));
  await user.click(screen.getByText('Discard changes'));
  await user.click(screen.getByText('Add Category'));
  expect(field('Category Name')).toHaveValue('');
});

test('what somebody else has saved over the same field meanwhile is said', async () => {
  const { comeBack } = await typeUntilTheLoginEnds('Edit', 'Groups at sunset');
  mockCall('get', '/api/product-categories', { json: listOf([{ ...row, name: 'Group lessons' }]) });
  await comeBack('Edit', 'Group lessons');
  expect(field('Category Name')).toHaveValue('Groups at sunset');
  expect(await screen.findByText(/^Somebody has changed meanwhile .* It says now: Group lessons$/)).toBeInTheDocument();
});

test('it is not shown to somebody else, and stays for whom it is', async () => {
  const { comeBack, user, store } = await typeUntilTheLoginEnds('Add Category', 'Sunset lessons');
  mockCall('get', '/api/users/current', {
    json: { data: makeCurrentUser({ role: 'ADMIN', email: 'made@example.com' }) },
  });
  await comeBack('Add Category');
  expect(field('Category Name')).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  await user.click(screen.getByText('Cancel'));
  await act(() => Promise.resolve(store.dispatch(signedOut())));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  mockCall('get', '/api/users/current', { json: { data: me } });
  await comeBack('Add Category');
  expect(field('Category Name')).toHaveValue('Sunset lessons');
});

test('a login that ends under an untouched form is said, and nothing of what was kept', async () => {
  await typeUntilTheLoginEnds('Add Category', '');
  expect(await screen.findByText(ENDED)).toBeInTheDocument();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

test('whoever logs out is not told so', async () => {
  mockCall('delete', '/api/auth/logout', { json: { data: true } });
  const { user } = await renderRoute(route, { preloadedState: { session: adminSession() } });
  await user.click(await screen.findByText('Log Out'));
  expect(await screen.findByText('Logout successful!')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});
