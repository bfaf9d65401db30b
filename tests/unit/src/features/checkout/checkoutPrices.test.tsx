import { screen, waitFor } from '@testing-library/react';
import { NOT_KNOWN } from '../../../../../src/features/checkout/checkoutRules';
import { listOf, makeProduct } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { settled } from '../../../../support/web/store';
import { arrived, book, created, mockBooking, mockPrice, open, openBefore, send } from './checkoutScreen';

// The lesson of the cart costs 350.000 for each of 7 people; nobody pays a price that was not shown.

const NEW_TOTAL = 'The price has changed: the total is now Rp. 2.800.000.';
const refused = failure(409, NEW_TOTAL, ['total_amount 2800000']);
const totals = (calls: ReturnType<typeof mockBooking>) =>
  calls.map(({ body }) => (body as { expected_total?: number }).expected_total);
const keys = (calls: ReturnType<typeof mockBooking>) => calls.map(({ headers }) => headers.get('idempotency-key'));
const agree = () => screen.getByRole('button', { name: 'Agree to the new price' });
const question = () => screen.getByText(/has changed from/).closest('[data-question]');

test('a price that changed while the page was open is asked about in the place of the booking', async () => {
  const calls = mockBooking((_call, index) => {
    if (index > 0) return created();
    mockPrice(400_000);
    return refused;
  });
  const view = open();
  await book(view);
  expect(await screen.findByText(NEW_TOTAL)).toBeVisible();
  expect(question()).toHaveTextContent(/Group lesson .* Rp\. 350\.000 to Rp\. 400\.000/);
  expect(question()).toHaveFocus();
  expect(screen.getByText('Total: Rp. 2.800.000')).toBeVisible();
  expect(screen.queryByText(/total_amount/)).toBeNull();

  await waitFor(() => expect(send()).toBeEnabled());
  await view.user.click(send()); // not yet agreed to
  await waitFor(() => expect(question()).toHaveFocus());
  expect(calls).toHaveLength(1);
  await view.user.click(agree());
  expect(screen.queryByText(NEW_TOTAL)).toBeNull();
  await waitFor(() => expect(send()).toBeEnabled());
  await view.user.click(send());
  await arrived(view);
  expect(totals(calls)).toEqual([2_450_000, 2_800_000]);
  expect(keys(calls)[1]).not.toBe(keys(calls)[0]);
});

test('an attempt without an answer goes out again as it was; refused, it goes with the price that was agreed to', async () => {
  const calls = mockBooking((_call, index) => [noAnswer(), refused][index] ?? created());
  const before = open();
  await book(before);
  expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
  before.unmount();

  const view = open({}, 400_000);
  await screen.findByText(/has changed from/);
  await view.user.click(agree());
  await view.user.click(send());
  await arrived(view);
  expect(totals(calls)).toEqual([2_450_000, 2_450_000, 2_800_000]);
  const [first, second, third] = keys(calls);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('where the prices cannot be asked for, the words of the server stay, and the next press asks again', async () => {
  const calls = mockBooking(() => {
    mockCall('get', '/api/products', failure(503, 'Busy'));
    return refused;
  });
  const view = open();
  await book(view);
  expect(await screen.findByText(NEW_TOTAL)).toBeVisible();
  await waitFor(() => expect(send()).toBeEnabled());
  expect(screen.queryByText(/has changed from/)).toBeNull();
  mockPrice(400_000);
  await view.user.click(send());
  await screen.findByText(/has changed from/);
  await waitFor(() => expect(question()).toHaveFocus());
  expect(calls).toHaveLength(1);
});

test('a price that is lower now is booked without a question', async () => {
  const calls = mockBooking();
  const view = open({}, 300_000);
  expect(await screen.findByText('Total: Rp. 2.100.000')).toBeVisible();
  await book(view);
  await arrived(view);
  expect(totals(calls)).toEqual([2_100_000]);
});

test('a lower total that the server names is taken', async () => {
  const lower = failure(409, 'The price has changed: the total is now Rp. 2.100.000.', ['total_amount 2100000']);
  const calls = mockBooking((_call, index) => (index === 0 ? lower : created()));
  const view = open();
  await book(view);
  await arrived(view);
  expect(totals(calls)).toEqual([2_450_000, 2_100_000]);
});

test('whoever leaves while the prices are asked for books nothing', async () => {
  const calls = mockBooking();
  const view = await openBefore({});
  const prices = gate();
  const asked = mockCall('get', '/api/products', async () => {
    await prices.opened;
    return { json: listOf([makeProduct({ id: 'product-1', name: 'Group lesson', price: 350_000 })]) };
  });
  await book(view);
  await waitFor(() => expect(asked).toHaveLength(1));
  view.unmount();
  prices.open();
  await settled(view.store);
  expect(calls).toHaveLength(0);
});
