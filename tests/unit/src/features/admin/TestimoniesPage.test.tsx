import { screen } from '@testing-library/react';
import { TestimoniesPage } from '../../../../../src/features/admin/testimonies/testimonies';
import { listOf, makeTestimony } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { columnTexts, field, openScreen, testScreen } from './screenSuite';

const row = makeTestimony({ name: 'Made', email: 'made@example.com', message: 'Great waves', active: false });
const route = '/admin/testimony';

testScreen({
  Page: TestimoniesPage,
  route,
  list: '/api/testimonies/search',
  row,
  title: 'Manage Testimonies',
  columns: {
    Name: 'Made',
    Email: 'made@example.com',
    Message: 'Great waves',
    Status: 'Inactive',
  },
  empty: 'No testimonies available',
  changes: {
    edit: {
      open: 'Edit testimony of Made',
      dialog: 'Edit Testimony',
      fill: async (user) => user.click(field('Active')),
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `/api/testimonies/${row.id}`,
      body: { active: true },
      answer: { ...row, active: true },
      success: 'Testimony updated successfully!',
      failure: 'Failed to update testimony.',
      hides: 'Inactive',
    },
    delete: {
      open: 'Delete testimony of Made',
      says: 'Are you sure you want to delete the testimony of Made? This action cannot be undone.',
      submit: 'Yes, delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `/api/testimonies/${row.id}`,
      answer: true,
      success: 'Testimony deleted successfully!',
      failure: 'Failed to delete testimony.',
      missing: 'Testimony data is missing.',
      hides: 'Great waves',
    },
  },
});

test('a delete is asked on the spot, without a dialog, and can be called off', async () => {
  mockCall('get', '/api/testimonies/search', { json: listOf([row]) });
  const { user } = openScreen(TestimoniesPage, route);
  await user.click(await screen.findByLabelText('Delete testimony of Made'));
  expect(await screen.findByText('Yes, delete')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('Cancel'));
  expect(screen.getByText('Great waves')).toBeVisible();
});

test('rows without an e-mail address come last, whichever way the column is sorted', async () => {
  const emails = [null, 'b@example.com', 'A@example.com', 'c@example.com'];
  const rows = emails.map((email, index) => makeTestimony({ id: `row-${String(index)}`, email }));
  mockCall('get', '/api/testimonies/search', { json: listOf(rows) });
  const { user } = openScreen(TestimoniesPage, route);
  await screen.findByText('b@example.com');
  const head = screen.getByText('Email', { selector: 'thead span' });
  await user.click(head);
  expect(columnTexts(3)).toEqual(['A@example.com', 'b@example.com', 'c@example.com', '']);
  await user.click(head);
  expect(columnTexts(3)).toEqual(['c@example.com', 'b@example.com', 'A@example.com', '']);
});
