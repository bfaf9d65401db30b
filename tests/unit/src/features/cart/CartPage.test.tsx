import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { restore } from '../../../../../src/state/persist/restore';
import { CartPage } from '../../../../../src/features/cart/CartPage';
import { schoolToday } from '../../../../../src/lib/dates';
import type { CartLine } from '../../../../../src/state';
import { listOf, makeCartLine, makeProduct } from '../../../../support/web/factories';
import { mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';

const product = (name: string, price: number) => ({ id: `product-${name}`, name, price });
const single = makeCartLine({ product: product('Private lesson', 500_000) });
const group = makeCartLine({
  product: product('Group lesson', 350_000),
  sessions: [
    { date: '2030-02-01', participants: 3 },
    { date: '2030-02-02', participants: 4 },
  ],
});

/** The lessons at what they cost when they were put into the cart, unless the test says otherwise. */
const listLessons = (lines: readonly CartLine[], prices: Record<string, number> = {}) =>
  listOf(lines.map(({ product: { id, name, price } }) => makeProduct({ id, name, price: prices[id] ?? price })));

function open(lines: CartLine[], prices?: Record<string, number>) {
  mockCall('get', '/api/products', { json: listLessons([...lines, group], prices) });
  const preloadedState = { cart: { lines } };
  return renderWithProviders(<CartPage />, { route: '/surf-lesson/booking-cart', preloadedState });
}
const put = (view: ReturnType<typeof open>) => view.store.getState().cart.lines;

const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('input')?.value ?? (cell.querySelector('[dir=auto]') ?? cell).textContent);
const sessionsOf = (view: ReturnType<typeof open>) => view.store.getState().cart.lines.map(({ sessions }) => sessions);

