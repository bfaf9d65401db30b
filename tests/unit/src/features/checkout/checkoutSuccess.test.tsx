import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../../../../src/app/App';
import { restore } from '../../../../../src/state/persist/restore';
import { CheckoutPage } from '../../../../../src/features/checkout/CheckoutPage';
import { readRecentBookings } from '../../../../../src/state/persist/recentBookings';
import { cartReplaced } from '../../../../../src/state';
import { listOf } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { mockCall } from '../../../../support/web/network';
import { makeStore } from '../../../../support/web/store';
import {
  arrived,
  book,
  created,
  fillIn,
  lesson,
  line,
  mockBooking,
  mockPrice,
  online,
  open,
  send,
} from './checkoutScreen';

describe('success', () => {
  test('empties cart, lesson and form, remembers the booking, and opens its page in place of the form', async () => {
    mockBooking();
    const view = open();
    await book(view);
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    await arrived(view);
    expect(view.router.state.historyAction).toBe('REPLACE');
    const { cart, selectedLesson, redirectInfo } = view.store.getState();
    expect(cart.lines).toEqual([]);
    expect(selectedLesson.lesson).toBeNull();
    expect(redirectInfo.info).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    expect(readRecentBookings()).toEqual([
      { code: 'ABCDEFGH23', lessons: 'Group lesson', bookedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
    ]);
  });

  test('remembers the lessons by the names that are shown', async () => {
    mockBooking();
    const view = open({}, 350_000, { name: 'Lesson for a group' });
    await screen.findAllByText('Lesson for a group'); // once for each session
    await book(view);
    await arrived(view);
    expect(readRecentBookings()).toMatchObject([{ lessons: 'Lesson for a group' }]);
  });

  test('leaves what another tab has put into the cart meanwhile', async () => {
    const booking = gate();
    mockBooking(async () => {
      await booking.opened;
      return created();
    });
    const view = open();
    await book(view);
    const other = { ...line, product: { ...line.product, id: 'product-9' } };
    act(() => void view.store.dispatch(cartReplaced([...view.store.getState().cart.lines, other])));
    booking.open();
    await arrived(view);
    expect(view.store.getState().cart.lines).toEqual([other]);
  });

  test('does not show the emptied cart while the booking’s page is on its way', async () => {
    mockBooking();
    let arrive = () => {};
    const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const routes = [
      { path: '/surf-lesson/booking-details', element: <CheckoutPage /> },
      { path: '/surf-lesson/booking-details/:bookingCode', element: 'The booking', loader },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/surf-lesson/booking-details'] });
    const store = makeStore({ cart: { lines: [line] } });
    mockPrice(350_000);
    mockCall('get', '/api/surf-spots', { json: listOf([]) });
    render(
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
    );
    await fillIn({ user: userEvent.setup() });
    fireEvent.click(send());
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    expect(store.getState().cart.lines).toEqual([]);
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(send()).toBeDisabled();
    act(() => arrive());
    expect(await screen.findByText('The booking')).toBeVisible();
  });

  test('removes what was stored, and keeps the payment page of an online booking', async () => {
    window.localStorage.setItem('cart', JSON.stringify({ lines: [line], expiresAt: Date.now() + 60_000 }));
    document.cookie = `selectedProduct=${encodeURIComponent(JSON.stringify(lesson))}; path=/`;
    const calls = mockBooking(created('https://pay.example/1'));
    const view = open({ cart: { lines: [] } });
    await act(() => restore(view.store));
    await fillIn(view);
    await view.user.click(online());
    await view.user.click(send());
    await arrived(view);
    expect(calls[0]?.body).toMatchObject({ payment_method: 'GATEWAY' });
    expect(window.localStorage.getItem('cart')).toBeNull();
    const info = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };
    expect(decodeURIComponent(document.cookie)).toBe(`redirectInfo=${JSON.stringify(info)}`);
  });

  test.each([
    ['/pay/1', 'http://localhost/pay/1'],
    ['https://pay.example/1?a=b', 'https://pay.example/1?a=b'],
    ['javascript:alert(1)', undefined],
    ['http://', undefined],
    ['', undefined],
  ])('with the payment page %j keeps %j', async (address, kept) => {
    mockBooking(created(address));
    const view = open();
    await book(view);
    await arrived(view);
    expect(view.store.getState().redirectInfo.info?.redirectUrl).toBe(kept);
  });
});
