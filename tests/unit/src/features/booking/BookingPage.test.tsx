import { act, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import type { CheckedBooking } from '../../../../../src/api';
import { BookingPage } from '../../../../../src/features/booking/BookingPage';
import { formatDay } from '../../../../../src/lib/dates';
import type { RedirectInfo } from '../../../../../src/state';
import { makeBooking, makeBookingDetail, newId } from '../../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { signedInSession } from '../../../../support/web/store';

const LOADED = 'Booking details loaded successfully!';

const open = ({ code = 'ABCDEFGH23', info = null }: { code?: string; info?: RedirectInfo | null } = {}) =>
  renderWithProviders(<BookingPage />, {
    route: `/surf-lesson/booking-details/${code}`,
    path: '/surf-lesson/booking-details/:bookingCode',
    preloadedState: { redirectInfo: { info }, session: signedInSession() },
  });

const answering = (changes: Partial<CheckedBooking> = {}) => ({ json: { data: makeBooking(changes) } });
const mockLookup = (answer: Parameters<typeof mockCall>[2] = answering()) =>
  mockCall('get', '/api/check-booking/:code', answer);

const field = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const checkButton = () => screen.getByRole('button', { name: 'Check Payment Status' });

test('it says that it loads, asks without a token, and announces the outcome', async () => {
  const calls = mockLookup(async () => {
    await delay(50);
    return answering();
  });
  open();
  expect(screen.getByText('Loading Booking Details...')).toBeVisible();
  expect(await screen.findByText(LOADED)).toBeVisible();
  expect(screen.queryByText('Loading Booking Details...')).toBeNull();
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/api/check-booking/ABCDEFGH23']);
  expect(calls[0]?.headers.has('authorization')).toBe(false);
});

describe('what it shows', () => {
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

  test('PENDING as a badge where there is no payment', async () => {
    mockLookup(answering({ payments: [] }));
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
    expect(texts('cell', 1)).toEqual(['Group lesson', formatDay('2030-01-31'), '3', 'Rp. 1.050.000']);
    expect(texts('cell', 2)).toEqual(['Private lesson', formatDay('2030-01-15'), '1', 'Rp. 500.000']);
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
});

describe('a lookup that fails', () => {
  test.each([
    ['404 and a message', failure(404, 'Booking ABCDEFGH23 does not exist'), 'Booking ABCDEFGH23 does not exist'],
    ['404 without one', { status: 404, json: {} }, 'Failed to fetch booking data'],
    ['400', failure(400, 'No booking code'), 'No booking code'],
    ['no booking in the answer', { json: { data: null } }, 'Failed to fetch booking data'],
    ['nothing in the answer', { json: {} }, 'Failed to fetch booking data'],
  ])('with %s: Booking Not Found', async (_, answer, message) => {
    mockLookup(answer);
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Booking Not Found')).toBeVisible();
    expect(screen.getByText('Make sure your booking code is correct')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter another code' })).toHaveAttribute('href', '/check-bookings');
    expect(screen.queryByText(LOADED)).toBeNull();
  });

  test.each([
    ['the server’s message', failure(500, 'The database sleeps'), 'The database sleeps'],
    ['no message', { status: 500, json: {} }, 'Failed to fetch booking data'],
    ['no answer', noAnswer(), 'Failed to load booking details'],
    ['an answer that is no JSON', new Response('<p>', { status: 200 }), 'Failed to load booking details'],
  ])('with %s: said, and tried again', async (_, answer, message) => {
    mockLookup((_call, index) => (index === 0 ? answer : answering()));
    const { user } = open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Booking Not Found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(field('Customer Name')).toHaveTextContent('Wayan Test');
  });
});

test('another code is another booking', async () => {
  mockLookup(({ url }) => {
    const code = url.pathname.split('/').at(-1) ?? '';
    return answering({ booking_code: code, customer_name: `Guest of ${code}` });
  });
  const { router } = open();
  expect(await screen.findByText('Guest of ABCDEFGH23')).toBeVisible();
  await act(() => router.navigate('/surf-lesson/booking-details/ZZZZZZZZ99'));
  expect(screen.queryByText('Guest of ABCDEFGH23')).toBeNull();
  expect(await screen.findByText('Guest of ZZZZZZZZ99')).toBeVisible();
});

describe('Check Payment Status', () => {
  test('looks again and shows what has changed', async () => {
    const calls = mockLookup(async (_call, index) => {
      if (index > 0) await delay(50);
      return answering({ payments: [{ id: 'payment-1', status: index === 0 ? 'PENDING' : 'PAID' }] });
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    // the booking stays on the page meanwhile
    expect(field('Payment Status')).toHaveTextContent('PENDING');
    expect(await screen.findByText('Payment status updated!')).toBeVisible();
    expect(field('Payment Status')).toHaveTextContent('PAID');
    expect(checkButton()).toBeEnabled();
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['refused', failure(500, 'The gateway sleeps')],
    ['not answered', noAnswer()],
  ])('that is %s says so alone, and the booking stays', async (_, answer) => {
    mockLookup((_call, index) => (index === 0 ? answering() : answer));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    expect(await screen.findByText('Failed to check payment status.')).toBeVisible();
    expect(screen.queryByText('The gateway sleeps')).toBeNull();
    expect(screen.queryByText('Payment status updated!')).toBeNull();
    expect(screen.queryByText('Failed to load booking details')).toBeNull();
    expect(field('Customer Name')).toHaveTextContent('Wayan Test');
    await waitFor(() => expect(checkButton()).toBeEnabled());
  });
});

describe('Return to payment page', () => {
  const redirectUrl = 'https://pay.example/1';

  test.each([
    ['of this booking opens it in a new tab', { bookingCode: 'ABCDEFGH23', redirectUrl }, null],
    [
      'of another booking is told',
      { bookingCode: 'ZZZZZZZZ99', redirectUrl },
      'Payment page not available for this booking.',
    ],
    ['that is not known is told', null, 'No redirect information found.'],
  ])('%s', async (_, info, message) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup();
    const { user } = open({ info });
    await user.click(await screen.findByRole('button', { name: 'Return to payment page' }));
    if (message === null) {
      expect(openTab.mock.calls).toEqual([[redirectUrl, '_blank', 'noopener']]);
    } else {
      expect(await screen.findByText(message)).toBeVisible();
      expect(openTab).not.toHaveBeenCalled();
    }
  });
});

describe('the payment page in the answer to a check', () => {
  const transaction = { redirect_url: 'https://pay.example/new' };
  const returnButton = () => screen.getByRole('button', { name: 'Return to payment page' });

  test.each([
    ['is kept when none is known, for the return to it', null, 'https://pay.example/new'],
    [
      'is kept instead of another booking’s',
      { bookingCode: 'ZZZZZZZZ99', redirectUrl: 'https://pay.example/1' },
      'https://pay.example/new',
    ],
    [
      'leaves the one that is known',
      { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' },
      'https://pay.example/1',
    ],
  ])('%s', async (_, info, opened) => {
    const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
    mockLookup(answering({ transaction }));
    const { user, store } = open({ info });
    await screen.findByText(LOADED);
    // opening the page alone keeps nothing
    expect(store.getState().redirectInfo.info).toEqual(info);
    await user.click(checkButton());
    await screen.findByText('Payment status updated!');
    await user.click(returnButton());
    expect(openTab.mock.calls).toEqual([[opened, '_blank', 'noopener']]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a script', { redirect_url: 'javascript:alert(1)' }],
    ['no address', { redirect_url: 7 as unknown as string }],
    ['a text', 'https://pay.example/new' as unknown as typeof transaction],
  ])('is not taken when it is %s', async (_, given) => {
    mockLookup(answering({ ...(given !== undefined && { transaction: given }) }));
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Check Payment Status' }));
    await screen.findByText('Payment status updated!');
    expect(store.getState().redirectInfo.info).toBeNull();
    await user.click(returnButton());
    expect(await screen.findByText('No redirect information found.')).toBeVisible();
  });

  test.each(['PAID', 'FAILED', 'EXPIRED'] as const)(
    'goes when the payment is %s, and nobody returns',
    async (status) => {
      mockLookup((_call, index) =>
        answering({ payments: [{ id: 'payment-1', status: index === 0 ? 'PENDING' : status }] }),
      );
      const info = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };
      const { user, store } = open({ info });
      await screen.findByText(LOADED);
      expect(returnButton()).toBeEnabled();
      await user.click(checkButton());
      await screen.findByText('Payment status updated!');
      expect(returnButton()).toBeDisabled();
      expect(store.getState().redirectInfo.info).toBeNull();
    },
  );
});

test('the sessions can be put into a calendar', async () => {
  let file: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:calendar';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  mockLookup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link).toMatchObject({ href: 'blob:calendar', download: 'booking-ABCDEFGH23.ics' });
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  expect(await file?.text()).toContain('DTSTART;VALUE=DATE:20300115\r\n');
});

test('the booking can be printed and shared', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  mockLookup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  const share = screen.getByRole('link', { name: 'Share by WhatsApp' });
  expect(share).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text=') as string);
  expect(share).toHaveAttribute('rel', 'noreferrer');
});
