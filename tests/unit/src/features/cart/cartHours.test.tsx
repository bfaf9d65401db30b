import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../../../../src/api';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import { type CartLine, isCartLines } from '../../../../../src/state';
import { setNow } from '../../../../support/web/clock';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';
import { settled } from '../../../../support/web/store';

const TIDE = 'The tide decides the hour; we tell you the evening before.';
const product = { id: 'lesson', name: 'Private lesson', price: 500_000 };
const lineAt = (start_time?: string, changes: Partial<CartLine['product']> = {}) =>
  makeCartLine({
    product: { ...product, ...changes },
    surfSpot: { id: 'spot' },
    sessions: [{ date: '2030-01-15', participants: 1, ...(start_time && { start_time }) }],
  });

function open(lines: CartLine[], now: Partial<Product> | null = { start_times: ['07:00', '09:30'] }) {
  mockDays({});
  mockCall('get', '/api/products', { json: listOf(now ? [makeProduct({ ...product, ...now })] : []) });
  return renderWithProviders(<CartPage />, { route: '/surf-lesson/booking-cart', preloadedState: { cart: { lines } } });
}
type View = ReturnType<typeof open>;
const sessions = ({ store }: View) => store.getState().cart.lines.flatMap((line) => line.sessions);
const hour = (name: string) => screen.findByRole('radio', { name });

describe('the hour of a session', () => {
  test('is shown and changed beside its day', async () => {
    const view = open([lineAt('07:00')]);
    expect(await hour('07:00')).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Start time of Private lesson' })).toBeVisible();
    await view.user.click(await hour('09:30'));
    expect(sessions(view)).toEqual([{ date: '2030-01-15', participants: 1, start_time: '09:30' }]);
    expect(await hour('09:30')).toBeChecked();
  });

  test('of an older cart may stay open: then the tide decides it', async () => {
    open([lineAt()]);
    expect(await hour('07:00')).not.toBeChecked();
    expect(screen.getByText(TIDE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  });

  test('that the lesson no longer has is asked for anew', async () => {
    const view = open([lineAt('06:00')]);
    const group = await screen.findByRole('radiogroup', { name: 'Start time of Private lesson' });
    expect(group).toHaveAccessibleDescription('This lesson no longer begins at 06:00. Choose another hour.');
    const problem = await screen.findByText('An hour in your cart cannot be booked. Choose another one to go on.');
    expect(screen.getByRole('button', { name: 'Booking' })).toHaveAccessibleDescription(problem.textContent);
    await view.user.click(await hour('07:00'));
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  });

  test('comes with how many people the lesson takes now, which the cart keeps', async () => {
    const view = open([lineAt('07:00', { min_people: 1, max_people: 8 })], {
      ...{ min_people: 2, max_people: null, start_times: ['07:00'] },
    });
    const stored = () => view.store.getState().cart.lines;
    await waitFor(() => expect(stored()[0]?.product.min_people).toBe(2));
    expect(stored()[0]?.product).not.toHaveProperty('max_people');
    expect(isCartLines(JSON.parse(JSON.stringify(stored())))).toBe(true);
    expect(sessions(view)).toEqual([{ date: '2030-01-15', participants: 1, start_time: '07:00' }]);
  });

  test('goes when the lesson has no hours any more', async () => {
    const view = open([lineAt('07:00', { start_times: ['07:00'] })], { start_times: [] });
    expect(await screen.findByText(TIDE)).toBeVisible();
    expect(sessions(view)).toEqual([{ date: '2030-01-15', participants: 1 }]);
  });

  test('that has passed today is refused, and another one leads on', async () => {
    setNow('2030-01-15T08:00:00+08:00');
    const { user } = open([lineAt('07:00')]);
    expect(await hour('07:00 over today')).toBeDisabled();
    expect(screen.getByText('It is too late for 07:00 today. Choose another hour.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Booking' })).toBeDisabled();
    await user.click(await hour('09:30'));
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  });

  test('of a day that has passed is not said to be today’s', async () => {
    setNow('2030-01-16T08:00:00+08:00');
    open([lineAt('07:00')]);
    const group = await screen.findByRole('radiogroup', { name: 'Start time of Private lesson' });
    expect(group).toBeValid();
    expect(screen.getAllByText('Choose today or a later day.')).toHaveLength(1);
    expect(screen.queryByText(/^Today’s lesson is over/)).toBeNull();
  });

  test('is nothing that a backend of level 1 knows', async () => {
    setLevel(1);
    const { store } = open([lineAt()], {});
    await settled(store);
    expect(screen.queryByText('Start time')).toBeNull();
    expect(screen.queryByText(TIDE)).toBeNull();
  });
});

describe('the same lesson twice', () => {
  test('is asked about at the same hour', async () => {
    open([lineAt('07:00'), lineAt('07:00')]);
    expect(await screen.findByRole('button', { name: 'Keep it once' })).toBeVisible();
  });
  test('is meant at two hours', async () => {
    const { store } = open([lineAt('07:00'), lineAt('09:30')]);
    await settled(store);
    expect(screen.queryByRole('button', { name: 'Keep it once' })).toBeNull();
  });
});

describe('a lesson that was deleted', () => {
  test.each([1, 2])('is named, and taken out of a cart of %s lines', async (count) => {
    const other = makeCartLine({ product: { id: 'other', name: 'Group lesson', price: 350_000 } });
    mockDays({});
    mockCall('get', '/api/products', { json: listOf([makeProduct({ ...other.product })]) });
    const lines = count === 1 ? [lineAt()] : [lineAt(), other];
    const view = renderWithProviders(<CartPage />, { preloadedState: { cart: { lines } } });
    const said = await screen.findByText('Private lesson is no longer offered.');
    const problem = await screen.findByText('A lesson in your cart is no longer offered. Remove it to go on.');
    expect(screen.getByRole('button', { name: 'Booking' })).toHaveAccessibleDescription(problem.textContent);
    await view.user.click(
      within(said.parentElement as HTMLElement).getByRole('button', { name: 'Remove Private lesson' }),
    );
    expect(view.store.getState().cart.lines).toEqual(lines.slice(1));
    if (count === 1) expect(screen.getByText('Your cart is empty').closest('[tabindex]')).toHaveFocus();
    else expect(await screen.findByRole('link', { name: 'Booking' })).toBeVisible();
  });

  test('is not said of lessons whose list could not be loaded', async () => {
    mockDays({});
    const calls = mockCall('get', '/api/products', { status: 503, json: { message: 'Busy' } });
    const { store } = renderWithProviders(<CartPage />, { preloadedState: { cart: { lines: [lineAt()] } } });
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await settled(store);
    expect(screen.queryByText(/no longer offered/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  });
});

describe('a course', () => {
  test('says its days, and is refused when one of them is full', async () => {
    mockCall('get', '/api/products', { json: listOf([makeProduct({ ...product, days: 3 })]) });
    mockDays({ '2030-01-17': { places_left: 0 } });
    renderWithProviders(<CartPage />, { preloadedState: { cart: { lines: [lineAt()] } } });
    const date = screen.getByLabelText('Reservation date of Private lesson');
    await waitFor(() => expect(date).toHaveAccessibleDescription('No place is left on 17 January 2030.'));
    expect(screen.getByText(/15 ?– ?17/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Booking' })).toBeDisabled();
  });
});
