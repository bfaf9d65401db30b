import { act, screen, within } from '@testing-library/react';
import { BookingsPage } from '../../../../../src/features/admin/bookings/BookingsPage';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../support/web/factories';
import { failure, mockCall } from '../../../../support/web/network';
import { field, openScreen, REASON, said, testScreen } from './screenSuite';

type Booking = ReturnType<typeof makeBooking>;
type Payment = Booking['payments'][number]['status'];

const row = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567', status: 'PENDING' });
const route = '/admin/transaction-bookings';
const list = '/api/bookings';
const paid = (status: Payment) => ({ payments: [{ id: newId(), status }] });

testScreen({
  Page: BookingsPage,
  route,
  list,
  row,
  title: 'Manage Bookings Transaction',
  columns: ['Customer Name', 'Email', 'Phone Number', 'Booking Code', 'Status Booking', 'Status Payment'],
  cells: ['Sari', 'wayan@example.com', '+6281234567890', 'SARI234567', 'PENDING', 'PENDING'],
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
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('search and filters', () => {
  const rows = [
    makeBooking({ booking_code: 'AAAA', status: 'PENDING' }),
    makeBooking({ booking_code: 'ABBB', status: 'CONFIRMED', ...paid('PAID') }),
    makeBooking({ booking_code: 'ACCC', status: 'CONFIRMED' }),
  ];
  const codes = () =>
    [...document.querySelectorAll('tbody tr[data-row-key] td:nth-child(5)')].map((cell) => cell.textContent);

  test('a code is searched with the button, and filtered here without regard to case', async () => {
    const calls = mockCall('get', list, { json: listOf(rows) });
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('AAAA');
    await user.type(screen.getByLabelText('Search by Booking Code'), 'abb');
    await user.click(screen.getByText('Search'));
    await screen.findByText('ABBB');
    expect(calls.at(-1)?.url.search).toBe('?page=1&search=abb');
    expect(codes()).toEqual(['ABBB']);
  });

  test('the status filters live in the address', async () => {
    mockCall('get', list, { json: listOf(rows) });
    const { user, router } = openScreen(BookingsPage, `${route}?status=CONFIRMED`);
    await screen.findByText('ACCC');
    expect(codes()).toEqual(['ABBB', 'ACCC']);
    await user.selectOptions(screen.getByLabelText('Status Payment', { selector: 'select' }), 'PAID');
    expect(codes()).toEqual(['ABBB']);
    expect(router.state.location.search).toBe('?status=CONFIRMED&payment=PAID');
    await user.selectOptions(screen.getByLabelText('Status Booking', { selector: 'select' }), 'Status Booking: all');
    expect(router.state.location.search).toBe('?payment=PAID');
  });
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

describe('CSV export', () => {
  let saved: Blob[] = [];
  let revoked: string[] = [];

  beforeEach(() => {
    saved = [];
    revoked = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => jest.useRealTimers());

  const pageOf = (page: number) =>
    listOf([makeBooking({ booking_code: `PAGE${String(page)}`, status: page === 2 ? 'CANCELLED' : 'PENDING' })], {
      page,
      total_item: 21,
      total_page: 3,
    });
  const pageAsked = (url: URL) => Number(url.searchParams.get('page'));

  test('takes the listed bookings of all pages', async () => {
    mockCall('get', list, ({ url }) => ({ json: pageOf(pageAsked(url)) }));
    const { user } = openScreen(BookingsPage, `${route}?status=PENDING`);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said('2 bookings exported.')).toBeInTheDocument();
    const text = await saved[0]?.text();
    expect(text).toContain('"PAGE1","PENDING"');
    expect(text).toContain('"PAGE3","PENDING"');
    expect(text).not.toContain('PAGE2');
  });

  test('keeps the file until the browser has had time to fetch it', async () => {
    mockCall('get', list, () => ({ json: pageOf(3) }));
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE3');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByText('Export CSV'));
    await screen.findByText(/bookings exported/);
    expect(revoked).toEqual([]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(revoked).toEqual(['blob:1']);
  });

  test('says how far it is, and can be stopped', async () => {
    mockCall('get', list, ({ url }, index) =>
      pageAsked(url) === 1 || index === 0 ? { json: pageOf(1) } : new Promise<never>(() => undefined),
    );
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said('Exporting 1 of 21...')).toBeInTheDocument();
    await user.click(screen.getByText('Cancel'));
    expect(await screen.findByText('Export CSV')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('says why it failed', async () => {
    mockCall('get', list, (_call, index) => (index === 0 ? { json: pageOf(1) } : failure(500, REASON)));
    const { user } = openScreen(BookingsPage, route);
    await screen.findByText('PAGE1');
    await user.click(screen.getByText('Export CSV'));
    expect(await said(REASON)).toBeInTheDocument();
    expect(screen.getByText('Export CSV')).toBeEnabled();
  });
});
