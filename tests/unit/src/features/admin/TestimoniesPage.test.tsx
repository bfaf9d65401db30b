import { screen, waitFor, within } from '@testing-library/react';
import { TestimoniesPage } from '../../../../../src/features/admin/testimonies/testimonies';
import { listOf, makeTestimony } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { columnTexts, field, openScreen, REASON, said, testScreen } from './screenSuite';

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

const pending = makeTestimony({ name: 'Putu', active: false, decided: false, created_at: '2027-01-01T20:00:00Z' });
const shown = makeTestimony({ name: 'Rai', active: true, decided: true });
const hidden = makeTestimony({ name: 'Sari', active: false, decided: true });
const names = () => columnTexts(2).map((text) => text.match(/^[A-Z][a-z]+/)?.[0]);

test('the day at the school stands under the name', async () => {
  mockCall('get', '/api/testimonies/search', { json: listOf([pending]) });
  openScreen(TestimoniesPage, route);
  expect(await screen.findByText('2 Jan 2027')).toBeVisible();
});

test('what waits, is shown or hidden is counted and listed apart, in the address', async () => {
  mockCall('get', '/api/testimonies/search', { json: listOf([pending, shown, hidden]) });
  const { user, router } = openScreen(TestimoniesPage, route);
  await screen.findByText('Putu');
  const filter = within(screen.getByRole('group', { name: 'Which reviews' }));
  expect(filter.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All 3',
    'Pending 1',
    'Shown 1',
    'Hidden 1',
  ]);
  for (const [label, name] of [
    ['Pending 1', 'Putu'],
    ['Shown 1', 'Rai'],
    ['Hidden 1', 'Sari'],
  ] as const) {
    await user.click(filter.getByText(label));
    await waitFor(() => expect(names()).toEqual([name]));
  }
  expect(router.state.location.search).toBe('?show=hidden');
  await user.click(filter.getByText('All 3'));
  expect(router.state.location.search).toBe('');
});

test('a backend that does not tell what waits is offered no such filter', async () => {
  mockCall('get', '/api/testimonies/search', { json: listOf([row]) });
  openScreen(TestimoniesPage, `${route}?show=shown`);
  expect(await said('No reviews of this kind.')).toBeVisible();
  expect(screen.getByText('Hidden 1')).toBeVisible();
  expect(screen.queryByText(/^Pending/)).not.toBeInTheDocument();
});

test.each([
  ['shown with the switch in its row', 'Show the review by Putu on the site', true],
  ['kept hidden', 'Keep hidden: the review by Putu', false],
])('one that waits is %s, and waits no longer', async (_what, control, active) => {
  mockCall('get', '/api/testimonies/search', { json: listOf([pending, hidden]) });
  const calls = mockCall('put', `/api/testimonies/${pending.id}`, (_call, index) =>
    index === 0 ? failure(500, REASON) : { json: { data: { ...pending, active, decided: true } } },
  );
  const { user } = openScreen(TestimoniesPage, `${route}?show=pending`);
  await user.click(await screen.findByLabelText(control));
  await said('Failed to update testimony.');
  expect(names()).toEqual(['Putu']);
  await user.click(screen.getByLabelText(control));
  await said('Testimony updated successfully!');
  expect(calls.map(({ body }) => body)).toEqual([{ active }, { active }]);
  expect(await said('No reviews of this kind.')).toBeVisible();
});
