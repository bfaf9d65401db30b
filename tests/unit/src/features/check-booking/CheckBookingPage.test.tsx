import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CheckBookingPage } from '../../../../../src/features/check-booking/CheckBookingPage';
import { rememberBooking } from '../../../../../src/state/persist/recentBookings';
import { warningsSoFar } from '../../../../support/web/console';
import { renderWithProviders } from '../../../../support/web/render';

const open = () => renderWithProviders(<CheckBookingPage />, { route: '/check-bookings' });
const input = () => screen.getByLabelText('Booking Code');
const button = () => screen.getByRole('button', { name: 'Check Booking' });
const pathOf = ({ router }: ReturnType<typeof open>) => router.state.location.pathname;

test('a blank code cannot be checked', async () => {
  const view = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check Bookings');
  expect(button()).toBeDisabled();
  await view.user.type(input(), '   ');
  expect(button()).toBeDisabled();
  fireEvent.submit(input().closest('form') as HTMLFormElement);
  expect(pathOf(view)).toBe('/check-bookings');
  await view.user.type(input(), 'A');
  expect(button()).toBeEnabled();
});

test('the code leads to its booking', async () => {
  const view = open();
  await view.user.type(input(), '  ABCDEFGH23 ');
  await view.user.click(button());
  await waitFor(() => expect(pathOf(view)).toBe('/surf-lesson/booking-details/ABCDEFGH23'));
});

test('so do the Enter key and a pasted link', async () => {
  const view = open();
  await view.user.click(input());
  await view.user.paste('Look: https://ombak.example/surf-lesson/booking-details/ZZZZZZZZ99?x=1');
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(pathOf(view)).toBe('/surf-lesson/booking-details/ZZZZZZZZ99'));
});

test('what is not a code stays one part of the path', async () => {
  const view = open();
  await view.user.type(input(), '../admin?x');
  await view.user.click(button());
  await waitFor(() => expect(pathOf(view)).toBe('/surf-lesson/booking-details/..%2Fadmin%3Fx'));
});

describe('bookings of this device', () => {
  test('are offered, the newest first', () => {
    rememberBooking({ code: 'ABCDEFGH23', lessons: 'Group lesson', bookedAt: '2030-01-02T12:00:00Z' });
    rememberBooking({ code: 'ZZZZZZZZ99', lessons: 'Private lesson', bookedAt: '2030-01-03T12:00:00Z' });
    open();
    expect(screen.getByRole('heading', { name: 'Booked on this device' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/surf-lesson/booking-details/ZZZZZZZZ99',
      '/surf-lesson/booking-details/ABCDEFGH23',
    ]);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Group lesson, booked on 02 Jan 2030');
  });

  test('are not mentioned when there are none', () => {
    open();
    expect(screen.queryByText('Booked on this device')).toBeNull();
  });

  test('that do not parse are ignored', () => {
    window.localStorage.setItem('recentBookings', '[{"code":7}]');
    open();
    expect(screen.queryByText('Booked on this device')).toBeNull();
    expect(warningsSoFar()).not.toHaveLength(0);
  });
});
