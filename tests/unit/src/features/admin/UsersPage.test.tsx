import { setLevel } from '../../../../support/web/level';
import { act, screen, waitFor, within } from '@testing-library/react';
import { UsersPage } from '../../../../../src/features/admin/users/users';
import { listOf, makeUser } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { columnTexts, enter, field, openScreen, REASON, said, testScreen } from './screenSuite';

const row = makeUser({ name: 'Wayan', email: 'wayan@example.com', role: 'CUSTOMER' });
const route = '/admin/users';
const list = '/api/users';

testScreen({
  Page: UsersPage,
  route,
  list,
  row,
  title: 'Manage Users',
  columns: {
    Name: 'Wayan',
    Email: 'wayan@example.com',
    Role: 'CUSTOMER',
  },
  empty: 'No users available.',
  changes: {
    edit: {
      open: 'Edit Wayan',
      dialog: 'Edit User',
      fill: async (user) => {
        enter({ Name: 'Wayan Surya ', Email: 'surya@example.com' });
        await user.selectOptions(field('Role'), 'Admin');
      },
      submit: 'Save',
      busy: 'Saving...',
      method: 'put',
      path: `${list}/${row.id}`,
      body: { name: 'Wayan Surya', email: 'surya@example.com', role: 'ADMIN' },
      answer: { ...row, name: 'Wayan Surya', role: 'ADMIN' },
      success: 'User updated successfully!',
      failure: 'Failed to update user.',
      shows: 'Wayan Surya',
    },
    delete: {
      open: 'Delete Wayan',
      dialog: 'Delete User',
      says: 'Are you sure you want to delete the user Wayan? This action cannot be undone.',
      submit: 'Delete',
      busy: 'Deleting...',
      method: 'delete',
      path: `${list}/${row.id}`,
      answer: true,
      success: 'User deleted successfully!',
      failure: 'Failed to delete user.',
      hides: 'Wayan',
    },
  },
});

test('a backend that tells how many pages there are, and no more (spec §3)', async () => {
  const calls = mockCall('get', list, { json: { data: [{ ...row }], paging: { total_page: 3 } } });
  const { user } = openScreen(UsersPage, route);
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('page')).toBe('3'));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a refused change says the documented words, and beside the form why', async () => {
  mockCall('get', list, { json: listOf([row]) });
  mockCall('put', `${list}/${row.id}`, failure(409, REASON));
  const { user } = openScreen(UsersPage, route);
  await user.click(await screen.findByLabelText('Edit Wayan'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await said('Failed to update user.');
  expect(within(screen.getByRole('dialog')).getByText(REASON)).toBeVisible();
});

test('an administrator cannot be deleted, but a customer can', async () => {
  mockCall('get', list, { json: listOf([row, makeUser({ name: 'Ketut', role: 'ADMIN' })]) });
  openScreen(UsersPage, route);
  expect(await screen.findByLabelText('Delete Ketut')).toBeDisabled();
  expect(screen.getByLabelText('Delete Wayan')).toBeEnabled();
});

test.each([
  ['Name', '', 'Please fill out all required fields.'],
  ['Email', '', 'Please fill out all required fields.'],
  ['Email', 'nobody', 'Please enter a valid email address'],
])('%s "%s": %s', async (label, text, message) => {
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(UsersPage, route);
  await user.click(await screen.findByLabelText('Edit Wayan'));
  enter({ [label]: text });
  await user.click(screen.getByText('Save'));
  expect(await said(message)).toBeInTheDocument();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveAttribute('aria-invalid', 'true');
});

test('a list that cannot be loaded says so, and can be tried again', async () => {
  mockCall('get', list, (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([row]) }));
  const { user } = openScreen(UsersPage, route);
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await said('Wayan')).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});

