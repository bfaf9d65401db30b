import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { list, mockLevel, openBookings } from '../bookingScreen';
import { said } from '../../screenSuite';

const sari = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567' });
const jonas = makeBooking({ customer_name: 'Jonas', booking_code: 'JXNAS23456', status: 'CONFIRMED' });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select, input' }), { target: { value } });

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

  test('what is no longer in the list when it is to be confirmed is said', async () => {
    mockLevel(2);
    let gone = 0;
    mockCall('get', list, () => ({
      json: listOf(pages[0]?.slice(gone) ?? [], { page: 1, total_item: 10 - gone, total_page: 1 }),
    }));
    const { user } = openBookings('?status=PENDING');
    await user.click(await screen.findByLabelText('Choose CODE1'));
    await user.click(screen.getByLabelText('Choose CODE2'));
    gone = 1;
    await user.click(screen.getByText('Confirm chosen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 1 booking' }));
    expect(dialog.getByText('No longer in this list: 1 booking that you have chosen.')).toBeVisible();
  });

  test('another filter begins without a choice and says so, until something is chosen anew', async () => {
    mockLevel(2);
    mockCall('get', list, ({ url }) => answer(url));
    const { user } = openBookings();
    await user.click(await screen.findByLabelText('Choose CODE1'));
    expect(await said('1 chosen')).toBeInTheDocument();
    choose('Status Booking', 'PENDING');
    expect(await said('12 results')).toBeInTheDocument();
    expect(screen.getByText('The booking chosen in the list before is not chosen here.')).toBeVisible();
    await user.click(await screen.findByLabelText('Choose this page'));
    await user.click(screen.getByText('All 12 results'));
    expect(await said('12 chosen')).toBeInTheDocument();
    expect(screen.queryByText(/not chosen here/)).toBeNull();
    choose('Status Booking', '');
    expect(await said('The 12 bookings chosen in the list before are not chosen here.')).toBeVisible();
  });

  test('another order keeps the choice', async () => {
    mockLevel(2);
    mockCall('get', list, ({ url }) => answer(url));
    const { user } = openBookings();
    await user.click(await screen.findByLabelText('Choose CODE1'));
    choose('Order of the list', 'created_at');
    await waitFor(() => expect(screen.getByLabelText('Choose CODE1')).toBeChecked());
    expect(await said('1 chosen')).toBeInTheDocument();
  });
});
