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

describe('many at once', () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      makeBooking({
        customer_name: `Guest ${String(from + index)}`,
        booking_code: `CODE${String(from + index)}`,
        version: from + index,
      }),
    );
  const pages = [rows(1, 10), rows(11, 2)];
  const answer = (url: URL) => {
    const number = Number(url.searchParams.get('page'));
    return { json: listOf(pages[number - 1] ?? [], { page: number, total_item: 12, total_page: 2 }) };
  };

  test('all results are confirmed; each answers for itself, and what failed is listed with its reason', async () => {
    mockLevel(2);
    mockCall('get', list, ({ url }) => answer(url));
    const [, refused] = pages[1] ?? [];
    const calls = mockCall('patch', `${list}/:id/status`, ({ url }) =>
      url.pathname.includes(refused?.id ?? '?')
        ? failure(409, 'The booking is CANCELLED.')
        : { json: { data: pages[0]?.[0] ?? null } },
    );
    const { user } = openBookings('?status=PENDING');
    await user.click(await screen.findByLabelText('Choose CODE1'));
    expect(await said('1 chosen')).toBeInTheDocument();
    await user.click(screen.getByText('All 12 results'));
    expect(await said('12 chosen')).toBeInTheDocument();
    await user.click(screen.getByText('Confirm chosen'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm 12 bookings' });
    expect(calls).toHaveLength(0);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Confirm 12 bookings' }));
    expect(await within(dialog).findByText('11 bookings confirmed.')).toBeInTheDocument();
    expect(within(dialog).getByText('1 booking refused:')).toBeInTheDocument();
    expect(within(dialog).getByText('Guest 12 · CODE12')).toBeInTheDocument();
    expect(within(dialog).getByText('The booking is CANCELLED.')).toBeInTheDocument();
    expect(calls).toHaveLength(12);
    const sent = new Map(calls.map(({ url, body }) => [url.pathname.split('/').at(-2), body]));
    const wanted = pages.flat().map(({ id, version }) => [id, { action: 'CONFIRMED', version }] as const);
    expect(sent).toEqual(new Map(wanted));
    await user.click(within(dialog).getByText('Done'));
    // What was refused stays chosen.
    expect(await said('1 chosen')).toBeInTheDocument();
  });

  test('completing names those that are unpaid or still to come, and leaves out what is final', async () => {
    mockLevel(2);
    const paid = { ...sari, status: 'CONFIRMED' as const, payments: [{ id: newId(), status: 'PAID' as const }] };
    const past = [makeBookingDetail({ reservation_date: '2025-01-01' })];
    mockCall('get', list, {
      json: listOf([{ ...paid, booking_details: past }, jonas, makeBooking({ status: 'CANCELLED' })]),
    });
    const { user } = openBookings();
    await screen.findByText('Jonas');
    await user.click(screen.getByLabelText('Choose this page'));
    await user.click(screen.getByText('Complete chosen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete 2 bookings' }));
    expect(dialog.getByText('Left as before: 1 booking that cannot be completed.')).toBeInTheDocument();
    expect(dialog.getByText('Jonas · JXNAS23456')).toBeInTheDocument();
    expect(dialog.getByText('Rp. 500.000 is not paid yet. The last session is on 15 Jan 2030.')).toBeInTheDocument();
    expect(dialog.queryByText('Sari · SARI234567')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Complete 2 bookings anyway' })).toBeEnabled();
    await user.click(dialog.getByText('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Complete chosen').closest('button')).toHaveFocus());
  });

  test('what is on screen is asked for anew before it is completed, and no further page', async () => {
    mockLevel(2);
    const days = (reservation_date: string) => [makeBookingDetail({ reservation_date })];
    const row = { ...jonas, amount_due: 0, booking_details: days('2025-01-01') };
    let now = row;
    const calls = mockCall('get', list, () => ({ json: listOf([now], { total_item: 46, total_page: 5 }) }));
    const { user } = openBookings();
    await user.click(await screen.findByLabelText('Choose JXNAS23456'));
    now = { ...row, booking_details: days('2030-01-15') };
    await user.click(screen.getByText('Complete chosen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete 1 booking' }));
    expect(dialog.getByText('The last session is on 15 Jan 2030.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Complete 1 booking anyway' })).toBeEnabled();
    expect(calls).toHaveLength(2);
  });

  test('another filter begins without a choice', async () => {
    mockLevel(2);
    mockCall('get', list, ({ url }) => answer(url));
    const { user } = openBookings();
    await user.click(await screen.findByLabelText('Choose CODE1'));
    expect(await said('1 chosen')).toBeInTheDocument();
    choose('Status Booking', 'PENDING');
    expect(await said('12 results')).toBeInTheDocument();
  });
});
