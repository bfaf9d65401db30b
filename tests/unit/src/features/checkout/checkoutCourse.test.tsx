import { screen, waitFor, within } from '@testing-library/react';
import { mockDays } from '../../../../support/web/schoolDays';
import { arrived, book, line, mockBooking, open, openBefore, send } from './checkoutScreen';

// The cart has a course of two days. Nobody books days that were not shown.

const course = { days: 2 };
const state = { cart: { lines: [{ ...line, product: { ...line.product, ...course } }] } };
const question = () => screen.getByText(/now, not/).closest('[data-question]');
const order = () => within(screen.getByRole('heading', { name: 'Your order' }).parentElement as HTMLElement);

test('a course that takes more days since the page was opened is asked about, and booked when that is agreed to', async () => {
  mockDays({});
  const calls = mockBooking();
  const view = await openBefore({ days: 4 }, state, 350_000, course);
  expect(order().getByText(/January 15 – 16/)).toBeVisible();
  await book(view);
  await waitFor(() => expect(question()).toHaveFocus());
  expect(question()).toHaveTextContent('Group lesson takes 4 days now, not 2 days. Your order shows which.');
  expect(order().getByText(/January 15 – 18/)).toBeVisible();
  expect(calls).toHaveLength(0);

  await view.user.click(screen.getByRole('button', { name: 'Agree to the new days' }));
  expect(screen.queryByText(/now, not/)).toBeNull();
  expect(send()).toHaveFocus();
  await view.user.click(send());
  await arrived(view);
  expect(calls).toHaveLength(1);
});

test('one that became a single day is said as soon as the page knows', async () => {
  open(state, 350_000, { days: 1 });
  await screen.findByText(/not 2 days/);
  expect(question()).toHaveTextContent('Group lesson takes 1 day now, not 2 days.');
});

test('a lesson whose days the cart does not know is not asked about', async () => {
  mockDays({});
  const calls = mockBooking();
  const view = open({}, 350_000, { days: 3 });
  await book(view);
  await arrived(view);
  expect(calls).toHaveLength(1);
});
