import { act, screen, waitFor } from '@testing-library/react';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { toGuest } from '../../../../../../src/features/admin/shared/boardDay';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { openScreen } from '../screenSuite';

test('who is shown on the board from a booking has the focus there, and nobody on the next day', async () => {
  mockBoard([makeSession(), makeSession({ customer_name: 'Ketut', booking_code: 'KTUT234567' })]);
  const { router, user } = openScreen(DashboardPage, '/admin');
  await screen.findByRole('link', { name: 'Ketut' });
  await act(() => router.navigate(`/admin?day=${dayAfter(schoolToday())}`, { state: toGuest('KTUT234567') }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ketut' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'The day after' }));
  expect(await screen.findByRole('link', { name: 'Ketut' })).not.toHaveFocus();
});
