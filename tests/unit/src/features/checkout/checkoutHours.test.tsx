import { screen, waitFor, within } from '@testing-library/react';
import { setNow } from '../../../../support/web/clock';
import { listOf } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { failure, mockCall } from '../../../../support/web/network';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';
import { arrived, book, line, mockBooking, open, openBefore } from './checkoutScreen';

const at = (start_time: string | undefined, product = {}) => ({
  cart: {
    lines: [
      {
        ...line,
        product: { ...line.product, ...product },
        sessions: [{ date: '2030-01-15', participants: 3, ...(start_time && { start_time }) }],
      },
    ],
  },
});
const hours = { start_times: ['07:00', '09:30'] };
const booked = (calls: { body: unknown }[]) =>
  (calls[0]?.body as { booking_details: unknown[] } | undefined)?.booking_details;
const order = () => within(screen.getByRole('complementary', { name: 'Your order' }));

test('the chosen hour stands in the order and is sent', async () => {
  mockDays({});
  const calls = mockBooking();
  const view = open(at('09:30', hours), 350_000, hours);
  expect(order().getByText(/2030, 09:30, 3 people$/)).toBeVisible();
  await book(view);
  await arrived(view);
  expect(booked(calls)).toEqual([
    { product_id: 'product-1', reservation_date: '2030-01-15', person: 3, start_time: '09:30' },
  ]);
});

test('where the tide decides the hour, the order says so beside its day', async () => {
  mockDays({});
  const { store } = open(at(undefined, { start_times: [] }), 350_000, { start_times: [] });
  expect(order().getByText(/2030, 3 people$/)).toBeVisible();
  expect(order().getByText('The tide decides the hour; we tell you the evening before.')).toBeVisible();
  await settled(store);
});

test('no hour is sent to a backend of level 1', async () => {
  setLevel(1);
  const calls = mockBooking();
  const view = open(at('09:30'));
  expect(order().queryByText(/The tide decides/)).toBeNull();
  await book(view);
  await arrived(view);
  expect(booked(calls)).toEqual([{ product_id: 'product-1', reservation_date: '2030-01-15', person: 3 }]);
});

test('an hour that has passed is refused before anything is sent', async () => {
  setNow('2030-01-15T08:00:00+08:00');
  mockDays({});
  const calls = mockBooking();
  const view = open(at('07:00', hours), 350_000, hours);
  const refusal = await screen.findByText('It is too late for 07:00 today. Choose another hour.');
  await book(view);
  await waitFor(() => expect(refusal.closest('[data-question]')).toHaveFocus());
  expect(calls).toHaveLength(0);
});

test('an hour that the lesson has lost since the page was opened is refused before anything is sent', async () => {
  mockDays({});
  const calls = mockBooking();
  await book(await openBefore({ start_times: ['06:30', '09:00'] }, at('07:00', hours), 350_000, hours));
  expect(await screen.findByText('This lesson no longer begins at 07:00. Choose another hour.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test.each([
  ['with hours', '07:00', hours],
  ['without hours', undefined, { start_times: [] }],
])('a day that has passed is refused before anything is sent, and not called today: %s', async (_, time, facts) => {
  setNow('2030-01-16T08:00:00+08:00');
  mockDays({});
  const calls = mockBooking();
  const view = open(at(time, facts), 350_000, facts);
  const refusal = await screen.findByText('Choose today or a later day.');
  expect(screen.queryByText(/^Today’s lesson is over/)).toBeNull();
  await book(view);
  await waitFor(() => expect(refusal.closest('[data-question]')).toHaveFocus());
  expect(calls).toHaveLength(0);
});

describe('until when the booking can be changed', () => {
  test.each([
    ['at its hour', '07:00', '2030-01-10', /until Monday 14 January, 07:00/],
    ['before its day, where it has none', undefined, '2030-01-10', /until Sunday 13 January, midnight/],
    ['with the year, where it is another', '07:00', '2029-12-10', /until Monday, 14 January 2030, 07:00/],
  ])('is said %s', (_, time, now, said) => {
    setNow(`${now}T12:00:00+08:00`);
    mockDays({});
    open(at(time));
    expect(screen.getByText(said)).toHaveTextContent(/^Free to cancel or move until .* in Bali\.$/);
  });

  test('is said as over before anybody pays', () => {
    setNow('2030-01-14T07:01:00+08:00');
    mockDays({});
    open(at('07:00'));
    expect(screen.getByText(/can no longer be cancelled or moved here/)).toBeVisible();
    expect(screen.queryByText(/^Free to cancel/)).toBeNull();
  });
});

describe('a course', () => {
  test('is refused when one of its days is closed, and says its days', async () => {
    mockDays({ '2030-01-16': { is_open: false, reason: 'Works' } });
    mockBooking();
    open(at(undefined, { days: 2 }), 350_000, { days: 2 });
    expect(order().getByText(/15 – 16/)).toBeVisible();
    expect(await screen.findByText('The school is closed on 16 January 2030: Works.')).toBeVisible();
  });
});

describe('a lesson that was deleted', () => {
  const GONE = 'Group lesson is no longer offered.';

  test('is named before anything is sent, with the way to the cart', async () => {
    mockDays({});
    const calls = mockBooking();
    const view = open({}, 350_000, null);
    const said = await screen.findByText(GONE);
    const alert = within(said.parentElement as HTMLElement);
    expect(alert.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/surf-lesson/booking-cart');
    await book(view);
    expect(calls).toHaveLength(0);
  });

  test('is named when the server says so, once and not as a path', async () => {
    mockDays({});
    mockBooking(failure(404, 'Lesson not found.', ['booking_details/0 Group lesson is no longer offered']));
    const view = open();
    await settled(view.store);
    const lists = mockCall('get', '/api/products', { json: listOf([]) });
    await book(view);
    await waitFor(() => expect(lists.length).toBeGreaterThan(0));
    // Beside it, and at the order.
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Change the cart' })).toHaveLength(2));
    expect(screen.getAllByText(GONE)).toHaveLength(1);
    expect(screen.queryByText(/booking_details|Lesson not found/)).toBeNull();
  });
});
