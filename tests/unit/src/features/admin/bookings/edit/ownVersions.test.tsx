import { screen, waitFor } from '@testing-library/react';
import { gate } from '../../../../../../support/web/gate';
import { mockCall } from '../../../../../../support/web/network';
import { list } from '../bookingScreen';
import { enter, said } from '../../screenSuite';
import { beginAnew, bodies, dialog, openEdit, sari, server } from './editScreen';

beforeEach(beginAnew);

/** From here on what is asked about the booking is not answered before the test ends. */
function slowFromNow() {
  const held = gate();
  mockCall('get', `${list}/:id`, async () => {
    await held.opened;
    return { json: { data: server.now } };
  });
  return held;
}

test.each([
  ['the version that the answer to the first has', { version: 10 }],
  ['no version where the answer to the first has none', {}],
])('a second change, before the booking has come anew, names %s', async (_which, answered) => {
  server.now = { ...server.now, status: 'PENDING' };
  const { user } = openEdit('confirm', { ...sari, status: 'PENDING' });
  const calls = mockCall('patch', `${list}/${sari.id}/status`, {
    json: { data: { ...sari, status: 'CONFIRMED', ...answered } },
  });
  await dialog('Edit Status Booking');
  await waitFor(() => expect(screen.getByText('Save').closest('button')).toBeEnabled());
  const held = slowFromNow();
  await user.click(screen.getByText('Save'));
  const panel = await dialog('Booking Detail');
  await user.click(await panel.findByText('Complete booking'));
  await dialog('Edit Status Booking');
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText('Complete it anyway'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(bodies(calls)).toEqual([
    { action: 'CONFIRMED', version: 9 },
    { action: 'COMPLETED', ...answered },
  ]);
  held.open();
});

test('a corrected guest is shown, and corrected again, as the first answer says', async () => {
  const { user } = openEdit('guest');
  const calls = mockCall('patch', `${list}/${sari.id}`, (_call, index) => ({
    json: { data: { ...server.now, customer_name: 'Sari the first', version: 10 + index } },
  }));
  await dialog('Edit Guest');
  const held = slowFromNow();
  enter({ 'Note for the school': 'Vegetarian' });
  await user.click(screen.getByText('Save'));
  const panel = await dialog('Booking Detail');
  expect(await panel.findByText('Sari the first')).toBeVisible();
  await user.click(panel.getByText('Edit guest'));
  await dialog('Edit Guest');
  enter({ 'Note for the school': 'Vegan' });
  await user.click(screen.getByText('Save'));
  await said('The booking is corrected.');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(bodies(calls)).toEqual([
    { note: 'Vegetarian', version: 9 },
    { note: 'Vegan', version: 10 },
  ]);
  held.open();
});
