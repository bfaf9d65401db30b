import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '../../../../../src/lib/dates';
import { makeBookingDetail } from '../../../../support/web/factories';
import { answering, checkButton, LOADED, mockLookup, open, step } from './bookingScreen';

// What stands above the ticket, and what is offered below it.

const paymentOf = (status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED') => ({ payments: [{ id: 'payment-1', status }] });
/** How the money came that the school still has. */
const heldBy = (...paid_by: 'GATEWAY'[]) => ({ paid_by });
const online = { payment_method: 'GATEWAY' } as const;
const offered = (role: 'button' | 'link', within_: HTMLElement) =>
  within(within_)
    .getAllByRole(role)
    .map((element) => element.textContent.replace(' (opens a new tab)', ''));
const isThere = (name: RegExp) =>
  [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })].length > 0;

const paid = ['Add to calendar', 'Print receipt', 'Share by WhatsApp'];

test.each([
  ['an open online payment', online, 'One step left: pay Rp. 500.000', /pay/, []],
  ['cash', {}, 'Your place is held', /Pay Rp\. 500\.000 at the school/, paid],
  ['an online payment of a part', { ...online, amount_due: 350_000 }, 'One step left: pay Rp. 350.000', /pay/, []],
  ['cash of a part', { amount_due: 100_000 }, 'Your place is held', /Pay Rp\. 100\.000 at the school/, paid],
  ['cash of nothing', { amount_due: 0 }, 'Your place is held', /^(?!.*Pay Rp).*We confirm your day/, paid],
  [
    'a confirmed booking of nothing',
    { status: 'CONFIRMED', amount_due: 0 },
    'See you at the beach',
    /^(?!.*Pay Rp).*Swimsuit/,
    paid,
  ],
  [
    'a booking that costs more since its payment',
    { status: 'CONFIRMED', ...paymentOf('PAID'), amount_due: 150_000 },
    'See you at the beach',
    /There is still Rp\. 150\.000 to pay at the school\./,
    paid,
  ],
  [
    'a payment that has arrived',
    { ...online, ...paymentOf('PAID') },
    'Thank you, your payment has arrived',
    /confirm it by WhatsApp/,
    paid,
  ],
  [
    'an online booking of nothing',
    { ...online, ...paymentOf('PAID'), total_amount: 0, amount_due: 0 },
    'Your place is held',
    /nothing you need to do now/,
    paid,
  ],
  [
    'a paid booking that costs more now, and is not confirmed yet',
    { ...online, ...paymentOf('PAID'), amount_due: 150_000 },
    'Thank you, your payment has arrived',
    /^(?!.*nothing you need to do).*There is still Rp\. 150\.000 to pay at the school\./,
    paid,
  ],
  [
    'a paid booking that the school has changed, and not confirmed yet',
    { ...online, ...paymentOf('PAID'), changes_free: true },
    'Thank you, your payment has arrived',
    /^(?!.*nothing you need to do).*We confirm your day by WhatsApp\./,
    paid,
  ],
  ['a confirmed booking', { status: 'CONFIRMED', ...paymentOf('PAID') }, 'See you at the beach', /Swimsuit/, paid],
  [
    'a failed payment',
    { ...online, ...paymentOf('FAILED') },
    'The payment did not go through',
    /same lessons and days/,
    ['Book again'],
  ],
  [
    'an expired payment',
    { ...online, status: 'CANCELLED', ...paymentOf('EXPIRED') },
    'This booking has been called off',
    /No online payment has arrived/,
    ['Book again'],
  ],
  ['a cancelled booking', { status: 'CANCELLED' }, 'This booking has been called off', /same lessons/, ['Book again']],
  [
    'a cancelled booking that was paid',
    { status: 'CANCELLED', ...paymentOf('PAID') },
    'This booking has been called off',
    /We give your money back/,
    ['Book again', 'Print receipt'],
  ],
  [
    'a cancelled booking whose money was given back',
    { status: 'CANCELLED', ...heldBy(), ...paymentOf('PAID') },
    'This booking has been called off',
    /We have given your money back\./,
    ['Book again', 'Print receipt'],
  ],
  [
    'a cancelled booking of which the school has money, as a part or too late',
    { ...online, status: 'CANCELLED', ...heldBy('GATEWAY'), ...paymentOf('EXPIRED') },
    'This booking has been called off',
    /We have money of yours for this booking, and write to you about it\./,
    ['Book again'],
  ],
  [
    'a completed booking',
    { status: 'COMPLETED' },
    'How was the water?',
    /few words/,
    ['Book again', 'Print receipt', 'Write a review'],
  ],
] as const)('%s: what comes next, and what makes sense', async (_, changes, title, text, offers) => {
  mockLookup(answering(changes));
  open();
  const panel = await step(title);
  expect(panel).toHaveTextContent(text);
  await waitFor(() => {
    const all = ['Add to calendar', 'Print receipt', 'Share by WhatsApp', 'Book again', 'Write a review'];
    expect(all.filter((name) => isThere(new RegExp(name))).sort()).toEqual([...offers].sort());
  });
  const codes = offers.includes('Add to calendar' as never) ? 1 : 0;
  await waitFor(() => expect(screen.queryAllByRole('img', { name: /QR code/ })).toHaveLength(codes));
  // The words of the two statuses are theirs alone, and the payment's two buttons are always there, once.
  expect(panel).not.toHaveTextContent(/\b(pending|paid|confirmed|cancelled|completed|failed|expired)\b/i);
  expect(checkButton()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return to payment page' })).toBeVisible();
  const ask = new URL(
    within(panel)
      .getByRole('link', { name: /^Ask on WhatsApp/ })
      .getAttribute('href') ?? '',
  );
  expect(ask.searchParams.get('text')).toContain('ABCDEFGH23');
});

test('while a payment is open, the way to it comes first', async () => {
  mockLookup(answering({ ...online, payable_until: '2031-01-01T00:30:00.000Z' }));
  open();
  const panel = await step('One step left: pay Rp. 500.000');
  expect(offered('button', panel)).toEqual(['Return to payment page', 'Check Payment Status']);
  expect(panel).toHaveTextContent(/pay by .*:30/);
});

test('a confirmed guest reads when, where and what to bring, and what is still to be paid', async () => {
  const details = ['2030-01-20', '2030-01-18'].map((reservation_date) => makeBookingDetail({ reservation_date }));
  mockLookup(answering({ status: 'CONFIRMED', booking_details: details, total_amount: 1_000_000 }));
  open();
  const panel = await step('See you at the beach');
  for (const day of ['2030-01-18', '2030-01-20'])
    expect(panel).toHaveTextContent(`${formatDay(day)}Private lesson · 1 personUsually 07:00; the tide decides.`);
  expect(panel).toHaveTextContent('Kuta Beach. Meet at the school');
  expect(panel).toHaveTextContent('Pay Rp. 1.000.000 at the school before your first session.');
});

test('the cancellation rule stands on the ticket', async () => {
  mockLookup();
  open();
  expect(await screen.findByText(/^Free to cancel or move until/)).toBeVisible();
});

test('a new step takes the focus that goes with the former one', async () => {
  mockLookup((_call, index) => answering({ ...online, ...paymentOf(index === 0 ? 'PENDING' : 'PAID') }));
  const { user } = open();
  await screen.findByText(LOADED);
  await user.click(checkButton());
  const title = await screen.findByRole('heading', { name: 'Thank you, your payment has arrived' });
  expect(title).toHaveFocus();
});
