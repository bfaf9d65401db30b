import { matchesSearch } from '../../../../../../../src/features/admin/bookings/list/bookingSearch';
import { makeBooking } from '../../../../../../support/web/factories';

test.each([
  ['cde', true],
  ['xyz', false],
  ['abc-de o1', true],
  ['ABCDEOL', true],
  ['jose', true],
  ['JOSÉ', true],
  ['muller@', true],
  ['0812 3456', true],
  ['+62 812', true],
  ['3456-7890', true],
  ['62 0812', true],
  ['0062812', true],
  ['456', false],
  ['9999', false],
])('a search for %s finds the booking: %s', (search, expected) => {
  const booking = makeBooking({
    booking_code: 'ABCDE01',
    customer_name: 'José Núñez',
    customer_email: 'Müller@example.com',
    customer_phone: '+6281234567890',
  });
  expect(matchesSearch(booking, search)).toBe(expected);
});
