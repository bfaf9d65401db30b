import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import type { CartLine } from '../../../../../src/state';
import { attemptAt } from '../../../../../src/state/persist/bookingAttempt';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';

const CLOSED = 'The school is closed on 15 January 2030: Works.';
const closed = { is_open: false, reason: 'Works' };

function open(lines: CartLine[] = [makeCartLine()]) {
  mockCall('get', '/api/products', { json: listOf(lines.map(({ product }) => makeProduct({ ...product }))) });
  return renderWithProviders(<CartPage />, { route: '/surf-lesson/booking-cart', preloadedState: { cart: { lines } } });
}
const date = () => screen.getByLabelText('Reservation date of Private lesson');

test('a day that is closed is said at its session, and another one leads on', async () => {
  mockDays({ '2030-01-15': closed });
  open();
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(date()).toBeInvalid();
  expect(date()).toHaveAccessibleDescription(CLOSED);
  const booking = screen.getByRole('button', { name: 'Booking' });
  expect(booking).toBeDisabled();
  expect(booking).toHaveAccessibleDescription('A day in your cart cannot be booked. Choose another day to go on.');
  fireEvent.change(date(), { target: { value: '2030-01-16' } });
  expect(await screen.findByRole('link', { name: 'Booking' })).toBeVisible();
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('an empty cart asks for no days', () => {
  const calls = mockDays({});
  open([]);
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('the people of all lessons of a day count together', async () => {
  mockDays({ '2030-01-15': { places_left: 3 } });
  const sessions = [{ date: '2030-01-15', participants: 3 }];
  const group = makeCartLine({ product: { id: 'g', name: 'Group lesson', price: 350_000 }, sessions });
  open([makeCartLine(), group]);
  expect(await screen.findAllByText('Only 3 places are left on 15 January 2030.')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Booking' })).toBeDisabled();
});

describe('a cart for a large group', () => {
  const sessions = Array.from({ length: 21 }, (_, n) => ({
    date: `2030-02-${String(n + 1).padStart(2, '0')}`,
    participants: 1,
  }));
  const group = (participants: number) => ({ sessions: [{ date: '2030-02-01', participants }] });
  const said = /^For a group this large please write to us\./;

  test.each([
    ['21 sessions', makeCartLine({ sessions })],
    ['61 people', makeCartLine(group(61))],
  ])('of %s says whom to write to', async (_, line) => {
    mockDays({});
    open([line]);
    const text = await screen.findByText(said);
    expect(within(text).getByRole('link', { name: /^Ask on WhatsApp/ })).toBeVisible();
  });

  test('is as large as it likes with a backend of level 1', async () => {
    setLevel(1);
    const { store } = open([makeCartLine(group(61))]);
    await settled(store);
    expect(screen.queryByText(said)).toBeNull();
  });

  test('of 60 people says nothing', async () => {
    const calls = mockDays({});
    open([makeCartLine(group(60))]);
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(screen.queryByText(said)).toBeNull();
  });
});

test('days that are off are named before they are chosen', async () => {
  const calls = mockDays({ '2030-01-15': closed });
  open();
  await screen.findByText(CLOSED);
  const off = await screen.findByText('Days that cannot be booked:');
  expect(off.parentElement).toHaveTextContent(/15 January 2030 Closed: Works/);
  expect(calls).toHaveLength(2); // the coming days, and the one that is far away
});

test('a booking without an answer, which may have taken the last places, can be sent again', async () => {
  attemptAt({ any: 'booking' }, 0);
  const calls = mockDays({ '2030-01-15': { places_left: 0 } });
  open();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/^No place is left/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
});
