import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NOT_KNOWN } from '../../../../../src/features/checkout/checkoutRules';
import { readRecentBookings } from '../../../../../src/state/persist/recentBookings';
import { gate } from '../../../../support/web/gate';
import { failure, noAnswer } from '../../../../support/web/network';
import { settled } from '../../../../support/web/store';
import {
  arrived,
  book,
  cash,
  created,
  FAILED,
  fillIn,
  lesson,
  line,
  mockBooking,
  mockPrice,
  name,
  open,
  send,
  setValue,
} from './checkoutScreen';

test('of a group that is too large the page says whom to write to, and keeps what was typed', async () => {
  mockBooking(failure(409, 'For a group this large please write to us.'));
  const view = open();
  await book(view);
  const said = await screen.findByText(/^For a group this large please write to us\./);
  expect(within(said).getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/6281255500114\?text=/),
  );
  expect(name()).toHaveValue('Made Test');
  expect(send()).toBeEnabled();
});

describe('what is sent', () => {
  test('is the contract’s booking, without a token for a guest', async () => {
    const calls = mockBooking();
    const view = open();
    await book(view);
    await arrived(view);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(calls[0]?.body).toEqual({
      surf_spot_id: 'spot-1',
      payment_method: 'CASH',
      customer_details: {
        full_name: 'Made Test',
        email: 'made@example.com',
        phone: '+6281234567890',
        country: 'ID',
      },
      booking_details: [
        { product_id: 'product-1', reservation_date: '2030-01-15', person: 3 },
        { product_id: 'product-1', reservation_date: '2030-01-16', person: 4 },
      ],
      expected_total: 2_450_000,
      language: 'en',
    });
  });

  test.each([
    ['0812 3456 7890', '+6281234567890', 'ID'],
    ['+61 412 345 678', '+61412345678', 'AU'],
    ['+49 1512 3456789', '+4915123456789', 'DE'],
    ['+800 1234 5678', '+80012345678', 'Unknown'],
  ])('of the phone %s is %s, %s', async (typed, number, country) => {
    const calls = mockBooking();
    const view = open();
    await fillIn(view, typed);
    await view.user.click(send());
    await arrived(view);
    expect(calls[0]?.body).toMatchObject({ customer_details: { phone: number, country } });
  });

  test('goes once for a double click, and the button says that it is being sent', async () => {
    const booking = gate();
    const calls = mockBooking(async () => {
      await booking.opened;
      return created();
    });
    const view = open();
    await fillIn(view);
    const form = send().closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(send()).toHaveTextContent('Processing...');
    expect(send()).toBeDisabled();
    booking.open();
    await arrived(view);
    expect(calls).toHaveLength(1);
  });

  test('has the same Idempotency-Key for the same request, also after a reload, and another for another', async () => {
    const calls = mockBooking((_call, index) => (index < 3 ? noAnswer() : created()));
    const view = open();
    await book(view);
    expect(await screen.findByText(FAILED)).toBeVisible();
    await waitFor(() => expect(send()).toBeEnabled());
    await view.user.click(send());
    await waitFor(() => expect(calls).toHaveLength(2));
    view.unmount();

    const again = open();
    await again.user.click(send());
    await waitFor(() => expect(calls).toHaveLength(3));
    await waitFor(() => expect(send()).toBeEnabled());
    setValue(name(), 'Ketut Test');
    await again.user.click(send());
    await arrived(again);
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\x21-\x7e]{16,200}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(window.sessionStorage.getItem('checkoutAttempt')).toBeNull();
  });

  test('goes out again as it was, where the country and the language alone are known otherwise now', async () => {
    const calls = mockBooking((_call, index) => (index === 0 ? noAnswer() : created()));
    const view = open();
    await book(view);
    expect(await screen.findByText(FAILED)).toBeVisible();
    const kept = JSON.parse(window.sessionStorage.getItem('checkoutAttempt') ?? '') as {
      request: { language: string; customer_details: { country: string } };
    };
    kept.request.language = 'id';
    kept.request.customer_details.country = 'Unknown';
    window.sessionStorage.setItem('checkoutAttempt', JSON.stringify(kept));
    await waitFor(() => expect(send()).toBeEnabled());
    await view.user.click(send());
    await arrived(view);
    const [first, second] = calls;
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toMatchObject({ language: 'id', customer_details: { country: 'Unknown' } });
  });
});

describe('an earlier attempt without an answer', () => {
  test.each([401, 429])('stays unknown when the next is refused with %i, also after a reload', async (status) => {
    const calls = mockBooking((_call, index) => [noAnswer(), failure(status, 'Not now.')][index] ?? created());
    const view = open();
    await book(view);
    expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
    await waitFor(() => expect(send()).toBeEnabled());
    await view.user.click(send());
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(send()).toBeEnabled());
    expect(screen.getByText(NOT_KNOWN)).toBeVisible();
    view.unmount();

    const again = open();
    expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
    await again.user.click(send());
    await arrived(again);
    expect(calls[2]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  });
});

