import { screen, waitFor, within } from '@testing-library/react';
import { CategoriesPage } from '../../../../../src/features/admin/categories/categories';
import { listOf, makeCategory } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { enter, field, openScreen, REASON, said, testScreen } from './screenSuite';

const row = makeCategory({ name: 'Private', description: 'One coach' });
const route = '/admin/categories';
const list = '/api/product-categories';

testScreen({
  Page: CategoriesPage,
  route,
  list,
  row,
  title: 'Manage Product Categories',
  columns: {
    'Category Name': 'Private',
    Description: 'One coach',
  },
  empty: 'No product categories found.',
  changes: {
    add: {
      open: 'Add Category',
      dialog: 'Add Product Category',
      fill: () => enter({ 'Category Name': ' Group ', Description: 'Three or more' }),
      submit: 'Add',
      busy: 'Adding...',
      method: 'post',
      path: list,
      body: { name: 'Group', description: 'Three or more' },
      answer: makeCategory({ name: 'Group' }),
      success: 'Product Category added successfully!',
      failure: 'Failed to create category: {message}',
      shows: 'Group',
    },
    edit: {
      open: 'Edit Private',
      dialog: 'Edit Product Category',
      fill: () => enter({ 'Category Name': 'Private lessons', Description: '' }),
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { name: 'Private lessons', description: null },
      answer: { ...row, name: 'Private lessons' },
      success: 'Product Category updated successfully!',
      failure: 'An unexpected error occurred.',
      shows: 'Private lessons',
    },
    delete: {
      open: 'Delete Private',
      dialog: 'Delete Product Category',
      says: 'Are you sure you want to delete the category Private? This action cannot be undone.',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'Product category deleted successfully!',
      failure: 'Failed to delete product category.',
      missing: 'Product Category data is missing.',
      hides: 'Private',
    },
  },
});

test('a blank name sends nothing', async () => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(CategoriesPage, route);
  await user.click(screen.getByText('Add Category'));
  enter({ 'Category Name': '   ' });
  await user.click(screen.getByText('Add'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([
  ['Category name already exists.', ['Product category already registered']],
  ['Failed to update category.', ['Something else']],
])('%s', async (message, details) => {
  mockCall('get', list, { json: listOf([row]) });
  mockCall('put', `${list}/:id`, { status: 409, json: { message: REASON, details } });
  const { user } = openScreen(CategoriesPage, route);
  await user.click(await screen.findByLabelText('Edit Private'));
  await user.click(screen.getByText('Save'));
  expect(await said(message)).toBeInTheDocument();
});

const dialog = () => within(screen.getByRole('dialog'));

test.each([
  ['Delete', 'delete', 'Delete', 'Failed to delete product category.'],
  ['Edit', 'put', 'Save', 'An unexpected error occurred.'],
] as const)(
  'a row that somebody else has deleted leaves the list with its dialog: %s',
  async (action, method, submit, text) => {
    mockCall('get', list, (_call, index) => ({ json: listOf(index === 0 ? [row] : []) }));
    mockCall(method, `${list}/:id`, { status: 404, json: { message: text } });
    const { user } = openScreen(CategoriesPage, route);
    await user.click(await screen.findByLabelText(`${action} Private`));
    await user.click(dialog().getByText(submit));
    expect(await dialog().findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Edit Private')).toBeInTheDocument();
    await user.click(dialog().getByText('Cancel'));
    expect(await said('No product categories found.')).toBeVisible();
  },
);

/** Opens the dialog of a row that somebody else makes `stored`, or deletes, a while later. */
async function openOld(
  stored: Partial<typeof row> | null,
  answer: Parameters<typeof mockCall>[2] = { json: { data: row } },
) {
  mockCall('get', list, (_call, index) => ({
    json: listOf(index === 0 ? [row] : stored ? [{ ...row, ...stored }] : []),
  }));
  const sent = mockCall('put', `${list}/:id`, answer);
  const { user } = openScreen(CategoriesPage, route);
  await user.click(await screen.findByLabelText('Edit Private'));
  enter({ 'Category Name': 'Private lessons' });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  await user.click(dialog().getByText('Save'));
  return { user, sent: () => sent.map(({ body }) => body) };
}

test('a change saves nothing over that nobody has typed here', async () => {
  const { sent } = await openOld({ description: 'Two coaches' });
  await waitFor(() => expect(sent()).toEqual([{ name: 'Private lessons', description: 'Two coaches' }]));
});

test('a change that has failed saves nothing over at the next attempt either', async () => {
  const { user, sent } = await openOld({ description: 'Two coaches' }, failure(503, 'Busy'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(field('Description')).toHaveValue('Two coaches');
  await waitFor(() => expect(dialog().getByText('Save').closest('button')).toBeEnabled());
  await user.click(dialog().getByText('Save'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ name: 'Private lessons', description: 'Two coaches' });
});

test('what is typed for a row that somebody else has deleted stays until the dialog is closed', async () => {
  const { user } = await openOld(null, failure(404, 'Product category not found'));
  expect(await dialog().findByText(/^This row is not on this page any more/)).toBeVisible();
  await user.click(dialog().getByText('Save anyway'));
  expect(await dialog().findByText('An unexpected error occurred.')).toBeInTheDocument();
  expect(field('Category Name')).toHaveValue('Private lessons');
  await user.click(dialog().getByText('Cancel'));
  await user.click(dialog().getByText('Discard changes'));
  expect(await said('No product categories found.')).toBeVisible();
});

test('what somebody else has changed is written over after a question', async () => {
  const { user, sent } = await openOld({ name: 'Solo', description: 'Two coaches' });
  expect(await dialog().findByText(/what you typed over. It says now: Category Name: Solo\.$/)).toBeVisible();
  await user.click(dialog().getByText('Go back'));
  expect(field('Category Name')).toHaveValue('Private lessons');
  expect(field('Description')).toHaveValue('Two coaches');
  expect(sent()).toEqual([]);
  await user.click(dialog().getByText('Save'));
  await waitFor(() => expect(sent()).toEqual([{ name: 'Private lessons', description: 'Two coaches' }]));
});
