import { screen } from '@testing-library/react';
import { CategoriesPage } from '../../../../../src/features/admin/categories/categories';
import { listOf, makeCategory } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { enter, openScreen, REASON, said, testScreen } from './screenSuite';

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
