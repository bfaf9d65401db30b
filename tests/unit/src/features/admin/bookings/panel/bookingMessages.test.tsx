import { act, screen, waitFor, within } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, makeBookingDetail, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, makeMessage, mockLevel, openBookings, sessionsOf } from '../bookingScreen';
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

describe('ready texts for WhatsApp', () => {
  const text = (name: string) => {
    const { searchParams, origin, pathname } = new URL(
      screen.getByRole('link', { name: `Ready text: ${name}` }).getAttribute('href') ?? '',
    );
    return { to: origin + pathname, text: searchParams.get('text') ?? '' };
  };

  test('are in Indonesian for a phone of Indonesia, and open in WhatsApp', async () => {
    openWith({ sessions: sessionsOf(sari), amount_due: 500_000 });
    await screen.findByText(/^In Indonesian\./);
    const { to, text: reminder } = text('Reminder');
    expect(to).toBe('https://wa.me/6281234567890');
    expect(reminder).toMatch(/^Halo Sari, ini Ombak Pagi Surf School\. Sampai jumpa besok, /);
    expect(reminder).toContain('Group lesson, 3 orang, biasanya pukul 07:00');
    expect(reminder).toContain('Yang perlu dibayar: Rp. 500.000');
    expect(reminder).toMatch(/ Bawa baju renang, handuk, tabir surya, dan air minum\.$/);
    expect(text('Unpaid').text).toContain('Rp. 500.000 dari pemesanan Anda SARI234567 belum dibayar.');
    expect(text('Confirmation').text).toContain('/surf-lesson/booking-details/SARI234567?lang=id');
    expect(screen.queryByRole('link', { name: 'Ready text: Closed day' })).not.toBeInTheDocument();
  });

  test('are in English for others, and tell of a closed day', async () => {
    const guest = { ...sari, customer_phone: '+61412345678' };
    const sessions = sessionsOf(guest).map((session) => ({ ...session, instructor_name: 'Komang' }));
    const { asked } = openWith({ sessions, amount_due: 0 }, guest);
    const days = mockCall('get', '/api/days', {
      json: listOf([{ date: tomorrow, is_open: false, reason: 'Nyepi', places_left: null }]),
    });
    expect(await screen.findByRole('link', { name: 'Ready text: Closed day' })).toBeInTheDocument();
    expect(text('Closed day').text).toMatch(/We are closed on .+ \(Nyepi\), so this of your booking SARI234567/);
    expect(text('Moved').text).toContain('Your booking SARI234567 was moved. It is now:');
    expect(text('Reminder').text).toMatch(/3 people, usually at 07:00, with Komang$/m);
    expect(screen.queryByRole('link', { name: 'Ready text: Unpaid' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(days.at(-1)?.url.searchParams ?? [])).toEqual({ from: tomorrow, to: tomorrow });
  });

  test.each([
    { language: 'en', customer_phone: '+6281234567890', name: 'English', greeting: 'Hello Sari', link: '?lang=en' },
    { language: 'id', customer_phone: '+61412345678', name: 'Indonesian', greeting: 'Halo Sari', link: '?lang=id' },
  ] as const)(
    'are in the language that is set, whatever the phone: $name',
    async ({ name, greeting, link, ...set }) => {
      openWith({ sessions: sessionsOf(sari), ...set });
      expect(await screen.findByText(new RegExp(`^In ${name}\\.`))).toBeInTheDocument();
      for (const kind of ['Reminder', 'Confirmation', 'Moved']) {
        expect(text(kind).text.slice(0, greeting.length)).toBe(greeting);
      }
      expect(text('Confirmation').text).toContain(`SARI234567${link}`);
    },
  );

  test.each([
    [
      'called as in the language of the guest',
      'id' as const,
      /Kelas grup, 3 orang/,
      'Tempat: Pantai Kuta. Di tiang papan',
    ],
    [
      'called in English in an English text',
      'en' as const,
      /Group lesson, 3 people/,
      'Place: Kuta Beach. At the racks',
    ],
  ])('name lesson, spot and meeting point: %s', async (_, language, lesson, place) => {
    const group = makeProduct({ name: 'Group lesson', translations: { id: { name: 'Kelas grup' } } });
    const kuta = makeSpot({
      name: 'Kuta Beach',
      meeting_point: 'At the racks',
      translations: { id: { name: 'Pantai Kuta', meeting_point: 'Di tiang papan' } },
    });
    const [detail = makeBookingDetail()] = sari.booking_details;
    const session = {
      id: detail.id,
      reservation_date: tomorrow,
      start_time: '07:00',
      surf_spot_name: 'Kuta Beach',
      meeting_point: 'At the racks',
      attendance: null,
    };
    const booking = { ...sari, surf_spot_name: 'Kuta Beach', booking_details: [{ ...detail, sessions: [session] }] };
    if (language === 'id') {
      mockCall('get', '/api/products', { json: listOf([group]) });
      mockCall('get', '/api/surf-spots', { json: listOf([kuta]) });
    }
    openWith({ language, sessions: sessionsOf(booking, { product_id: group.id, surf_spot_id: kuta.id }) }, booking);
    await screen.findByText(/^In /);
    await waitFor(() => expect(text('Reminder').text).toMatch(lesson));
    await waitFor(() => expect(text('Reminder').text).toContain(place));
  });

  test('say the first of a month without a zero, as mails do', async () => {
    openWith({ language: 'id', sessions: sessionsOf(sari, { reservation_date: '2099-01-01' }) });
    await screen.findByText(/^In Indonesian\./);
    expect(text('Reminder').text).toContain('- Kamis, 1 Januari 2099: Group lesson');
  });

  test('keep the name under which a lesson was booked when it has another one now', async () => {
    const renamed = makeProduct({ name: 'Crowd lesson', translations: { id: { name: 'Kelas ramai' } } });
    const products = mockCall('get', '/api/products', { json: listOf([renamed]) });
    const spots = mockCall('get', '/api/surf-spots', { json: listOf([]) });
    openWith({ language: 'id', sessions: sessionsOf(sari, { product_id: renamed.id }) });
    await waitFor(() => expect([products.length, spots.length]).toEqual([1, 1]));
    await screen.findByText(/^In Indonesian\./);
    expect(text('Reminder').text).toContain('Group lesson, 3 orang');
  });

  test('are not offered where the phone cannot be written to', async () => {
    openWith({}, { ...sari, customer_phone: '12' });
    await screen.findByText('Nothing was written to this guest.');
    expect(screen.queryByText('Ready texts')).not.toBeInTheDocument();
  });
});
