import { act, screen, waitFor, within } from '@testing-library/react';
import { BookingsPage } from '../../../../../../../src/features/admin/bookings/bookings';
import { listOf, makeBooking } from '../../../../../../support/web/factories';
import { gate } from '../../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, route } from '../bookingScreen';
import { openPart, REASON, said } from '../../screenSuite';

const sari = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567' });
const jonas = makeBooking({ customer_name: 'Jonas', booking_code: 'JXNAS23456', status: 'CONFIRMED' });

test('the list and the open booking are asked for anew when the window is looked at again', async () => {
  mockLevel(2);
  const renamed = { ...sari, customer_name: 'Sari Dewi', status: 'CONFIRMED' as const };
  mockCall('get', list, (_call, index) => ({ json: listOf([index === 0 ? sari : renamed, jonas]) }));
  mockCall('get', `${list}/${sari.id}`, (_call, index) => ({
    json: { data: fullOf(index === 0 ? sari : renamed, { note: 'Left-handed' }) },
  }));
  openBookings('?booking=SARI234567');
  expect(await screen.findByText('Left-handed')).toBeVisible(); // what is still being asked for is not asked for again
  expect(screen.getByText('Confirm booking')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText('Confirm booking')).toBeNull());
  expect(within(screen.getByRole('dialog')).getByText('Sari Dewi')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Sari Dewi')).toHaveLength(2));
});

test('how many bookings there are is said once somebody knows', async () => {
  mockLevel(2);
  const answered = gate();
  mockCall('get', list, async (_call, index) => {
    await answered.opened;
    return index === 0 ? failure(500, REASON) : { json: listOf([sari]) };
  });
  const { user } = openBookings();
  expect(await screen.findByText('Choose this page')).toBeVisible();
  expect(screen.queryByText(/results?$/)).toBeNull();
  answered.open();
  await said(REASON);
  expect(screen.queryByText(/results?$/)).toBeNull();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('1 result')).toBeVisible();
});

test('the title has the focus when all are confirmed: the button has gone with the choice', async () => {
  mockLevel(2);
  mockCall('get', list, { json: listOf([sari]) });
  mockCall('patch', `${list}/:id/status`, { json: { data: { ...sari, status: 'CONFIRMED' } } });
  const { user } = openPart(
    <main>
      <BookingsPage />
    </main>,
    route,
  );
  await user.click(await screen.findByLabelText('Choose SARI234567'));
  await user.click(screen.getByText('Confirm chosen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 1 booking' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm 1 booking' }));
  await user.click(await dialog.findByText('Done'));
  expect(await said('1 result')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
