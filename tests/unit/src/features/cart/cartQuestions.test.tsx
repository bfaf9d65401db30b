import { screen, waitFor } from '@testing-library/react';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import { listOf } from '../../../../support/web/factories';
import { mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { cells, group, listLessons, open, put, single } from './cartScreen';

describe('emptying the cart', () => {
  const ask = () => screen.findByRole('button', { name: 'Empty the cart' }); // its code comes later

  test('asks once, and a double click answers nothing', async () => {
    const view = open([single, group]);
    await view.user.dblClick(await ask());
    expect(screen.getByRole('group', { name: 'Take out all lessons?' })).toBeVisible();
    expect(put(view)).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Yes, take all out' }));
    expect(put(view)).toEqual([]);
    expect(screen.getByText('Your cart is empty').closest('[tabindex]')).toHaveFocus();
  });

  test('can be refused', async () => {
    const view = open([single, group]);
    await view.user.click(await ask());
    await view.user.click(screen.getByRole('button', { name: 'No, keep all' }));
    expect(screen.queryByText('Take out all lessons?')).toBeNull();
    expect(put(view)).toHaveLength(2);
    expect(await ask()).toHaveFocus();
  });
});

describe('a lesson that was put into the cart twice', () => {
  test('is asked about, and the second can be taken out although it has no Remove', async () => {
    const view = open([single, group, { ...single }]);
    expect(await screen.findByText(/is here twice/)).toHaveTextContent('Private lesson');
    await view.user.click(screen.getByRole('button', { name: 'Keep it once' }));
    expect(put(view)).toEqual([single, group]);
    expect(screen.queryByText(/is here twice/)).toBeNull();
    expect(screen.getByText('Total: Rp. 2.950.000')).toHaveFocus();
  });

  test('is asked about for the days alone that are the same, and within one line as well', async () => {
    const days = (...dates: string[]) => ({ ...single, sessions: dates.map((date) => ({ date, participants: 1 })) });
    const view = open([days('2030-01-15', '2030-01-16', '2030-01-15'), group, days('2030-01-16', '2030-01-17')]);
    await view.user.click(await screen.findByRole('button', { name: 'Keep it once' }));
    expect(put(view)).toEqual([days('2030-01-15', '2030-01-16'), group, days('2030-01-16', '2030-01-17')]);
    await view.user.click(screen.getByRole('button', { name: 'Keep it once' }));
    expect(put(view)).toEqual([days('2030-01-15', '2030-01-16'), group, days('2030-01-17')]);
    expect(screen.queryByText(/is here twice/)).toBeNull();
  });

  test.each([
    ['on other days', { sessions: [{ date: '2030-01-16', participants: 1 }] }],
    ['at another spot', { surfSpot: { id: 'another' } }],
  ])('%s is meant', (_where, other) => {
    open([single, { ...single, ...other }]);
    expect(screen.queryByText(/is here twice/)).toBeNull();
  });
});

describe('a price that has changed since', () => {
  test('to a lower one is said, and needs no word of the person', async () => {
    open([single], { [single.product.id]: 450_000 });
    expect(await screen.findByText(/has changed/)).toHaveTextContent(/Rp\. 500\.000 to Rp\. 450\.000/);
    expect(screen.queryByRole('button', { name: 'Agree to the new price' })).toBeNull();
    expect(screen.getByText('Total: Rp. 450.000')).toBeVisible();
  });

  test('is said, counts at once, and is kept when the person agrees', async () => {
    const view = open([single, group], { [group.product.id]: 400_000 });
    const notice = await screen.findByText(/has changed/);
    expect(notice).toHaveTextContent(/Group lesson has changed from Rp\. 350\.000 to Rp\. 400\.000/);
    expect(cells(2)).toEqual(['Group lesson', '2030-02-01', 'Rp. 400.000', '3', 'Rp. 1.200.000', 'Remove']);
    expect(screen.getByText('Total: Rp. 3.300.000')).toBeVisible();
    expect(put(view)[1]?.product.price).toBe(350_000);
    await view.user.click(screen.getByRole('button', { name: 'Agree to the new price' }));
    expect(put(view).map(({ product }) => product.price)).toEqual([500_000, 400_000]);
    expect(screen.queryByText(/has changed/)).toBeNull();
    expect(screen.getByText('Total: Rp. 3.300.000')).toHaveFocus();
  });

  test('is looked for on every page of the list', async () => {
    const view = open([single, group]);
    const rows = listLessons([single, group], { [group.product.id]: 400_000 }).data;
    mockCall('get', '/api/products', ({ url }) => {
      const page = Number(url.searchParams.get('page'));
      return { json: listOf(rows.slice(page - 1, page), { page, total_page: 2 }) };
    });
    view.unmount();
    renderWithProviders(<CartPage />, {
      route: '/surf-lesson/booking-cart',
      preloadedState: { cart: { lines: [single, group] } },
    });
    expect(await screen.findByText(/has changed/)).toBeVisible();
  });

  test('cannot be known without an answer: the cart’s own prices stand', async () => {
    const calls = mockCall('get', '/api/products', noAnswer());
    renderWithProviders(<CartPage />, {
      route: '/surf-lesson/booking-cart',
      preloadedState: { cart: { lines: [single] } },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Total: Rp. 500.000')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
