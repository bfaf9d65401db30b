import { screen, waitFor } from '@testing-library/react';
import { UsersPage } from '../../../../../../../src/features/admin/users/users';
import { announce } from '../../../../../../../src/ui/LiveRegion';
import { listOf, makeBooking, makeUser } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { mockLevel, openBookings } from '../../bookings/bookingScreen';
import { openScreen } from '../../screenSuite';

beforeEach(() => announce('')); // what a test before has said

/** What stands in places whose changes are read out. */
const livePlaces = () =>
  [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]')].map(
    ({ textContent }) => textContent.trim(),
  );

const said = () => livePlaces().filter((text) => text !== '');

function mockPages(path: string, row: (name: string) => object) {
  mockCall('get', path, ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const found = url.searchParams.get('search') === null ? 25 : 1;
    const rows = Array.from({ length: Math.min(10, found) }, (_, index) => row(`Row ${String(page * 100 + index)}`));
    return { json: listOf(rows, { page, total_item: found, total_page: Math.ceil(found / 10) }) };
  });
}

test('another page of a list is said in one short sentence, and so is what a search finds', async () => {
  mockPages('/api/users', (name) => makeUser({ name }));
  const { user } = openScreen(UsersPage, '/admin/users');
  await screen.findByText('Row 101');
  expect(said()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Row 201');
  await waitFor(() => expect(said()).toEqual(['25 results, page 2 of 3']));
  await user.type(screen.getByRole('searchbox'), 'Row 100{Enter}');
  await waitFor(() => expect(said()).toEqual(['1 result']));
});

test('another page of the bookings is said in one short sentence', async () => {
  mockLevel(2);
  mockPages('/api/bookings', (name) => makeBooking({ customer_name: name }));
  const { user } = openBookings();
  await screen.findByText('Row 101');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Row 201');
  await waitFor(() => expect(said()).toEqual(['25 results', 'Page 2 of 3']));
});