test('an empty cart says so', () => {
  open([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart');
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse lessons' })).toHaveAttribute('href', '/surf-lesson');
  expect(screen.queryByText(/Total/)).toBeNull();
  expect(screen.queryByText('Booking')).toBeNull();
});

describe('table', () => {
  test('without a second session there is no Action column', async () => {
    open([single]);
    await screen.findByRole('button', { name: 'Empty the cart' }); // its code comes later
    expect(columns()).toEqual(['Lesson', 'Reservation Date', 'Price', 'Person', 'Subtotal']);
    expect(cells(1)).toEqual(['Private lesson', '2030-01-15', 'Rp. 500.000', '1', 'Rp. 500.000']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  test('with one, only its line’s sessions can be removed', () => {
    open([single, group]);
    expect(columns()).toEqual(['Lesson', 'Reservation Date', 'Price', 'Person', 'Subtotal', 'Action']);
    expect(cells(1)).toEqual(['Private lesson', '2030-01-15', 'Rp. 500.000', '1', 'Rp. 500.000', '']);
    expect(cells(2)).toEqual(['Group lesson', '2030-02-01', 'Rp. 350.000', '3', 'Rp. 1.050.000', 'Remove']);
    expect(cells(3)).toEqual(['Group lesson', '2030-02-02', 'Rp. 350.000', '4', 'Rp. 1.400.000', 'Remove']);
  });

  test('ends with the total of all sessions and the way to the booking', () => {
    open([single, group]);
    expect(screen.getByText('Total: Rp. 2.950.000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Booking' })).toHaveAttribute('href', '/surf-lesson/booking-details');
  });
});

describe('changes', () => {
  test('of the number of people change subtotal and total', () => {
    const view = open([single, group]);
    const field = screen.getByLabelText('Number of people of Group lesson, session 2');
    fireEvent.change(field, { target: { value: '5' } });
    expect(sessionsOf(view)[1]?.[1]).toEqual({ date: '2030-02-02', participants: 5 });
    expect(cells(3)[4]).toBe('Rp. 1.750.000');
    expect(screen.getByText('Total: Rp. 3.300.000')).toBeVisible();
    // spec §5: fewer than three are ignored, and only a group's number can be changed
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.blur(field);
    expect(field).toHaveValue(5);
    expect(sessionsOf(view)[1]?.[1]?.participants).toBe(5);
    expect(screen.getByLabelText('Number of people of Private lesson')).toBeDisabled();
  });

  test('of the date are kept from today on', () => {
    const view = open([single]);
    const field = screen.getByLabelText('Reservation date of Private lesson');
    expect(field).toHaveAttribute('min', schoolToday());
    fireEvent.change(field, { target: { value: '2031-05-06' } });
    expect(sessionsOf(view)).toEqual([[{ date: '2031-05-06', participants: 1 }]]);
    fireEvent.change(field, { target: { value: '2020-05-06' } });
    expect(screen.getByText('Choose today or a later day.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(sessionsOf(view)[0]?.[0]?.date).toBe('2031-05-06');
    fireEvent.blur(field);
    expect(field).toHaveValue('2031-05-06');
    expect(screen.queryByText('Choose today or a later day.')).toBeNull();
  });

  test('removing down to one session takes the Action column away', async () => {
    const view = open([single, group]);
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 1' }));
    expect(sessionsOf(view)).toEqual([single.sessions, [{ date: '2030-02-02', participants: 4 }]]);
    expect(columns()).not.toContain('Action');
    expect(cells(2)).toEqual(['Group lesson', '2030-02-02', 'Rp. 350.000', '4', 'Rp. 1.400.000']);
    expect(screen.getByText('Total: Rp. 1.900.000')).toBeVisible();
  });

  test('after a removal the focus stays in the lesson', async () => {
    const three = { ...group, sessions: [...group.sessions, { date: '2030-02-03', participants: 3 }] };
    const view = open([single, three]);
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 3' }));
    expect(screen.getByRole('button', { name: 'Remove Group lesson, session 2' })).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 2' }));
    expect(screen.getByLabelText('Reservation date of Group lesson')).toHaveFocus();
  });

  test('of the total are announced', () => {
    open([single]);
    expect(screen.getByText('Total: Rp. 500.000')).toHaveAttribute('aria-live', 'polite');
  });

  test('a date begun in one session does not end up in the next when it is removed', async () => {
    const view = open([group]);
    const field = screen.getByLabelText('Reservation date of Group lesson, session 1');
    field.focus();
    fireEvent.change(field, { target: { value: '2020-05-06' } });
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 1' }));
    expect(cells(1)[1]).toBe('2030-02-02');
  });

  test('each is written back to the stored cart', async () => {
    const stored = () => (JSON.parse(window.localStorage.getItem('cart') ?? '{}') as { lines?: CartLine[] }).lines;
    window.localStorage.setItem('cart', JSON.stringify({ lines: [group], expiresAt: Date.now() + 60_000 }));
    const view = open([]);
    await act(() => restore(view.store));
    fireEvent.change(screen.getByLabelText('Reservation date of Group lesson, session 1'), {
      target: { value: '2030-03-01' },
    });
    expect(stored()?.[0]?.sessions[0]).toEqual({ date: '2030-03-01', participants: 3 });
    fireEvent.change(screen.getByLabelText('Number of people of Group lesson, session 1'), { target: { value: '8' } });
    expect(stored()?.[0]?.sessions[0]).toEqual({ date: '2030-03-01', participants: 8 });
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 2' }));
    expect(stored()).toEqual([{ ...group, sessions: [{ date: '2030-03-01', participants: 8 }] }]);
  });
});

test('a date that has passed since keeps the cart from being booked', () => {
  const view = open([makeCartLine({ sessions: [{ date: '2020-01-01', participants: 1 }] })]);
  expect(screen.getByText('A date in your cart has passed. Choose another day to go on.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Booking' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Booking' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Reservation date of Private lesson'), { target: { value: schoolToday() } });
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  expect(sessionsOf(view)).toEqual([[{ date: schoolToday(), participants: 1 }]]);
});

test('the cart that empties elsewhere shows so here', () => {
  const view = open([single]);
  act(() => void view.store.dispatch({ type: 'cart/cartReplaced', payload: [] }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

describe('emptying the cart', () => {
  const ask = () => screen.getByRole('button', { name: 'Empty the cart' });

  test('asks once, and a double click answers nothing', async () => {
    const view = open([single, group]);
    await view.user.dblClick(ask());
    expect(screen.getByRole('group', { name: 'Take out all lessons?' })).toBeVisible();
    expect(put(view)).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Yes, take all out' }));
    expect(put(view)).toEqual([]);
    expect(screen.getByText('Your cart is empty').closest('[tabindex]')).toHaveFocus();
  });

  test('can be refused', async () => {
    const view = open([single, group]);
    await view.user.click(ask());
    await view.user.click(screen.getByRole('button', { name: 'No, keep all' }));
    expect(screen.queryByText('Take out all lessons?')).toBeNull();
    expect(put(view)).toHaveLength(2);
    expect(ask()).toHaveFocus();
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

  test('on other days is meant', () => {
    open([single, { ...single, sessions: [{ date: '2030-01-16', participants: 1 }] }]);
    expect(screen.queryByText(/is here twice/)).toBeNull();
  });
});

test('every lesson can be taken out with all its sessions, the last one as well', async () => {
  const view = open([single, group]);
  expect(screen.getByText('Tuesday, 15 January 2030')).toBeVisible();
  await view.user.click(await screen.findByRole('button', { name: 'Take this lesson out: Group lesson' }));
  expect(put(view)).toEqual([single]);
  expect(screen.getByText('Total: Rp. 500.000')).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Take this lesson out: Private lesson' }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

test('the number of people goes up and down by a press, and not below what the lesson takes', async () => {
  const view = open([single, group]);
  const which = 'Group lesson, session 1';
  const fewer = screen.getByRole('button', { name: `One person fewer: ${which}` });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(fewer);
  expect(sessionsOf(view)[1]?.[0]?.participants).toBe(3);
  await view.user.click(screen.getByRole('button', { name: `One more person: ${which}` }));
  expect(sessionsOf(view)[1]?.[0]?.participants).toBe(4);
  await view.user.click(fewer);
  expect(sessionsOf(view)[1]?.[0]?.participants).toBe(3);
  expect(screen.queryByRole('button', { name: /more person: Private/ })).toBeNull();
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
