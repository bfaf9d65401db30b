import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import { type CartLine, cartReplaced } from '../../../../../src/state';
import { attemptAt } from '../../../../../src/state/persist/bookingAttempt';
import { setNow } from '../../../../support/web/clock';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';
import { stubDialog } from '../../../../support/web/stubDialog';

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
  const problem = await screen.findByText('A day in your cart cannot be booked. Choose another day to go on.');
  expect(booking).toHaveAccessibleDescription(problem.textContent);
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
    ['21 people on three days', makeCartLine({ product: { ...makeCartLine().product, days: 3 }, ...group(21) })],
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

describe('the calendar of a session', () => {
  beforeEach(() => {
    stubDialog();
    setNow('2030-01-10T04:00:00Z');
  });
  const opener = () => screen.getByRole('button', { name: 'Choose the day of Private lesson' });
  const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

  test('names the days that are off before they are chosen, and changes the cart by one tap', async () => {
    const calls = mockDays({ '2030-01-15': closed, '2030-01-17': { places_left: 2 } });
    const { user, store } = open();
    await screen.findByText(CLOSED);
    await user.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Choose a day' });
    expect(dialog).toContainElement(screen.getByRole('group', { name: 'Choose the day of Private lesson' }));
    expect(day(/15 January 2030, chosen, Closed: Works$/)).toHaveFocus();
    expect(within(dialog).getByText(CLOSED)).toBeVisible();
    expect(day(/17 January 2030, 2 places left$/)).toHaveTextContent(/^172 left/);
    await user.keyboard('{Enter}');
    expect(dialog).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.keyboard('{ArrowRight}{Enter}');
    expect(store.getState().cart.lines[0]?.sessions[0]).toMatchObject({ date: '2030-01-16' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
    expect(date()).toHaveValue('2030-01-16');
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  });

  test('is closed without a choice, and gives the focus back', async () => {
    mockDays({});
    const { user, store } = open();
    await user.click(opener());
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true })); // Esc
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
    await user.click(opener());
    await user.click(await screen.findByRole('dialog')); // beside it
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().cart.lines[0]?.sessions[0]).toMatchObject({ date: '2030-01-15' });
  });

  test('is of the session beside whose day it was opened', async () => {
    mockDays({});
    const sessions = [
      { date: '2030-01-15', participants: 1 },
      { date: '2030-01-16', participants: 1 },
    ];
    const { user, store } = open([makeCartLine(), makeCartLine({ sessions })]);
    await user.click(screen.getByRole('button', { name: 'Choose the day of Private lesson, session 2' }));
    await screen.findByRole('group', { name: 'Choose the day of Private lesson, session 2' });
    await user.click(day(/18 January/));
    expect(store.getState().cart.lines.map((line) => line.sessions.map((session) => session.date))).toEqual([
      ['2030-01-15'],
      ['2030-01-15', '2030-01-18'],
    ]);
  });

  test.each([
    ['the same lesson on another day', { sessions: [{ date: '2030-01-20', participants: 1 }] }],
    ['another lesson', { product: { id: 'g', name: 'Group lesson', price: 350_000 } }],
  ])('closes when another tab takes its line out, and %s has its place', async (_, next) => {
    mockDays({});
    const left = makeCartLine(next);
    const { user, store } = open([makeCartLine({ product: { id: 'p', name: 'Private lesson', price: 1 } }), left]);
    const [first] = screen.getAllByRole('button', { name: 'Choose the day of Private lesson' });
    await user.click(first as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(() => void store.dispatch(cartReplaced([left])));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().cart.lines).toEqual([left]);
  });

  test('stays open while another tab changes other lines', async () => {
    mockDays({});
    const lines = [makeCartLine(), makeCartLine({ sessions: [{ date: '2030-01-20', participants: 1 }] })];
    const { user, store } = open(lines);
    const [first] = screen.getAllByRole('button', { name: 'Choose the day of Private lesson' });
    await user.click(first as HTMLElement);
    await screen.findByRole('dialog');
    act(() => void store.dispatch(cartReplaced(structuredClone(lines.slice(0, 1)))));
    await user.click(day(/18 January/));
    expect(store.getState().cart.lines[0]?.sessions[0]).toMatchObject({ date: '2030-01-18' });
  });

  test('refuses no day while a booking without an answer may have taken its places', async () => {
    attemptAt({ customer_details: {} }, 0);
    const calls = mockDays({ '2030-01-15': { places_left: 0 } });
    const { user } = open();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(opener());
    expect(await screen.findByRole('button', { name: /15 January 2030, chosen$/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

test('a booking without an answer, which may have taken the last places, can be sent again', async () => {
  attemptAt({ customer_details: {} }, 0);
  const calls = mockDays({ '2030-01-15': { places_left: 0 } });
  open();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/^No place is left/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
});
