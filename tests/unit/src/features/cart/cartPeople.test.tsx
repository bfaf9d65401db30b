import { fireEvent, screen } from '@testing-library/react';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import { attemptAt } from '../../../../../src/state/persist/bookingAttempt';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';

// The cart of a lesson that took 2 to 5 people when it was chosen, and takes others now.

const product = { id: 'lesson', name: 'Family lesson', price: 500_000, min_people: 2, max_people: 5 };

function open(participants: number, [min_people, max_people]: readonly [number, number | null]) {
  mockDays({});
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...product, min_people, max_people })]) });
  const lines = [makeCartLine({ product, sessions: [{ date: '2030-01-15', participants }] })];
  return renderWithProviders(<CartPage />, { route: '/surf-lesson/booking-cart', preloadedState: { cart: { lines } } });
}
const field = () => screen.getByLabelText('Number of people of Family lesson');
const step = (name: 'One more person' | 'One person fewer') =>
  screen.getByRole('button', { name: `${name}: Family lesson` });

test.each([
  [2, [3, 5], 'This lesson takes 3 to 5 people now.', 'One more person', 3],
  [2, [4, null], 'This lesson takes 4 or more people now.', 'One more person', 4],
  [5, [2, 3], 'This lesson takes 2 to 3 people now.', 'One person fewer', 3],
  [2, [4, 4], 'This lesson takes 4 people now.', 'One more person', 4],
  [5, [1, 1], 'This lesson takes 1 person now.', 'One person fewer', 1],
] as const)(
  '%s people are not taken by %j, which is said, and the button leads to the nearest number',
  async (...row) => {
    const [people, rule, said, button, nearest] = row;
    const { user } = open(people, rule);
    expect(await screen.findByText(said)).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(said);
    const booking = screen.getByRole('button', { name: 'Booking' });
    expect(booking).toBeDisabled();
    const problem = await screen.findByText(
      'A number of people in your cart cannot be booked. Choose another one to go on.',
    );
    expect(booking).toHaveAccessibleDescription(problem.textContent);
    await user.click(step(button));
    expect(field()).toHaveValue(nearest);
    expect(step(button)).toHaveFocus();
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  },
);

test('a fixed number can be typed; then it cannot be changed any more', async () => {
  const { user } = open(2, [4, 4]);
  await screen.findByText('This lesson takes 4 people now.');
  await user.click(step('One person fewer')); // leads nowhere
  expect(field()).toHaveValue(2);
  fireEvent.change(field(), { target: { value: '4' } });
  expect(field()).toHaveValue(4);
  expect(field()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
});

test('nothing is said of a booking without an answer, which can be sent again as it is', async () => {
  attemptAt({ customer_details: {} }, 0);
  const { store } = open(2, [3, 5]);
  await settled(store);
  expect(store.getState().cart.lines[0]?.product.min_people).toBe(3);
  expect(screen.queryByText(/^This lesson takes/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
});
