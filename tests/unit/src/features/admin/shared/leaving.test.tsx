import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CategoriesPage } from '../../../../../../src/features/admin/categories/categories';
import { listOf, makeCurrentUser } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { renderRoute } from '../../../../../support/web/render';
import { adminSession } from '../../../../../support/web/store';
import { field, openScreen } from '../screenSuite';

const ASKS = 'You have unsaved changes.';

async function openForm() {
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  const view = openScreen(CategoriesPage, '/admin/categories');
  await view.user.click(screen.getByText('Add Category'));
  return view;
}

beforeEach(() => void mockCall('get', '/api/testimonies/search', { json: listOf([]) })); // the menu counts them

test('an untouched form closes without a question, and the focus goes back to its button', async () => {
  const { user } = await openForm();
  await waitFor(() => expect(field('Category Name')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Add Category').closest('button')).toHaveFocus());
});

test('a half-filled form asks before it is closed', async () => {
  const { user } = await openForm();
  await user.type(field('Category Name'), 'Group');
  await user.click(screen.getByText('Cancel'));
  expect(screen.getByRole('alert')).toHaveTextContent(ASKS);
  const keep = screen.getByText('Keep editing').closest('button');
  await user.click(screen.getByText('Keep editing'));
  expect(field('Category Name')).toHaveValue('Group');
  // Not the same element: one that becomes the submitting button while it is clicked sends the form in a browser.
  expect(document.querySelector('button[type="submit"]')).not.toBe(keep);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Discard changes'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('whoever keeps editing is in the field again in which Escape was pressed', async () => {
  const { user } = await openForm();
  await user.type(field('Category Name'), 'Group');
  await user.type(field('Description'), 'Small{Escape}');
  expect(screen.getByText('Keep editing').closest('button')).toHaveFocus();
  await user.keyboard('{Escape}'); // asked once more, which is no other place to go back to
  await user.click(screen.getByText('Keep editing'));
  expect(field('Description')).toHaveFocus();
  expect(field('Description')).toHaveValue('Small');
});

test('what was typed and taken back is no change', async () => {
  const { user } = await openForm();
  await user.type(field('Category Name'), 'G{Backspace}');
  await user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the browser’s Back asks too, and goes on when the changes are given up', async () => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  const { user, router } = await renderRoute('/check-bookings', { preloadedState: { session: adminSession() } });
  await act(() => router.navigate('/admin/categories'));
  await user.click(await screen.findByText('Add Category'));
  await user.type(field('Category Name'), 'Group');

  act(() => window.history.back());
  expect(await screen.findByText(ASKS)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/categories'));
  await user.click(screen.getByText('Keep editing'));
  expect(field('Category Name')).toHaveValue('Group');

  act(() => window.history.back());
  await user.click(await screen.findByText('Discard changes'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check Bookings' })).toBeVisible();
  expect(window.location.pathname).toBe('/check-bookings');
});

test('nor does a link lead away before the question is answered', async () => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  mockCall('get', '/api/videos', { json: listOf([]) });
  const { user } = await renderRoute('/admin/categories', { preloadedState: { session: adminSession() } });
  await user.click(await screen.findByText('Add Category'));
  await user.type(field('Category Name'), 'Group');
  fireEvent.click(screen.getByText('Video'));
  expect(await screen.findByText(ASKS)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/categories');
  // Awaited as a whole: the next page suspends, which React resumes only in an awaited act.
  await act(() => Promise.resolve(fireEvent.click(screen.getByText('Discard changes'))));
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Tab Video' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/video');
});

test('changes that are given up on the way back close the form, where the same screen stays', async () => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  const { user, router } = await renderRoute('/admin/categories', { preloadedState: { session: adminSession() } });
  await screen.findByText('Add Category');
  await act(() => router.navigate('/admin/categories?search=surf'));
  await user.click(screen.getByText('Add Category'));
  await user.type(field('Category Name'), 'Group');
  act(() => window.history.back());
  await user.click(await screen.findByText('Discard changes'));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a reload of a half-filled form is warned of, of an untouched one it is not', async () => {
  const { user } = await openForm();
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(true);
  await user.type(field('Category Name'), 'Group');
  expect(reload()).toBe(false);
});
