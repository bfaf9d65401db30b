import { screen, within } from '@testing-library/react';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import type { CartLine } from '../../../../../src/state';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';

// The cart as its tests open and read it.

const product = (name: string, price: number) => ({ id: `product-${name}`, name, price });
export const single = makeCartLine({ product: product('Private lesson', 500_000) });
export const group = makeCartLine({
  product: product('Group lesson', 350_000),
  sessions: [
    { date: '2030-02-01', participants: 3 },
    { date: '2030-02-02', participants: 4 },
  ],
});

/** The lessons at what they cost when they were put into the cart, unless the test says otherwise. */
export const listLessons = (lines: readonly CartLine[], prices: Record<string, number> = {}) =>
  listOf(lines.map(({ product: { id, name, price } }) => makeProduct({ id, name, price: prices[id] ?? price })));

export function open(lines: CartLine[], prices?: Record<string, number>) {
  mockCall('get', '/api/products', { json: listLessons([...lines, group], prices) });
  const preloadedState = { cart: { lines } };
  return renderWithProviders(<CartPage />, { route: '/surf-lesson/booking-cart', preloadedState });
}
export const put = (view: ReturnType<typeof open>) => view.store.getState().cart.lines;

/** What a row of the table shows, its fields by their values. */
export const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('input')?.value ?? (cell.querySelector('[dir=auto]') ?? cell).textContent);
