import { screen, waitFor, within } from '@testing-library/react';
import { mapUrl } from '../../../../../src/config/schoolLinks';
import { formatDay } from '../../../../../src/lib/dates';
import { makeDay } from '../../../../support/web/dayRows';
import { listOf, makeBookingDetail } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { settled } from '../../../../support/web/store';
import { answering, checkButton, LOADED, mockLookup, open } from './bookingScreen';

// What stands above the ticket, and what is offered below it.

const paymentOf = (status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED') => ({ payments: [{ id: 'payment-1', status }] });
/** How the money came that the school still has. */
const heldBy = (...paid_by: 'GATEWAY'[]) => ({ paid_by });
const online = { payment_method: 'GATEWAY' } as const;
const step = (name: string) => screen.findByRole('region', { name });
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

const session = {
  surf_spot_name: 'Kuta Beach',
  attendance: null,
  minutes: 120,
  meeting_point: 'At the board racks',
  location_url: 'https://maps.example/kuta',
};

test('a ticket lists each session with its hour, its place on a map, and how long it is', async () => {
  const course = makeBookingDetail({
    product_name: 'Beginner Course',
    person: 2,
    sessions: ['2030-01-18', '2030-01-19'].map((reservation_date, day) => ({
      ...session,
      id: `day-${String(day)}`,
      reservation_date,
      start_time: day === 0 ? '07:00' : null,
      instructor_name: day === 0 ? 'Komang' : null,
    })),
  });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [course] }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent(
    `${formatDay('2030-01-18')}, 07:00Beginner Course, day 1 of 2 · 2 people · 120 minYour instructor: Komang.${formatDay('2030-01-19')}`,
  );
  expect(panel).toHaveTextContent(
    'day 2 of 2 · 2 people · 120 minThe tide decides the hour; we tell you the evening before.',
  );
  expect(within(panel).getAllByText(/instructor/i)).toHaveLength(1);
  expect(panel).toHaveTextContent('Kuta Beach. At the board racks');
  expect(within(panel).getByRole('link', { name: 'Map (opens a new tab)' })).toHaveAttribute(
    'href',
    'https://maps.example/kuta',
  );
});

test('where guests meet at the school the map leads there', async () => {
  const sessions = [
    { ...session, id: 'day', reservation_date: '2030-01-18', start_time: '07:00', meeting_point: null },
  ];
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [makeBookingDetail({ sessions })] }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent('Meet at the school');
  const map = within(panel).queryByRole('link', { name: 'Map (opens a new tab)' });
  expect(map?.getAttribute('href') ?? null).toBe(mapUrl());
});

test('sessions at two spots: each place says when', async () => {
  const details = ['2030-01-18', '2030-01-19'].map((reservation_date, day) =>
    makeBookingDetail({
      id: `line-${String(day)}`,
      sessions: [
        {
          ...session,
          id: `line-${String(day)}`,
          reservation_date,
          start_time: '07:00',
          ...(day === 1 && { surf_spot_name: 'Canggu', meeting_point: 'At the café', location_url: null }),
        },
      ],
    }),
  );
  mockLookup(answering({ status: 'CONFIRMED', booking_details: details }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent(
    `Kuta Beach. At the board racks Map (opens a new tab)${formatDay('2030-01-18')}, 07:00`,
  );
  expect(panel).toHaveTextContent(`Canggu. At the café${formatDay('2030-01-19')}, 07:00`);
});

test('a confirmed guest whose next day the school has closed is asked for another day, and not seen at the beach', async () => {
  setLevel(2);
  mockCall('get', '/api/days', { json: listOf([makeDay({ date: '2030-01-18', is_open: false, reason: 'Swell' })]) });
  const lesson = makeBookingDetail({ reservation_date: '2030-01-18' });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [lesson], changes_until: null, changes_free: true }));
  const { user } = open();
  const panel = await step('Choose another day');
  expect(panel).toHaveTextContent('The school is closed on this day. Choose another one below.');
  expect(screen.queryByText('See you at the beach')).toBeNull();
  const move = await screen.findByRole('button', { name: 'Move to another day' });
  await user.click(await within(panel).findByRole('link', { name: 'Move to another day' }));
  expect(move).toHaveFocus();
});

test('of a closed day that the guest cannot move here, nothing leads to where it is moved', async () => {
  setLevel(2);
  mockCall('get', '/api/days', { json: listOf([makeDay({ date: '2030-01-18', is_open: false, reason: 'Swell' })]) });
  const lesson = makeBookingDetail({ reservation_date: '2030-01-18' });
  const changes = { changes_until: null, changes_free: true };
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [lesson], ...changes, customer_email: '' }));
  const { store } = open();
  const panel = await step('Choose another day');
  await settled(store);
  expect(within(panel).queryByRole('link', { name: 'Move to another day' })).toBeNull();
});

test('a day that the school has closed is said beside its session, and the last day of a course in the table', async () => {
  setLevel(2);
  const days = mockCall('get', '/api/days', {
    json: listOf([
      makeDay({ date: '2030-01-18' }),
      makeDay({ date: '2030-01-19', is_open: false, reason: 'Swell' }),
      makeDay({ date: '2030-01-20' }),
    ]),
  });
  const course = makeBookingDetail({
    reservation_date: '2030-01-18',
    sessions: ['2030-01-18', '2030-01-19', '2030-01-20'].map((reservation_date, day) => ({
      ...session,
      id: `day-${String(day)}`,
      reservation_date,
      start_time: '07:00',
    })),
  });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [course], changes_until: null, changes_free: true }));
  open();
  const said = await screen.findByText('The school is closed on this day. Choose another one below.');
  expect(said.closest('li')).toHaveTextContent(formatDay('2030-01-19'));
  expect(days[0]?.url.search).toBe('?from=2030-01-18&to=2030-01-20');
  expect(screen.getByText(`until ${formatDay('2030-01-20')}`)).toBeVisible();
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
