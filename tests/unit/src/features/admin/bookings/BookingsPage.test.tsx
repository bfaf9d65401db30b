import { screen, waitFor, within } from '@testing-library/react';
import { BookingsPage } from '../../../../../../src/features/admin/bookings/bookings';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { list, mockLevel, route } from './bookingScreen';
import { columnTexts, field, openScreen, said, testScreen } from '../screenSuite';

type Booking = ReturnType<typeof makeBooking>;
type Payment = Booking['payments'][number]['status'];

const row = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567', status: 'PENDING' });
const paid = (status: Payment) => ({ payments: [{ id: newId(), status }] });

beforeEach(() => void mockLevel(1));

testScreen({
  Page: BookingsPage,
  route,
  list,
  row,
  title: 'Manage Bookings Transaction',
  columns: {
    'Customer Name': 'Sari',
    Email: 'wayan@example.com',
    'Phone Number': '+6281234567890',
    'Booking Code': 'SARI234567',
    'Status Booking': 'PENDING',
    'Status Payment': 'PENDING',
  },
  empty: 'No bookings found.',
  changes: {
    status: {
      open: 'Edit Status SARI234567',
      dialog: 'Edit Status Booking',
      fill: async (user) => user.selectOptions(field('Status Booking'), 'CONFIRMED'),
      submit: 'Save',
      busy: 'Saving...',
      method: 'patch',
      path: `${list}/${row.id}/status`,
      body: { action: 'CONFIRMED' },
      answer: { ...row, customer_name: 'Sari the confirmed', status: 'CONFIRMED' },
      loading: 'Updating booking status...',
      success: 'Booking updated successfully!',
      failure: 'Failed to update booking.',
      shows: 'Sari the confirmed',
    },
    payment: {
      open: 'Edit Payment SARI234567',
      dialog: 'Edit Status Payment',
      fill: async (user) => user.selectOptions(field('Status Payment'), 'PAY'),
      submit: 'Save',
      busy: 'Saving...',
      method: 'patch',
      path: `${list}/${row.id}/payment`,
      body: { action: 'PAY' },
      answer: { ...row, customer_name: 'Sari who paid', ...paid('PAID') },
      loading: 'Updating payment status...',
      success: 'Payment updated successfully!',
      failure: 'Failed to update payment.',
      shows: 'Sari who paid',
    },
  },
});

const saveButton = () => screen.getByText('Save').closest('button');

describe('locks', () => {
  async function openDialog(changes: Partial<Booking>, action: string) {
    mockCall('get', list, { json: listOf([{ ...row, ...changes }]) });
    const { user } = openScreen(BookingsPage, route);
    await user.click(await screen.findByLabelText(`${action} SARI234567`));
    return user;
  }

  test.each(['COMPLETED', 'CANCELLED'] as const)('a %s booking is final', async (status) => {
    await openDialog({ status }, 'Edit Status');
    expect(field('Status Booking')).toBeDisabled();
    expect(await said(`Status cannot be changed because booking has been ${status}.`)).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
  });

  test('PENDING cannot be saved', async () => {
    const user = await openDialog({ status: 'PENDING' }, 'Edit Status');
    const note = 'You cannot save booking with status PENDING.';
    expect(await said(note)).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
    await user.selectOptions(field('Status Booking'), 'CANCELLED');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(saveButton()).toBeEnabled();
  });

  test.each(['PAID', 'FAILED'] as const)('a payment that is %s is locked', async (status) => {
    await openDialog(paid(status), 'Edit Payment');
    expect(field('Status Payment')).toBeDisabled();
    expect(field('Status Payment')).toHaveDisplayValue(status);
    expect(saveButton()).toBeDisabled();
  });

  test('a payment cannot be saved as PENDING; the choices are PENDING, PAY and CANCEL', async () => {
    await openDialog({ payments: [] }, 'Edit Payment');
    expect([...field('Status Payment').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      'PENDING',
      'PAY',
      'CANCEL',
    ]);
    expect(saveButton()).toBeDisabled();
  });

  test('an online payment is not edited', async () => {
    mockCall('get', list, { json: listOf([{ ...row, payment_method: 'GATEWAY' as const }]) });
    openScreen(BookingsPage, route);
    expect(await screen.findByLabelText('Edit Payment SARI234567')).toBeDisabled();
    expect(screen.getByLabelText('Edit Status SARI234567')).toBeEnabled();
  });
});

test('the detail of a booking', async () => {
  const booking = {
    ...row,
    total_amount: 1_500_000,
    customer_country: null,
    booking_details: [makeBookingDetail({ product_name: 'Group lesson', person: 3, total_amount: 1_050_000 })],
  };
  mockCall('get', list, { json: listOf([booking]) });
  const { user } = openScreen(BookingsPage, route);
  await user.click(await screen.findByLabelText('View SARI234567'));
  const dialog = within(screen.getByRole('dialog', { name: 'Booking Detail' }));
  for (const text of [
    'Sari',
    'wayan@example.com',
    'CASH',
    'N/A',
    'Rp. 1.500.000',
    'Group lesson',
    '3',
    'Rp. 1.050.000',
  ]) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  await user.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a code is searched with the button, and filtered here without regard to case', async () => {
  const rows = ['AAAA', 'ABBB', 'ACCC'].map((booking_code) => makeBooking({ booking_code }));
  const calls = mockCall('get', list, { json: listOf(rows) });
  const { user } = openScreen(BookingsPage, route);
  await screen.findByText('AAAA');
  await user.type(screen.getByLabelText('Search by Booking Code'), 'abb');
  await user.click(screen.getByText('Search'));
  await screen.findByText('ABBB');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&search=abb'));
  await waitFor(() => expect(columnTexts(5)).toEqual([expect.stringMatching(/^ABBB/)]));
});

test('the search keeps the focus, so that what is typed next goes into it', async () => {
  const calls = mockCall('get', list, { json: listOf([row]) });
  const { user } = openScreen(BookingsPage, route);
  await screen.findByText('Sari');
  await user.type(screen.getByLabelText('Search by Booking Code'), 'sari{Enter}');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&search=sari'));
  expect(screen.getByLabelText('Search by Booking Code')).toHaveFocus();
  await user.keyboard('23{Enter}');
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=1&search=sari23'));
});

describe('codes and phone numbers', () => {
  test('are copied', async () => {
    mockCall('get', list, { json: listOf([row]) });
    const { user } = openScreen(BookingsPage, route);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByLabelText('Copy SARI234567'));
    expect(await said('Copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('SARI234567');
    write.mockRejectedValue(new Error('no permission'));
    await user.click(screen.getByLabelText('Copy +6281234567890'));
    expect(await said('Could not copy.')).toBeInTheDocument();
  });

  test('a number leads to its WhatsApp chat, a placeholder does not', async () => {
    mockCall('get', list, { json: listOf([row, makeBooking({ customer_phone: '000000000' })]) });
    openScreen(BookingsPage, route);
    expect(await screen.findByLabelText('WhatsApp +6281234567890')).toHaveAttribute(
      'href',
      'https://wa.me/6281234567890',
    );
    expect(screen.queryByLabelText('WhatsApp 000000000')).not.toBeInTheDocument();
  });
});
