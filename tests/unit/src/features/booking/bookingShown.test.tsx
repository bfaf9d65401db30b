import { screen, within } from '@testing-library/react';
import { formatDay } from '../../../../../src/lib/dates';
import { makeBookingDetail, newId } from '../../../../support/web/factories';
import { bearers } from '../../../../support/web/network';
import { answering, field, mockLookup, open } from './bookingScreen';

// What the page shows of a booking.

test('every field of the booking', async () => {
  mockLookup(answering({ payment_method: 'GATEWAY', status: 'CONFIRMED', total_amount: 1_550_000 }));
  open();
  await screen.findByText('ABCDEFGH23', { selector: 'dd *' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking Details');
  for (const [label, text] of [
    ['Customer Name', 'Wayan Test'],
    ['Email', 'wayan@example.com'],
    ['Phone Number', '+6281234567890'],
    ['Country', 'Indonesia (ID)'],
    ['Booking Code', 'ABCDEFGH23'],
    ['Surf Spot', 'Kuta Beach'],
    ['Payment Method', 'ONLINE PAYMENT'],
    ['Status', 'CONFIRMED'],
    ['Total Amount', 'Rp. 1.550.000'],
    ['Payment Status', 'PENDING'],
  ] as const) {
    expect(field(label)).toHaveTextContent(text);
  }
});

test('the addresses as they come, asked for with the token of who is signed in', async () => {
  const calls = mockLookup(answering({ customer_email: 'w…@example.com', customer_phone: '+62 … 890' }));
  open();
  await screen.findByText('w…@example.com');
  expect(field('Phone Number')).toHaveTextContent('+62 … 890');
  expect(bearers(calls)).toEqual(['Bearer access-1']);
});

test('N/A for what is empty', async () => {
  mockLookup(
    answering({
      customer_name: '',
      customer_email: ' ',
      customer_phone: '',
      customer_country: null,
      surf_spot_name: '',
    }),
  );
  open();
  await screen.findByText('Customer Name');
  for (const label of ['Customer Name', 'Email', 'Phone Number', 'Country', 'Surf Spot']) {
    expect(field(label)).toHaveTextContent(/^N\/A$/);
  }
});

test.each([[[]], [undefined], [null]])('PENDING as a badge where there is no payment: %j', async (payments) => {
  mockLookup(answering({ payments: payments as never }));
  open();
  await screen.findByText('Payment Status');
  expect(within(field('Payment Status')).getByText('PENDING')).toHaveClass('badge', 'warning');
});

test.each([
  ['PENDING', 'warning'],
  ['PAID', 'success'],
  ['FAILED', 'error'],
  ['EXPIRED', 'error'],
] as const)('the payment status %s of the first payment as a badge', async (status, tone) => {
  mockLookup(
    answering({
      payments: [
        { id: newId(), status },
        { id: newId(), status: 'PENDING' },
      ],
    }),
  );
  open();
  await screen.findByText('Payment Status');
  const badge = within(field('Payment Status')).getByText(status);
  expect(badge).toHaveClass('badge', tone);
});

test.each([
  ['PENDING', 'warning'],
  ['CONFIRMED', 'info'],
  ['COMPLETED', 'success'],
  ['CANCELLED', 'error'],
] as const)('the status %s as a badge', async (status, tone) => {
  mockLookup(answering({ status }));
  open();
  await screen.findByText('Payment Status');
  expect(within(field('Status')).getByText(status)).toHaveClass('badge', tone);
});

test('the sessions in a table, and the total with its coin', async () => {
  const details = [
    makeBookingDetail({
      product_name: 'Group lesson',
      reservation_date: '2030-01-31',
      person: 3,
      total_amount: 1_050_000,
    }),
    makeBookingDetail(),
  ];
  mockLookup(answering({ booking_details: details, total_amount: 1_550_000 }));
  open();
  await screen.findByRole('table');
  const texts = (role: string, row: number) =>
    within(screen.getAllByRole('row')[row] as HTMLElement)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(texts('columnheader', 0)).toEqual(['Product Name', 'Reservation Date', 'Person', 'Total']);
  // By their date, whatever their order in the booking.
  expect(texts('cell', 1)).toEqual(['Private lesson', formatDay('2030-01-15'), '1', 'Rp. 500.000']);
  expect(texts('cell', 2)).toEqual(['Group lesson', formatDay('2030-01-31'), '3', 'Rp. 1.050.000']);
  const total = screen.getByText('Total Payment').closest('p');
  expect(total).toHaveTextContent('Rp. 1.550.000');
  expect(within(total as HTMLElement).getByText('$')).toHaveAttribute('aria-hidden', 'true');
});

test('a QR code that is named', async () => {
  mockLookup();
  open();
  const code = await screen.findByRole('img', { name: 'QR code of booking ABCDEFGH23' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/);
});

test.each([
  ['2030-01-26T23:00:00.000Z', /^Free to cancel or move until Sunday, 27 January 2030, 07:00/],
  [undefined, /^Free to cancel or move until 24 hours before your lesson begins, or before its day while/],
  [null, null],
])('the ticket says until when it is free to change: changes_until %s', async (changes_until, text) => {
  mockLookup(answering(changes_until === undefined ? {} : { changes_until }));
  open();
  const ticket = (await screen.findByRole('img', { name: /^QR code/ })).closest('figure') as HTMLElement;
  if (text) expect(within(ticket).getByText(text)).toBeVisible();
  else expect(within(ticket).queryByText(/Free to cancel/)).not.toBeInTheDocument();
});
