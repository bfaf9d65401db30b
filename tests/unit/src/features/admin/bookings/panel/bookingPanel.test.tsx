import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '../../../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, makeBookingDetail, newId } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookingScreen';
import { field, said } from '../../screenSuite';
import { code, openWith, panel, sari } from './panelScreen';

/** The button that saves, from where all about the booking is known. */
async function saving(): Promise<HTMLElement> {
  const text = await screen.findByText('Save');
  await waitFor(() => expect(text.closest('button')).toBeEnabled());
  return text;
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the booking', () => {
  test('has an address: a click on its row opens it, Back closes it, and the focus returns', async () => {
    const { user, router } = openWith('?page=1&status=PENDING');
    await user.click(await screen.findByText('Sari'));
    expect(router.state.location.search).toBe('?page=1&status=PENDING&booking=SARI234567');
    await panel();
    await act(() => router.navigate(-1));
    await gone();
    await user.click(screen.getByLabelText('View SARI234567'));
    await user.click((await panel()).getByText('Close'));
    await gone();
    expect(router.state.location.search).toBe('?page=1&status=PENDING');
    await waitFor(() => expect(screen.getByLabelText('View SARI234567')).toHaveFocus());
  });

  test('can be left at its top as at its end, and has one button named Close', async () => {
    const { user, router } = openWith('?booking=SARI234567');
    expect((await panel()).getAllByRole('button', { name: /close/i })).toHaveLength(1);
    await user.click((await panel()).getByRole('button', { name: 'Leave this booking' }));
    await gone();
    expect(router.state.location.search).toBe('');
  });

  test('is found by its code where the page does not list it', async () => {
    mockLevel(2, () => fullOf(sari));
    mockCall('get', list, ({ url }) => ({ json: listOf(url.searchParams.has('search') ? [sari] : []) }));
    const { router, user } = openBookings('?booking=sari234567');
    expect(await (await panel()).findByText('Sari')).toBeInTheDocument();
    await user.click((await panel()).getByText('Close'));
    await gone();
    expect(router.state.location.search).toBe('');
  });

  test('is not there', async () => {
    openWith('?booking=NOSUCH');
    expect(await (await panel()).findByText('No booking has the code NOSUCH.')).toBeInTheDocument();
  });

  test('shows the guest, what is due, the sessions and who changed what', async () => {
    const parts = sessionsOf(sari, { part: 2, parts: 3, attendance: 'NO_SHOW' });
    openWith(`?${code}`, {
      amount_paid: 700_000,
      amount_refunded: 100_000,
      amount_due: 450_000,
      sessions: parts,
      changes: [
        { created_at: '2030-01-02T03:04:05Z', actor: 'Ketut', text: 'Moved to 15 January 2030.' },
        { created_at: '2030-01-01T03:04:05Z', actor: null, text: 'Booked.' },
      ],
    });
    const shown = await panel();
    expect(await shown.findByText('Rp. 450.000 due · Rp. 700.000 paid · Rp. 100.000 given back')).toBeInTheDocument();
    expect(shown.getByLabelText('Call +6281234567890')).toHaveAttribute('href', 'tel:+6281234567890');
    expect(shown.getByLabelText('WhatsApp +6281234567890')).toBeInTheDocument();
    expect(shown.getByText('Session 2 of 3')).toBeInTheDocument();
    expect(shown.getByText('Did not come')).toBeInTheDocument();
    expect(shown.getByText('2 Jan 2030, 11:04 · Ketut')).toBeInTheDocument();
    expect(shown.getByText('1 Jan 2030, 11:04 · Guest or payment gateway')).toBeInTheDocument();
  });

  test('shows each of several changes of one moment that say the same', async () => {
    const moved = { created_at: '2030-01-02T03:04:05Z', actor: 'Ketut', text: 'Moved to 15 January 2030.' };
    openWith(`?${code}`, { changes: [moved, moved] });
    const shown = await panel();
    expect(await shown.findAllByText(moved.text)).toHaveLength(2);
  });

  test('offers what its state allows', async () => {
    openWith(`?${code}`, {}, [{ ...sari, status: 'CANCELLED' }]);
    const shown = await panel();
    expect(await shown.findByText('Nothing due', { exact: false })).toBeInTheDocument();
    expect(shown.queryByText('Confirm booking')).not.toBeInTheDocument();
    expect(shown.queryByText('Cancel booking')).not.toBeInTheDocument();
    expect(shown.queryByText('Move or change')).not.toBeInTheDocument();
  });

  test.each([
    ['who is still to surf is looked for on the board', dayAfter(schoolToday(), 2), 'Show on the board'],
    ['what is over is completed', '2020-01-15', 'Complete booking'],
  ])('%s next', async (_what, day, next) => {
    const detail = makeBookingDetail({ reservation_date: day });
    const booking = { ...sari, status: 'CONFIRMED' as const, booking_details: [detail] };
    const { user, router } = openWith(`?${code}`, { amount_due: 0 }, [booking]);
    const shown = await panel();
    // 'Add payment' comes first until it is known that nothing is due.
    await waitFor(() => {
      const [first] = shown.getAllByText(/^(Show on the board|Complete booking)$/);
      expect(first).toHaveTextContent(next);
      expect(first?.closest('button')).toHaveClass('ant-btn-primary');
    });
    if (next !== 'Show on the board') return;
    await user.click(shown.getByText(next));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`/admin?day=${day}`);
    expect(router.state.location.state).toEqual({ guest: booking.booking_code });
  });

  test('tells why all about it cannot be shown, and tries again', async () => {
    mockCall('get', list, { json: listOf([sari]) });
    mockLevel(2);
    mockCall('get', `${list}/:id`, (_call, index) =>
      index === 0 ? failure(500, 'The server is tired.') : { json: { data: fullOf(sari) } },
    );
    const { user } = openBookings(`?${code}`);
    const shown = await panel();
    expect(await shown.findByText('The server is tired.')).toBeInTheDocument();
    expect(shown.getByText('Sari')).toBeInTheDocument();
    await user.click(shown.getByText('Try again'));
    expect(await shown.findByText('Move or change')).toBeInTheDocument();
  });
});

