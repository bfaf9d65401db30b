import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { list, mockLevel, openBookings } from '../bookingScreen';
import { REASON, said } from '../../screenSuite';

const sari = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567' });
const jonas = makeBooking({ customer_name: 'Jonas', booking_code: 'JXNAS23456', status: 'CONFIRMED' });
const page = listOf([sari, jonas], { total_item: 46, total_page: 5 });

const asked = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select, input' }), { target: { value } });

describe('filters and order', () => {
  beforeEach(() => void mockLevel(2));

  test('go over the whole list and stand in the address', async () => {
    const calls = mockCall('get', list, { json: page });
    const { router } = openBookings('?page=3');
    await screen.findByText('Sari');
    choose('Status Booking', 'PENDING');
    await waitFor(() => expect(asked(calls.at(-1)?.url)).toEqual({ page: '1', status: 'PENDING' }));
    choose('Status Payment', 'PAID');
    choose('Method of payment', 'CASH');
    choose('Sessions from', '2030-01-01');
    choose('Sessions until', '2030-01-31');
    choose('Order of the list', 'reservation_date');
    await waitFor(() =>
      expect(asked(calls.at(-1)?.url)).toEqual({
        page: '1',
        status: 'PENDING',
        payment_status: 'PAID',
        payment_method: 'CASH',
        from: '2030-01-01',
        to: '2030-01-31',
        sort: 'reservation_date',
      }),
    );
    expect(router.state.location.search).toBe(
      '?status=PENDING&payment=PAID&method=CASH&from=2030-01-01&to=2030-01-31&sort=reservation_date',
    );
    fireEvent.click(screen.getByText('Clear filters'));
    await waitFor(() => expect(asked(calls.at(-1)?.url)).toEqual({ page: '1', sort: 'reservation_date' }));
  });

  test('a day is typed digit by digit, and emptied', async () => {
    const calls = mockCall('get', list, { json: page });
    const { router } = openBookings();
    await screen.findByText('Sari');
    for (const typed of ['0002-11-03', '0020-11-03', '0202-11-03']) {
      choose('Sessions from', typed);
      expect(screen.getByLabelText('Sessions from')).toHaveValue(typed);
    }
    expect(router.state.location.search).toBe('');
    choose('Sessions from', '2026-11-03');
    await waitFor(() => expect(asked(calls.at(-1)?.url)).toEqual({ page: '1', from: '2026-11-03' }));
    choose('Sessions from', '');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('what the address has wrong is left out, and a range the wrong way round is turned', async () => {
    const calls = mockCall('get', list, { json: page });
    openBookings('?status=LOST&sort=code&from=2030-02-01&to=2030-01-01&payment=x');
    await screen.findByText('Sari');
    expect(asked(calls[0]?.url)).toEqual({ page: '1', from: '2030-01-01', to: '2030-02-01' });
  });

  test('the rows say lesson, spot, people, days, the time at the school, and the amount', async () => {
    const details = ['2030-01-15', '2030-01-16'].map((reservation_date) =>
      makeBookingDetail({ reservation_date, person: 3, product_name: 'Group lesson' }),
    );
    const booking = { ...sari, booking_details: details, created_at: '2025-01-02T17:04:05Z' };
    mockCall('get', list, { json: listOf([booking]) });
    openBookings();
    await screen.findByText('Sari');
    for (const text of [
      'Group lesson',
      'Kuta Beach',
      '3 people',
      '15 Jan 2030, 2 days',
      '3 Jan 2025, 01:04',
      'Rp. 500.000',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText('1 result')).toBeInTheDocument();
  });

  test('a search by name keeps the rows that the server has found by it', async () => {
    mockCall('get', list, { json: listOf([sari]) });
    openBookings('?search=s%C3%A1ri');
    expect(await screen.findByText('Sari')).toBeInTheDocument();
  });

  test('a failed load does not say that there is nothing', async () => {
    mockCall('get', list, (_call, index) => (index === 0 ? failure(500, REASON) : { json: page }));
    const { user } = openBookings();
    expect(await said(REASON)).toBeInTheDocument();
    expect(screen.queryByText('No bookings found.')).not.toBeInTheDocument();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Sari')).toBeInTheDocument();
    expect(screen.queryByText(REASON)).not.toBeInTheDocument();
  });
});

test('a backend of level 1 has its documented search alone', async () => {
  mockLevel(1);
  const calls = mockCall('get', list, { json: page });
  openBookings('?status=PENDING&sort=customer_name');
  await waitFor(() => expect(screen.queryByLabelText('Order of the list')).not.toBeInTheDocument());
  await waitFor(() => expect(asked(calls.at(-1)?.url)).toEqual({ page: '1' }));
  expect(screen.getByLabelText('Search by Booking Code')).toBeInTheDocument();
  expect(screen.queryByText('New Booking')).not.toBeInTheDocument();
});

test('on a phone each booking is a card with what is due and the way to the guest', async () => {
  mockLevel(2);
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('max-width: 767px') }));
  const unpaid = {
    ...jonas,
    payment_method: 'GATEWAY' as const,
    payments: [{ id: newId(), status: 'FAILED' as const }],
  };
  mockCall('get', list, { json: listOf([{ ...sari, payments: [{ id: newId(), status: 'PAID' as const }] }, unpaid]) });
  openBookings();
  const cards = (await screen.findAllByRole('listitem')).map((card) => within(card));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(cards[0]?.getByText('Rp. 500.000 paid')).toBeInTheDocument();
  expect(cards[0]?.getByLabelText('WhatsApp +6281234567890')).toBeInTheDocument();
  expect(cards[0]?.getByLabelText('Edit Status SARI234567')).toBeEnabled();
  expect(cards[1]?.getByText('Rp. 500.000 due')).toBeInTheDocument();
  expect(cards[1]?.getByLabelText('Edit Payment JXNAS23456')).toBeDisabled();
});
