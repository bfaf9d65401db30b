import { act, screen, waitFor } from '@testing-library/react';
import { CategoriesPage } from '../../../../../src/features/admin/categories/CategoriesPage';
import { listOf } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { field, openScreen } from './screenSuite';

const ASKS = 'You have unsaved changes.';

async function openForm() {
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  const view = openScreen(CategoriesPage, '/admin/categories');
  await view.user.click(screen.getByText('Add Category'));
  return view;
}

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
  await user.click(screen.getByText('Keep editing'));
  expect(field('Category Name')).toHaveValue('Group');
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Discard changes'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was typed and taken back is no change', async () => {
  const { user } = await openForm();
  await user.type(field('Category Name'), 'G{Backspace}');
  await user.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the browser’s Back asks too, and goes on when the changes are given up', async () => {
  const { user, router } = await openForm();
  await user.type(field('Category Name'), 'Group');
  await act(() => router.navigate('/elsewhere'));
  expect(router.state.location.pathname).toBe('/admin/categories');
  expect(screen.getByText(ASKS)).toBeInTheDocument();
  await user.click(screen.getByText('Keep editing'));
  await act(() => router.navigate('/elsewhere'));
  await user.click(screen.getByText('Discard changes'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('a reload of a half-filled form is warned of, of an untouched one it is not', async () => {
  const { user } = await openForm();
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(true);
  await user.type(field('Category Name'), 'Group');
  expect(reload()).toBe(false);
});
