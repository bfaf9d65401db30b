import { screen, waitFor } from '@testing-library/react';
import { NOT_KNOWN } from '../../../../../src/features/checkout/checkoutRules';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { answerDays, mockDays } from '../../../../support/web/schoolDays';
import { arrived, book, created, FAILED, mockBooking, open, send } from './checkoutScreen';

const FULL = 'No place is left on 16 January 2030.';
const full = { '2030-01-16': { places_left: 0 } };

test('a day that is full is said before anything is sent, with the way to another day', async () => {
  const bookings = mockBooking();
  mockDays(full);
  const view = open();
  const refusal = await screen.findByText(FULL);
  expect(screen.getByRole('link', { name: 'Choose another day' })).toHaveAttribute('href', '/surf-lesson/booking-cart');
  await book(view);
  await waitFor(() => expect(refusal.closest('[data-question]')).toHaveFocus());
  expect(bookings).toHaveLength(0);
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('a day that has places again is booked', async () => {
  const bookings = mockBooking();
  mockDays(full);
  const view = open();
  await screen.findByText(FULL);
  mockDays({});
  await book(view);
  await arrived(view);
  expect(bookings).toHaveLength(1);
});

test('a refusal of the backend is said once, and the way to another day comes with it', async () => {
  mockBooking(failure(409, FULL));
  let isFull = false;
  const calls = mockCall('get', '/api/days', (call) => answerDays(call, isFull ? full : {}));
  const view = open();
  await waitFor(() => expect(calls).toHaveLength(2)); // the coming days, and a week from the first that is far away
  isFull = true;
  await book(view);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose another day' })).toBeVisible();
  expect(screen.getAllByText(FULL)).toHaveLength(1);
  expect(screen.queryByText(NOT_KNOWN)).toBeNull();
});

test('a refusal in other words than the page’s is said in these alone', async () => {
  mockBooking(failure(409, 'No place is left.'));
  let isFull = false;
  mockCall('get', '/api/days', (call) => answerDays(call, isFull ? full : {}));
  const view = open();
  await waitFor(() => expect(send()).toBeEnabled());
  isFull = true;
  await book(view);
  expect(await screen.findByText(FULL)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('No place is left.')).toBeNull());
});

test('a booking without an answer is sent again, although it may have taken the last places itself', async () => {
  const bookings = mockBooking((_call, index) => (index === 0 ? noAnswer() : created()));
  let isFull = false;
  mockCall('get', '/api/days', (call) => answerDays(call, isFull ? full : {}));
  const before = open();
  await book(before);
  expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
  isFull = true;
  before.unmount();
  const view = open();
  expect(screen.getByText(NOT_KNOWN)).toBeVisible();
  await view.user.click(send());
  await arrived(view);
  expect(bookings).toHaveLength(2);
  expect(screen.queryByText(FULL)).toBeNull();
});

test('where days cannot be known any more, the backend decides', async () => {
  const bookings = mockBooking();
  mockDays(full);
  const view = open();
  await screen.findByText(FULL);
  mockCall('get', '/api/days', failure(503, 'Busy'));
  await book(view);
  await arrived(view);
  expect(bookings).toHaveLength(1);
});
