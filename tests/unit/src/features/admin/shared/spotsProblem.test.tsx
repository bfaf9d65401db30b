import { screen, waitFor } from '@testing-library/react';
import { listOf, makeBooking, makeSpot } from '../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookings/bookingScreen';

const PROBLEM = 'The surf spots could not be loaded.';
const booking = makeBooking({ booking_code: 'SARI234567' });
const full = fullOf(booking, { sessions: sessionsOf(booking, { version: 1, surf_spot_name: 'Canggu' }), version: 1 });
const session = full.sessions[0]?.id ?? '';

beforeEach(() => {
  localStorage.clear();
  mockLevel(2, () => full);
  mockCall('get', '/api/products', { json: listOf([]) });
  mockCall('get', list, { json: listOf([booking]) });
});

test.each([
  ['the sheet for a new booking', '?new=booking'],
  ['the form of a session', `?booking=SARI234567&edit=session&session=${session}`],
])('%s says where it has no surf spots to choose, and asks for them again', async (_form, address) => {
  mockCall('get', '/api/surf-spots', (_call, index) =>
    index === 0 ? failure(500, 'On fire') : { json: listOf([makeSpot({ name: 'Kuta' })]) },
  );
  const { user } = openBookings(address);
  expect(await screen.findByText(PROBLEM)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Kuta', { selector: 'option' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(PROBLEM)).toBeNull());
});