describe('before it is sent', () => {
  test('a foreign number without its calling code is asked about, also after a reload', async () => {
    const calls = mockBooking();
    const before = open();
    await fillIn(before, '0151 23456789');
    before.unmount();
    const view = open();
    await view.user.click(send());
    const question = await screen.findByText(/Which country is yours from\?/);
    expect(question.closest('[data-question]')).toHaveFocus();
    expect(calls).toHaveLength(0);
    await view.user.click(screen.getByRole('button', { name: 'Keep +62 151 23456789' }));
    await view.user.click(send());
    await arrived(view);
    expect(calls[0]?.body).toMatchObject({ customer_details: { phone: '+6215123456789' } });
  });

  test('a price that has changed must be agreed to', async () => {
    const calls = mockBooking();
    const view = open({}, 400_000);
    expect(await screen.findByText(/has changed/)).toHaveTextContent(/Group lesson .* Rp\. 350\.000 to Rp\. 400\.000/);
    expect(screen.getByText('Total: Rp. 2.800.000')).toBeVisible();
    await book(view);
    await waitFor(() => expect(screen.getByText(/has changed/).closest('[data-question]')).toHaveFocus());
    await waitFor(() => expect(send()).toBeEnabled());
    expect(calls).toHaveLength(0);
    await view.user.click(screen.getByRole('button', { name: 'Agree to the new price' }));
    expect(send()).toHaveFocus();
    await view.user.click(send());
    await arrived(view);
    expect(calls).toHaveLength(1);
  });

  test('the prices are asked for again when they are older than a minute', async () => {
    const calls = mockBooking();
    const view = open();
    await fillIn(view);
    await settled(view.store);
    mockPrice(400_000);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await view.user.click(send());
    expect(await screen.findByText(/has changed/)).toBeVisible();
    expect(calls).toHaveLength(0);
  });
});

describe('a failure', () => {
  test.each([
    ['without an answer', noAnswer()],
    ['of the server', failure(503, 'Busy')],
  ])('%s stays on the page until the booking is made, also after a reload', async (_, answer) => {
    mockBooking((_call, index) => (index < 2 ? answer : created()));
    const before = open();
    await book(before);
    expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
    await waitFor(() => expect(send()).toHaveFocus());
    before.unmount();
    const view = open();
    expect(screen.getByText(NOT_KNOWN)).toBeVisible();
    await view.user.click(send());
    await waitFor(() => expect(send()).toBeEnabled());
    expect(screen.getByText(NOT_KNOWN)).toBeVisible();
    await view.user.click(send());
    await arrived(view);
  });

  test('of a booking that was refused is told in the server’s words alone', async () => {
    mockBooking(failure(409, 'No place is left on 8 March 2027.'));
    const before = open();
    await book(before);
    expect(await screen.findByText('No place is left on 8 March 2027.')).toBeVisible();
    expect(screen.queryByText(NOT_KNOWN)).toBeNull();
    before.unmount();
    open();
    expect(screen.queryByText(NOT_KNOWN)).toBeNull();
  });

  test.each([
    ['without an answer', noAnswer()],
    ['of the server', { status: 500, json: {} }],
    ['for want of an answer that is a booking', { status: 201, json: { data: {} } }],
    ['for want of the data', { status: 201, json: {} }],
    ['for want of the code', { status: 201, json: { data: { booking: { booking_code: '' }, transaction: null } } }],
  ])('%s is told, and everything stays', async (_, answer) => {
    mockBooking(answer);
    const view = open();
    await book(view);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText('Booking successful!')).toBeNull();
    expect(view.router.state.location.pathname).toBe('/surf-lesson/booking-details');
    expect(view.store.getState().cart.lines).toEqual([line]);
    expect(view.store.getState().selectedLesson.lesson).toEqual(lesson);
    expect(readRecentBookings()).toEqual([]);
    expect(name()).toHaveValue('Made Test');
    expect(cash()).toBeChecked();
    await waitFor(() => expect(send()).toBeEnabled());
    expect(send()).toHaveTextContent('Process to Checkout');
  });

  test('shows the server’s reason until the next attempt', async () => {
    mockBooking((_call, index) =>
      index === 0 ? failure(400, 'The booking is invalid', ['Group lesson takes 3 people or more']) : created(),
    );
    const view = open();
    await book(view);
    expect(await screen.findByText(FAILED)).toBeVisible();
    const reason = screen.getByText('The booking is invalid').closest('[role="alert"]');
    expect(reason).toHaveTextContent('Group lesson takes 3 people or more');
    await view.user.click(send());
    await arrived(view);
    expect(screen.queryByText('The booking is invalid')).toBeNull();
  });
});
