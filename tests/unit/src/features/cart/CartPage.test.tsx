import { act, fireEvent, screen } from '@testing-library/react';
import { restore } from '../../../../../src/state/persist/restore';
import { schoolToday } from '../../../../../src/lib/dates';
import type { CartLine } from '../../../../../src/state';
import { makeCartLine } from '../../../../support/web/factories';
import { cells, group, open, put, single } from './cartScreen';

/** The cart with the parts whose code comes later. */
async function openTable(lines: CartLine[]) {
  const view = open(lines);
  await screen.findByRole('button', { name: 'Empty the cart' });
  return view;
}

const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
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
    await openTable([single]);
    expect(columns()).toEqual(['Lesson', 'Reservation Date', 'Price', 'Person', 'Subtotal']);
    expect(cells(1)).toEqual(['Private lesson', '2030-01-15', 'Rp. 500.000', '1', 'Rp. 500.000']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  test('with one, only its line’s sessions can be removed', async () => {
    await openTable([single, group]);
    expect(columns()).toEqual(['Lesson', 'Reservation Date', 'Price', 'Person', 'Subtotal', 'Action']);
    expect(cells(1)).toEqual(['Private lesson', '2030-01-15', 'Rp. 500.000', '1', 'Rp. 500.000', '']);
    expect(cells(2)).toEqual(['Group lesson', '2030-02-01', 'Rp. 350.000', '3', 'Rp. 1.050.000', 'Remove']);
    expect(cells(3)).toEqual(['Group lesson', '2030-02-02', 'Rp. 350.000', '4', 'Rp. 1.400.000', 'Remove']);
  });

  test('ends with the total of all sessions and the way to the booking', async () => {
    await openTable([single, group]);
    expect(screen.getByText('Total: Rp. 2.950.000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Booking' })).toHaveAttribute('href', '/surf-lesson/booking-details');
  });
});

describe('changes', () => {
  test('of the number of people change subtotal and total', async () => {
    const view = await openTable([single, group]);
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

  test('of the date are kept from today on', async () => {
    const view = await openTable([single]);
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
    const view = await openTable([single, group]);
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 1' }));
    expect(sessionsOf(view)).toEqual([single.sessions, [{ date: '2030-02-02', participants: 4 }]]);
    expect(columns()).not.toContain('Action');
    expect(cells(2)).toEqual(['Group lesson', '2030-02-02', 'Rp. 350.000', '4', 'Rp. 1.400.000']);
    expect(screen.getByText('Total: Rp. 1.900.000')).toBeVisible();
  });

  test('after a removal the focus stays in the lesson', async () => {
    const three = { ...group, sessions: [...group.sessions, { date: '2030-02-03', participants: 3 }] };
    const view = await openTable([single, three]);
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 3' }));
    expect(screen.getByRole('button', { name: 'Remove Group lesson, session 2' })).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Remove Group lesson, session 2' }));
    expect(screen.getByLabelText('Reservation date of Group lesson')).toHaveFocus();
  });

  test('of the total are announced', async () => {
    await openTable([single]);
    expect(screen.getByText('Total: Rp. 500.000')).toHaveAttribute('aria-live', 'polite');
  });

  test('a date begun in one session does not end up in the next when it is removed', async () => {
    const view = await openTable([group]);
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

test('a date that has passed since keeps the cart from being booked', async () => {
  const view = await openTable([makeCartLine({ sessions: [{ date: '2020-01-01', participants: 1 }] })]);
  expect(await screen.findByText('A date in your cart has passed. Choose another day to go on.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Booking' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Booking' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Reservation date of Private lesson'), { target: { value: schoolToday() } });
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
  expect(sessionsOf(view)).toEqual([[{ date: schoolToday(), participants: 1 }]]);
});

test('the cart that empties elsewhere shows so here', async () => {
  const view = await openTable([single]);
  act(() => void view.store.dispatch({ type: 'cart/cartReplaced', payload: [] }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

test('every lesson can be taken out with all its sessions, the last one as well', async () => {
  const view = await openTable([single, group]);
  expect(screen.getByText('Tuesday, 15 January 2030')).toBeVisible();
  await view.user.click(await screen.findByRole('button', { name: 'Take this lesson out: Group lesson' }));
  expect(put(view)).toEqual([single]);
  expect(screen.getByText('Total: Rp. 500.000')).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Take this lesson out: Private lesson' }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

test('the number of people goes up and down by a press, and not below what the lesson takes', async () => {
  const view = await openTable([single, group]);
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
