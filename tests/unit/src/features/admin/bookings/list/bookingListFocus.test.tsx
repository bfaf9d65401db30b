import { screen, waitFor, within } from '@testing-library/react';
import { BookingsPage } from '../../../../../../../src/features/admin/bookings/bookings';
import { listOf, makeBooking } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { list, mockLevel, route } from '../bookingScreen';
import { openPart, said } from '../../screenSuite';

const sari = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567' });

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