describe('search and pages', () => {
  const page = (number: number) =>
    listOf(
      Array.from({ length: number === 3 ? 1 : 10 }, (_, index) =>
        makeUser({ name: `User ${String(number)}-${String(index)}` }),
      ),
      { page: number, total_item: 21, total_page: 3 },
    );

  test('live in the address: row numbers go on, Back goes back', async () => {
    const calls = mockCall('get', list, ({ url }) => ({ json: page(Number(url.searchParams.get('page'))) }));
    const { user, router } = openScreen(UsersPage, `${route}?page=2&search=User`);
    await screen.findByText('User 2-0');
    expect(calls[0]?.url.search).toBe('?page=2&search=User');
    expect(document.querySelector('tbody tr[data-row-key] td')).toHaveTextContent('11');
    expect(screen.getByLabelText('Search by Name')).toHaveValue('User');
    const pages = within(screen.getByLabelText('Pages'));
    expect(pages.getByLabelText('Page 2')).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByText('Next'));
    await screen.findByText('User 3-0');
    expect(document.querySelector('tbody tr[data-row-key] td')).toHaveTextContent('21');
    expect(pages.getByText('Next').closest('button')).toBeDisabled();
    expect(router.state.location.search).toBe('?search=User&page=3');
    await act(() => router.navigate(-1));
    await screen.findByText('User 2-0');
    await user.click(pages.getByText('Prev'));
    await screen.findByText('User 1-0');
    expect(pages.getByText('Prev').closest('button')).toBeDisabled();
  });

  test('a search begins on the first page, finds nothing, and is given up', async () => {
    const calls = mockCall('get', list, ({ url }) => ({
      json: url.searchParams.get('search') === 'nobody' ? listOf([]) : page(1),
    }));
    const { user, router } = openScreen(UsersPage, `${route}?page=3`);
    await screen.findByText('User 1-0');
    await user.type(screen.getByLabelText('Search by Name'), ' nobody {Enter}');
    expect(await said('No users found for this search.')).toBeVisible();
    expect(router.state.location.search).toBe('?search=nobody');
    expect(calls.at(-1)?.url.search).toBe('?page=1&search=nobody');
    await user.clear(screen.getByLabelText('Search by Name'));
    await screen.findByText('User 1-0');
    expect(router.state.location.search).toBe('');
  });

  test('a page that does not exist leads to the last one', async () => {
    mockCall('get', list, ({ url }) => {
      const number = Number(url.searchParams.get('page'));
      return { json: number > 3 ? listOf([], { page: number, total_item: 21, total_page: 3 }) : page(number) };
    });
    const { router } = openScreen(UsersPage, `${route}?page=9`);
    await screen.findByText('User 3-0');
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  test('the loaded rows can be sorted', async () => {
    mockCall('get', list, {
      json: listOf([makeUser({ name: 'b' }), makeUser({ name: 'C' }), makeUser({ name: 'a' })]),
    });
    const { user } = openScreen(UsersPage, route);
    await screen.findByText('C');
    await user.click(screen.getByText('Name', { selector: 'thead *' }));
    expect(columnTexts(2)).toEqual(['a', 'b', 'C']);
    await user.click(screen.getByText('Name', { selector: 'thead *' }));
    expect(columnTexts(2)).toEqual(['C', 'b', 'a']);
  });
});

test('nobody is made staff where the backend knows administrators and customers alone', async () => {
  setLevel(1);
  mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(UsersPage, route);
  await user.click(await screen.findByLabelText('Edit Wayan'));
  const options = within(field('Role')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Admin', 'Customer']);
  expect(screen.queryByText(/^Staff see/)).not.toBeInTheDocument();
});

test('somebody is made staff', async () => {
  setLevel(2);
  mockCall('get', list, { json: listOf([row]) });
  const calls = mockCall('put', `${list}/${row.id}`, { json: { data: { ...row, role: 'STAFF' } } });
  const { user } = openScreen(UsersPage, route);
  await user.click(await screen.findByLabelText('Edit Wayan'));
  await user.selectOptions(field('Role'), 'Staff');
  await user.click(screen.getByText('Save'));
  await said('User updated successfully!');
  expect(calls[0]?.body).toEqual({ name: 'Wayan', email: 'wayan@example.com', role: 'STAFF' });
  expect(await said('STAFF')).toBeVisible();
});

test('the search box says nothing of e-mail addresses where the backend does not find them', async () => {
  setLevel(1);
  mockCall('get', list, { json: listOf([row]) });
  openScreen(UsersPage, route);
  await said('Wayan');
  expect(screen.getByLabelText('Search by Name')).not.toHaveAccessibleDescription();
});

test('the search box says that it finds e-mail addresses, too', async () => {
  setLevel(2);
  mockCall('get', list, { json: listOf([row]) });
  openScreen(UsersPage, route);
  expect(screen.getByLabelText('Search by Name')).toHaveAccessibleDescription(
    'A part of the e-mail address is found, too.',
  );
  await said('Wayan');
});

test('on a phone the rows are cards, with all that the table has', async () => {
  const media = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(Object.create(media) as MediaQueryList, { matches: query.includes('767') }),
    );
  mockCall('get', list, { json: listOf([row], { page: 2, total_item: 11, total_page: 2 }) });
  openScreen(UsersPage, `${route}?page=2`);
  await said('Wayan');
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual(['#', 'Name', 'Email', 'Role', 'Actions']);
  expect(texts('cell')).toEqual(['11', 'Wayan', 'wayan@example.com', 'CUSTOMER', 'EditDelete']);
});

test('the search keeps the focus, so that what is typed next goes into it, and follows the address', async () => {
  const calls = mockCall('get', list, { json: listOf([row]) });
  const { user, router } = openScreen(UsersPage, route);
  await screen.findByText('Wayan');
  await user.type(screen.getByLabelText('Search by Name'), 'way{Enter}');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&search=way'));
  expect(screen.getByLabelText('Search by Name')).toHaveFocus();
  await user.keyboard('an{Enter}');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&search=wayan'));
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('Search by Name')).toHaveValue('way');
  await act(() => router.navigate(1));
  expect(screen.getByLabelText('Search by Name')).toHaveValue('wayan');
});
