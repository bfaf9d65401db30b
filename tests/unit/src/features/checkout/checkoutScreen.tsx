import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Product, SurfSpot } from '../../../../../src/api';
import { CheckoutPage } from '../../../../../src/features/checkout/CheckoutPage';
import type { AppState } from '../../../../../src/state';
import { setNow } from '../../../../support/web/clock';
import { listOf, makeBooking, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { settled } from '../../../../support/web/store';

// The checkout as its tests open, fill and send it.

export const FAILED = 'Failed to complete booking. Please try again.';

export const line = makeCartLine({
  product: { id: 'product-1', name: 'Group lesson', price: 350_000 },
  surfSpot: { id: 'spot-1' },
  sessions: [
    { date: '2030-01-15', participants: 3 },
    { date: '2030-01-16', participants: 4 },
  ],
});
export const lesson = { id: 'product-1', name: 'Group lesson', price: 350_000, description: '' };

/** The list of lessons, in which the booked one costs this, and is this. */
export const mockPrice = (price: number, facts: Partial<Product> = {}) =>
  mockCall('get', '/api/products', {
    json: listOf([makeProduct({ id: 'product-1', name: 'Group lesson', price, ...facts })]),
  });

export const open = (
  state: Partial<AppState> = {},
  price = 350_000,
  facts: Partial<Product> | null = {},
  spots: SurfSpot[] = [],
) => {
  mockCall('get', '/api/surf-spots', { json: listOf(spots) });
  if (facts) mockPrice(price, facts);
  else mockCall('get', '/api/products', { json: listOf([]) });
  return renderWithProviders(<CheckoutPage />, {
    route: '/surf-lesson/booking-details',
    preloadedState: { cart: { lines: [line] }, selectedLesson: { lesson }, ...state },
  });
};

/** A checkout that was opened two minutes before its lesson became another one. */
export async function openBefore(facts: Partial<Product>, ...given: Parameters<typeof open>) {
  setNow('2030-01-10T08:00:00+08:00');
  const view = open(...given);
  await settled(view.store);
  setNow('2030-01-10T08:02:00+08:00');
  mockPrice(350_000, facts);
  return view;
}

export const created = (redirect_url?: string) => ({
  status: 201,
  json: { data: { booking: makeBooking(), transaction: redirect_url === undefined ? null : { redirect_url } } },
});
export const mockBooking = (answer: Parameters<typeof mockCall>[2] = created()) =>
  mockCall('post', '/api/bookings', answer);

export const name = () => screen.getByLabelText('Full Name');
export const email = () => screen.getByLabelText('Email');
export const phone = () => screen.getByLabelText('Phone Number');
export const cash = () => screen.getByRole('radio', { name: 'CASH' });
export const online = () => screen.getByRole('radio', { name: 'ONLINE PAYMENT' });
export const send = () => screen.getByRole('button', { name: /^Process/ });
export const setValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export async function fillIn({ user }: Pick<ReturnType<typeof open>, 'user'>, number = '+62 812 3456 7890') {
  setValue(name(), 'Made Test');
  setValue(email(), 'made@example.com');
  setValue(phone(), number);
  await user.click(cash());
}
export async function book(view: ReturnType<typeof open>) {
  await fillIn(view);
  await view.user.click(send());
}
export const arrived = ({ router }: ReturnType<typeof open>) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-details/ABCDEFGH23'));
