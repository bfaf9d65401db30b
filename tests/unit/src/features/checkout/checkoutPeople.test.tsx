import { screen, waitFor, within } from '@testing-library/react';
import { failure } from '../../../../support/web/network';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';
import { book, FAILED, line, mockBooking, mockPrice, open, openBefore, send } from './checkoutScreen';

// The order is for 3 and for 4 people, on two days.

const SAID = 'This lesson takes 4 to 6 people now.';
const now = { min_people: 4, max_people: 6 };
const raw = (path: string) => `body/booking_details/0/${path}`;
const refused = (detail: string) => mockBooking(failure(400, 'The request is not valid.', [detail]));

test('people whom the lesson does not take any more are refused before anything is sent', async () => {
  mockDays({});
  const calls = mockBooking();
  const view = open({}, 350_000, now);
  const refusal = await screen.findByText(SAID);
  const way = within(refusal.parentElement as HTMLElement).getByRole('link', { name: 'Change the cart' });
  expect(way).toHaveAttribute('href', '/surf-lesson/booking-cart');
  await book(view);
  await waitFor(() => expect(refusal.closest('[data-question]')).toHaveFocus());
  expect(calls).toHaveLength(0);
});

test('with several lessons in the cart it says which one', async () => {
  mockDays({});
  open({ cart: { lines: [line, { ...line, surfSpot: { id: 'spot-2' } }] } }, 350_000, now);
  expect(await screen.findByText(`Group lesson: ${SAID}`)).toBeVisible();
});

test('so are people whom it does not take since the page was opened', async () => {
  mockDays({});
  const calls = mockBooking();
  await book(await openBefore(now));
  expect(await screen.findByText(SAID)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test.each([
  ['person must be 4 to 6 for this lesson', now, SAID],
  [
    'start_time must be one of 10:00',
    { start_times: ['10:00'] },
    'This lesson no longer begins at 07:00. Choose another hour.',
  ],
])('what the server says first is said in the visitor’s words: %s', async (detail, facts, said) => {
  mockDays({});
  refused(raw(detail));
  const sessions = line.sessions.map((session) => ({ ...session, start_time: '07:00' }));
  const view = open({ cart: { lines: [{ ...line, sessions }] } }, 350_000, { start_times: ['07:00'] });
  await settled(view.store);
  mockPrice(350_000, { start_times: ['07:00'], ...facts });
  await book(view);
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/not valid|booking_details/)).toBeNull());
});

test.each([
  ['reservation_date must not be before today', 'A date in your cart has passed. Choose another day to go on.'],
  ['person must be 1 for this lesson', 'This lesson takes 1 person now.'],
  ['person must be at least 3 for this lesson', 'This lesson takes 3 or more people now.'],
  ['person must be 2 to 6 for this lesson', 'This lesson takes 2 to 6 people now.'],
  [
    'start_time must be left out: the tide decides the hour of this lesson',
    'The tide decides the hour of this lesson now. Press again to book.',
  ],
])('so is what the page finds nothing wrong with: %s', async (detail, said) => {
  mockDays({});
  refused(raw(detail));
  const view = open();
  await settled(view.store);
  await book(view);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(/not valid|booking_details/)).toBeNull();
});

test('with several lessons it says which one the server refuses', async () => {
  mockDays({});
  refused('body/booking_details/2/person must be 1 for this lesson');
  const view = open({ cart: { lines: [line, { ...line, surfSpot: { id: 'spot-2' } }] } });
  await book(view);
  expect(await screen.findByText('Group lesson: This lesson takes 1 person now.')).toBeVisible();
});

test('what nothing explains stays as the server says it', async () => {
  mockDays({});
  refused(raw('person must be a multiple of 5'));
  const view = open();
  await book(view);
  expect(await screen.findByText(FAILED)).toBeVisible();
  await settled(view.store);
  await waitFor(() => expect(send()).toBeEnabled());
  expect(screen.getByText(raw('person must be a multiple of 5'))).toBeVisible();
});
