import { screen } from '@testing-library/react';
import { listOf, makeBookingDetail } from '../../../../../../support/web/factories';
import { mockCall } from '../../../../../../support/web/network';
import { sessionsOf } from '../bookingScreen';
import { openWith, sari, text, tomorrow } from './readyTextScreen';

describe('ready texts for WhatsApp', () => {
  test('are in Indonesian for a phone of Indonesia, and open in WhatsApp', async () => {
    openWith({ sessions: sessionsOf(sari), amount_due: 500_000 });
    await screen.findByText(/^In Indonesian\./);
    const { to, text: reminder } = text('Reminder');
    expect(to).toBe('https://wa.me/6281234567890');
    expect(reminder).toMatch(/^Halo Sari, ini Test Waves Surf School\. Sampai jumpa besok, /);
    expect(reminder).toContain('Group lesson, 3 orang, biasanya pukul 07:00');
    expect(reminder).toContain('Yang perlu dibayar: Rp. 500.000');
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
    const [detail = makeBookingDetail()] = sari.booking_details;
    const session = {
      id: detail.id,
      reservation_date: tomorrow,
      start_time: '07:00',
      surf_spot_name: 'Kuta Beach',
      meeting_point: 'At the racks',
      attendance: null,
      translations: { id: { surf_spot_name: 'Pantai Kuta', meeting_point: 'Di tiang papan' } },
    };
    const line = { ...detail, sessions: [session], translations: { id: { product_name: 'Kelas grup' } } };
    const booking = { ...sari, surf_spot_name: 'Kuta Beach', booking_details: [line] };
    openWith({ language, sessions: sessionsOf(booking) }, booking);
    await screen.findByText(/^In /);
    expect(text('Reminder').text).toMatch(lesson);
    expect(text('Reminder').text).toContain(place);
  });

  test('say the first of a month without a zero, as mails do', async () => {
    openWith({ language: 'id', sessions: sessionsOf(sari, { reservation_date: '2099-01-01' }) });
    await screen.findByText(/^In Indonesian\./);
    expect(text('Reminder').text).toContain('- Kamis, 1 Januari 2099: Group lesson');
  });

  test.each([
    ['CONFIRMED' as const, 'You can pay on its page: '],
    ['COMPLETED' as const, 'You can pay in cash at the school or by transfer. Your booking: '],
  ])('an online booking that is %s and not paid says where it can be paid', async (status, way) => {
    const payments = [{ id: 'payment-1', status: 'PENDING' as const }];
    openWith({ language: 'en' }, { ...sari, status, payment_method: 'GATEWAY', payments });
    await screen.findByText(/^In /);
    expect(text('Unpaid').text).toContain(way);
  });

  test('are not offered where the phone cannot be written to', async () => {
    openWith({}, { ...sari, customer_phone: '12' });
    await screen.findByText('Nothing was written to this guest.');
    expect(screen.queryByText('Ready texts')).not.toBeInTheDocument();
  });
});
