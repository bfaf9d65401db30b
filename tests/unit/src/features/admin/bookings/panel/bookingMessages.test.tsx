import { act, screen, waitFor, within } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, makeBookingDetail } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, makeMessage, mockLevel, openBookings } from '../bookingScreen';
import { said } from '../../screenSuite';

const tomorrow = dayAfter(schoolToday());
const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  status: 'CONFIRMED',
  booking_details: [makeBookingDetail({ product_name: 'Group lesson', person: 3, reservation_date: tomorrow })],
});
const sent = makeMessage({ subject: 'Your booking is confirmed' });
const failed = makeMessage({ subject: 'See you tomorrow', status: 'FAILED', sent_at: null });

/** Opens the booking; `full` is what the server tells of it, first and later. */
function openWith(full: Partial<FullBooking>, booking = sari) {
  mockCall('get', list, { json: listOf([booking]) });
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { asked, ...openBookings('?booking=SARI234567') };
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Booking Detail' }));

describe('the messages of a booking', () => {
  test('tell what was written and how it stands, and can be read', async () => {
    const { user } = openWith({
      messages: [failed, sent, makeMessage({ subject: 'Rehearsal', status: 'REHEARSED', sent_at: null })],
    });
    const shown = await panel();
    expect(await shown.findByText('Your booking is confirmed')).toBeInTheDocument();
    expect(shown.getByText('2 Jan 2030, 11:05 to wayan@example.com')).toBeInTheDocument();
    for (const state of ['Failed', 'Sent', 'Rehearsed']) {
      expect(shown.getByText(state)).toBeInTheDocument();
    }
    expect(shown.getByText('Rehearsed messages are kept here and sent to nobody.')).toBeInTheDocument();
    const [read] = shown.getAllByText('Read');
    if (read) await user.click(read);
    expect(shown.getAllByText(/your booking is made\./)[0]).toBeVisible();
  });

  test.each([
    [null, '+6281234567890', 'Written in Indonesian, by the phone number.'],
    [null, '+62 812 3456 7890 ext. 1234', 'Written in Indonesian, by the phone number.'],
    [null, '+61412345678', 'Written in English, by the phone number.'],
    ['en' as const, '+6281234567890', 'Written in English.'],
  ])('say their language, which can be changed: %s, %s', async (language, customer_phone, text) => {
    const { user, router } = openWith({ language, customer_phone, version: 4 });
    const shown = await panel();
    expect(await shown.findByText(text)).toBeInTheDocument();
    await user.click(shown.getByText('Change language'));
    expect(router.state.location.search).toBe('?booking=SARI234567&edit=guest');
    expect(await screen.findByLabelText('Language of messages')).toHaveValue(language ?? '');
  });

  test('say no language where the backend knows of none', async () => {
    openWith({});
    const shown = await panel();
    await shown.findByText('Nothing was written to this guest.');
    expect(shown.queryByText(/^Written in/)).not.toBeInTheDocument();
    expect(shown.queryByText('Change language')).not.toBeInTheDocument();
  });

  test('are none', async () => {
    openWith({});
    expect(await (await panel()).findByText('Nothing was written to this guest.')).toBeInTheDocument();
  });

  test('are none without an e-mail address', async () => {
    openWith({}, { ...sari, customer_email: '' });
    expect(await (await panel()).findByText('This guest has no e-mail address.')).toBeInTheDocument();
  });

  test('are sent again, once for a double click, and the booking is asked for anew', async () => {
    const { user, asked } = openWith({ messages: [failed] });
    const calls = mockCall('post', `/api/messages/${failed.id}`, {
      status: 201,
      json: { data: makeMessage({ status: 'WAITING' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again: See you tomorrow' }));
    expect(await (await panel()).findByText('Send it again?')).toBeInTheDocument();
    await user.dblClick(screen.getByText('Yes, send it'));
    expect(await said('It is on its way again.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('are not sent again while they wait, nor by staff', async () => {
    const { store } = openWith({
      messages: [makeMessage({ status: 'WAITING', sent_at: null, subject: 'Soon' }), sent],
    });
    expect(await screen.findByRole('button', { name: 'Send again: Your booking is confirmed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again: Soon' })).not.toBeInTheDocument();
    const user = { name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null } as const;
    act(() => void store.dispatch(currentUserLoaded(user)));
    expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  });

  test('that wait are looked after until they are sent', async () => {
    mockCall('get', list, { json: listOf([sari]) });
    let status: 'WAITING' | 'SENT' = 'WAITING';
    const asked = mockLevel(2, () => fullOf(sari, { messages: [makeMessage({ status })] }));
    jest.useFakeTimers({ advanceTimers: true });
    openBookings('?booking=SARI234567');
    expect(await (await panel()).findByText('Waiting')).toBeInTheDocument();
    status = 'SENT';
    act(() => jest.advanceTimersByTime(10_000));
    expect(await (await panel()).findByText('Sent')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    expect(asked).toHaveLength(2);
  });

  test('that could not be sent again say why until the next try', async () => {
    const { user } = openWith({ messages: [sent] });
    mockCall('post', `/api/messages/${sent.id}`, failure(404, 'There is no such message.'));
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    await user.click(await screen.findByText('Yes, send it'));
    expect(await (await panel()).findByText('There is no such message.')).toBeInTheDocument();
  });
});