describe('a row of the list that is old by now', () => {
  test('is not what the panel shows and offers', async () => {
    const row = { ...sari, status: 'PENDING' as const };
    mockCall('get', list, { json: listOf([row]) });
    const now = { ...row, status: 'CANCELLED' as const, customer_phone: '+628111222333', total_amount: 700_000 };
    mockLevel(2, () => fullOf(now));
    openBookings(`?${code}`);
    const shown = await panel();
    expect(await shown.findByText('CANCELLED')).toBeInTheDocument();
    expect(shown.getByLabelText('Call +628111222333')).toBeInTheDocument();
    expect(shown.getByText('Rp. 700.000')).toBeInTheDocument();
    for (const former of ['Confirm booking', 'Complete booking', '+6281234567890'])
      expect(shown.queryByText(former)).not.toBeInTheDocument();
  });

  test('completes nothing without a question, also before all about the booking is known', async () => {
    const days = (reservation_date: string) => [makeBookingDetail({ reservation_date })];
    const row = { ...sari, status: 'CONFIRMED' as const, amount_due: 0, booking_details: days('2020-01-15') };
    mockCall('get', list, { json: listOf([row]) });
    mockLevel(2);
    const now = fullOf({ ...row, booking_details: days('2030-01-15') }, { amount_due: 0, version: 2 });
    let answer: (given: { json: object }) => void = () => undefined;
    const asked = mockCall('get', `${list}/:id`, () => new Promise<{ json: object }>((resolve) => (answer = resolve)));
    const calls = mockCall('patch', `${list}/${sari.id}/status`, { json: { data: now } });
    const { user } = openBookings(`?${code}&edit=complete`);
    expect((await screen.findByText('Save')).closest('button')).toBeDisabled();
    await waitFor(() => expect(asked).toHaveLength(1));
    answer({ json: { data: now } });
    await user.click(await saving());
    expect(await said('The last session is on 15 Jan 2030.')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  test('comes back no more once a new state is saved, while all about the booking is asked for anew', async () => {
    const row = { ...sari, status: 'PENDING' as const };
    mockCall('get', list, { json: listOf([row]) });
    mockLevel(2);
    const asked = mockCall('get', `${list}/:id`, (_call, index) =>
      index === 0 ? { json: { data: fullOf(row) } } : new Promise<never>(() => undefined),
    );
    mockCall('patch', `${list}/${sari.id}/status`, { json: { data: { ...row, status: 'CONFIRMED' } } });
    const { user } = openBookings(`?${code}&edit=confirm`);
    await user.click(await saving());
    const shown = await panel();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(shown.getByText('CONFIRMED')).toBeInTheDocument();
    expect(shown.queryByText('Confirm booking')).not.toBeInTheDocument();
  });

  test('says nothing of how the next booking is paid while all about that is asked for', async () => {
    const jonas = makeBooking({ customer_name: 'Jonas', booking_code: 'JXNAS23456' });
    mockCall('get', list, { json: listOf([sari, jonas]) });
    mockLevel(2);
    mockCall('get', `${list}/:id`, ({ url }) =>
      url.pathname.endsWith(sari.id) ? { json: { data: fullOf(sari) } } : new Promise<never>(() => undefined),
    );
    const { user } = openBookings(`?${code}`);
    await (await panel()).findByText('Move or change');
    await user.click((await panel()).getByText('Close'));
    await gone();
    await user.click(screen.getByLabelText('View JXNAS23456'));
    const shown = await panel();
    expect(shown.getByText('Add payment').closest('button')).toBeDisabled();
    expect(shown.queryByText('Take payment')).not.toBeInTheDocument();
  });
});

describe('the editors', () => {
  test('name the guest, the code and the amount', async () => {
    openWith(`?${code}&edit=payment`);
    expect(await said('Sari · SARI234567 · Rp. 1.050.000')).toBeInTheDocument();
  });

  test('COMPLETED before the last session or unpaid asks again', async () => {
    const { user } = openWith(`?${code}&edit=complete`);
    const calls = mockCall('patch', `${list}/${sari.id}/status`, { json: { data: { ...sari, status: 'COMPLETED' } } });
    await user.click(await saving());
    expect(await said('Rp. 1.050.000 is not paid yet.')).toBeInTheDocument();
    expect(screen.getByText('The last session is on 15 Jan 2030.')).toBeInTheDocument();
    await user.click(screen.getByText('Go back'));
    await user.click(screen.getByText('Save'));
    expect(calls).toHaveLength(0);
    await user.dblClick(screen.getByText('Complete it anyway'));
    await said('Booking updated successfully!');
    expect(calls.map(({ body }) => body)).toEqual([{ action: 'COMPLETED' }]);
    await panel();
  });

  test('PAY for a cancelled booking asks again', async () => {
    const { user } = openWith(`?${code}&edit=pay`, {}, [{ ...sari, status: 'CANCELLED' }]);
    await user.click(await saving());
    expect(await screen.findByText(/^The booking is CANCELLED\./)).toBeInTheDocument();
  });

  test('after a conflict the booking is fetched again and the reason stays in the dialog', async () => {
    const rows = [sari, { ...sari, status: 'CANCELLED' as const }];
    const lists = mockCall('get', list, (_call, index) => ({
      json: listOf(rows.slice(Math.min(index, 1)).slice(0, 1)),
    }));
    let now: Booking = sari;
    mockLevel(2, () => fullOf(now));
    mockCall('patch', `${list}/${sari.id}/status`, () => {
      now = { ...sari, status: 'CANCELLED' };
      return failure(409, 'The booking is CANCELLED already.');
    });
    const { user } = openBookings(`?${code}&edit=confirm`);
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(await saving());
    expect(await said('The booking is CANCELLED already.')).toBeInTheDocument();
    expect(await said('Status cannot be changed because booking has been CANCELLED.')).toBeInTheDocument();
    expect(field('Status Booking')).toHaveValue('CONFIRMED');
    expect(lists).toHaveLength(2);
    act(() => jest.advanceTimersByTime(3000));
    jest.useRealTimers();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('The booking is CANCELLED already.')).toBeInTheDocument();
    expect(screen.getByText('Save').closest('button')).toBeDisabled();
  });

  test('what is chosen stays when the booking leaves the list, as its filter no longer finds it', async () => {
    const waits = { ...sari, status: 'PENDING' as const };
    const cancelled = { ...sari, status: 'CANCELLED' as const };
    let isCancelled = false;
    mockCall('get', list, ({ url }) => {
      const isSearch = url.searchParams.has('search');
      return { json: listOf<object>(isSearch ? [cancelled] : isCancelled ? [] : [waits]) };
    });
    mockLevel(2, () => fullOf(isCancelled ? cancelled : waits));
    mockCall('patch', `${list}/${sari.id}/status`, () => {
      isCancelled = true;
      return failure(409, 'Somebody has changed this booking meanwhile.');
    });
    const { user } = openBookings(`?status=PENDING&${code}&edit=status`);
    await screen.findByRole('dialog', { name: 'Edit Status Booking' });
    await user.selectOptions(field('Status Booking'), 'CONFIRMED');
    await user.click(await saving());
    const note = 'Status cannot be changed because booking has been CANCELLED.';
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.getByText('Status: CANCELLED')).toBeInTheDocument();
    expect(field('Status Booking')).toHaveValue('CONFIRMED');
    expect(screen.getByText('Save').closest('button')).toBeDisabled();
  });

  test('close where they were opened: over the booking, or over the list', async () => {
    const { user, router } = openWith('');
    await user.click(await screen.findByLabelText('View SARI234567'));
    await user.click((await panel()).getByText('Cancel booking'));
    expect(field('Status Booking')).toHaveValue('CANCELLED');
    await user.click(screen.getByText('Cancel'));
    await user.click((await panel()).getByText('Close'));
    await gone();
    expect(router.state.location.search).toBe('');
  });

  test('staff neither cancel a booking nor a payment', async () => {
    const { store } = openWith(`?${code}&edit=cancel`);
    act(
      () =>
        void store.dispatch(
          currentUserLoaded({ name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null }),
        ),
    );
    await screen.findByRole('dialog', { name: 'Edit Status Booking' });
    const options = [...field('Status Booking').querySelectorAll('option')].map(({ value }) => value);
    expect(options).toEqual(['PENDING', 'CONFIRMED', 'COMPLETED']);
    expect(field('Status Booking')).toHaveValue('PENDING');
  });

  test('an online payment is not edited by its address either', async () => {
    openWith(`?${code}&edit=pay`, {}, [
      { ...sari, payment_method: 'GATEWAY', payments: [{ id: newId(), status: 'FAILED' }] },
    ]);
    expect(await (await panel()).findByText('Add payment')).toBeInTheDocument();
  });
});
