import { screen, waitFor } from '@testing-library/react';
import type { BookingDetail, FullBooking, Session } from '../../../../../../../src/api';
import { goodToKnow } from '../../../../../../../src/config/goodToKnow';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { listOf, makeBooking, makeBookingDetail, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { makeSchool } from '../../../../../../support/web/schoolRows';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookingScreen';

const today = schoolToday();
const tomorrow = dayAfter(today);
const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  status: 'CONFIRMED',
  booking_details: [makeBookingDetail({ product_name: 'Group lesson', person: 3, reservation_date: tomorrow })],
});

/** Opens the booking; `full` is what the server tells of it. */
function openWith(full: Partial<FullBooking>, booking = sari) {
  mockCall('get', list, { json: listOf([booking]) });
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { asked, ...openBookings('?booking=SARI234567') };
}

/** A ready text: to whom it goes, and what it says. */
function text(name: string) {
  const { searchParams, origin, pathname } = new URL(
    screen.getByRole('link', { name: `Ready text: ${name}` }).getAttribute('href') ?? '',
  );
  return { to: origin + pathname, text: searchParams.get('text') ?? '' };
}

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

type BookedSession = NonNullable<BookingDetail['sessions']>[number];

/** Opens a booking in English with a line of its own for each session, and where each takes place. */
async function openSessions(...sessions: Partial<BookedSession & Session>[]) {
  const lines = sessions.map(({ reservation_date = tomorrow, ...place }) => {
    const line = makeBookingDetail({ product_name: 'Group lesson', person: 3, reservation_date });
    const session = { id: line.id, start_time: null, surf_spot_name: 'Kuta Beach', attendance: null, ...place };
    return { ...line, sessions: [{ ...session, reservation_date }] };
  });
  const booking = { ...sari, surf_spot_name: 'Kuta Beach', booking_details: lines };
  const rows = sessionsOf(booking).map((row, index) => ({ ...row, ...lines[index]?.sessions[0], ...sessions[index] }));
  openWith({ language: 'en', sessions: rows, amount_due: 0 }, booking);
  await screen.findByText(/^In English\./);
}

const kuta = { surf_spot_name: 'Kuta Beach', meeting_point: 'At the racks', location_url: 'https://maps.example/kuta' };
const canggu = {
  surf_spot_name: 'Canggu',
  meeting_point: 'At the temple',
  location_url: 'https://maps.example/canggu',
};

describe('where a ready text sends the guest', () => {
  test('is said once for all sessions of one place, with its map', async () => {
    await openSessions(kuta, { ...kuta, reservation_date: dayAfter(today, 3) });
    for (const kind of ['Confirmation', 'Moved']) {
      expect(text(kind).text.match(/Place: .+\nMap: .+/g)).toEqual([
        'Place: Kuta Beach. At the racks\nMap: https://maps.example/kuta',
      ]);
    }
  });

  test('is said of each session where they have several places', async () => {
    await openSessions(
      { ...kuta, start_time: '07:00' },
      { ...canggu, start_time: '09:30', reservation_date: dayAfter(today, 3) },
    );
    for (const kind of ['Confirmation', 'Moved']) {
      expect(text(kind).text).toMatch(
        new RegExp(
          '^- .+, at 07:00\n {2}Place: Kuta Beach. At the racks\n {2}Map: https://maps.example/kuta\n' +
            '- .+, at 09:30\n {2}Place: Canggu. At the temple\n {2}Map: https://maps.example/canggu$',
          'm',
        ),
      );
    }
    expect(text('Reminder').text).toContain('Place: Kuta Beach. At the racks\nMap: https://maps.example/kuta');
    expect(text('Reminder').text).not.toContain('Canggu');
  });

  test('is that of the sessions to come, not that of one that is over', async () => {
    await openSessions({ ...kuta, reservation_date: dayAfter(today, -1) }, canggu);
    for (const kind of ['Confirmation', 'Reminder', 'Moved']) {
      expect(text(kind).text).toContain('Place: Canggu. At the temple\nMap: https://maps.example/canggu');
      expect(text(kind).text).not.toContain('Kuta');
    }
  });

  test('is not that of a session of today whose guests have come', async () => {
    await openSessions(
      { ...kuta, reservation_date: today, attendance: 'ARRIVED' },
      { ...canggu, reservation_date: today },
    );
    expect(text('Reminder').text).toContain('Place: Canggu. At the temple');
    expect(text('Reminder').text).not.toContain('Kuta');
  });

  test('is not that of a session of today whose time has passed', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2030-05-14T09:00:00+08:00') });
    const day = '2030-05-14';
    await openSessions(
      { ...canggu, reservation_date: day, start_time: '07:00', minutes: 90 },
      { ...kuta, reservation_date: day, start_time: '08:00', minutes: 90 },
    );
    jest.useRealTimers();
    expect(text('Reminder').text).toContain('at 08:00\n\nPlace: Kuta Beach. At the racks');
    expect(text('Reminder').text).not.toContain('Canggu');
  });

  test('is the school with its map where the spot has no meeting point', async () => {
    await openSessions({ ...kuta, meeting_point: null });
    expect(text('Reminder').text).toContain(
      'Place: Kuta Beach. Test Waves Surf School, Jalan Contoh 1, Kuta, Bali\nMap: https://maps.example/waves',
    );
  });

  test('is left out of a text about a day on which nothing takes place', async () => {
    mockCall('get', '/api/days', {
      json: listOf([{ date: tomorrow, is_open: false, reason: null, places_left: null }]),
    });
    await openSessions(kuta);
    await screen.findByRole('link', { name: 'Ready text: Closed day' });
    expect(text('Closed day').text).not.toMatch(/Kuta|Map/);
  });
});

describe("the school's own words in a ready text", () => {
  const school = makeSchool({
    texts: {
      en: { bring: 'A hat\nA smile', meeting: 'Meet at the gate, half an hour before.' },
      id: { bring: 'Topi', meeting: null },
    },
  });
  const told = (answer: Parameters<typeof mockCall>[2]) => mockCall('get', '/api/school', answer);
  const openIn = async (language: 'en' | 'id', answer: Parameters<typeof mockCall>[2]) => {
    openWith({ language, sessions: sessionsOf(sari) });
    told(answer);
    await screen.findByText(/^In (?:English|Indonesian)\./);
  };

  test('are what to bring and when to be there', async () => {
    await openIn('en', { json: { data: school } });
    expect(text('Reminder').text).toMatch(
      /\n\nMeet at the gate, half an hour before\.\n\nPlease bring: A hat, A smile\.$/,
    );
    expect(text('Confirmation').text).toContain('\n\nMeet at the gate, half an hour before.\n\n');
    expect(text('Reminder').text).not.toContain('15 minutes');
  });

  test('are in the language of the guest, and in English where they have no translation', async () => {
    await openIn('id', { json: { data: school } });
    expect(text('Reminder').text).toMatch(/\n\nMeet at the gate, half an hour before\.\n\nMohon bawa: Topi\.$/);
  });

  test('are nothing where the school says nothing', async () => {
    await openIn('en', { json: { data: makeSchool() } });
    expect(text('Reminder').text).toMatch(/\nTo pay: Rp\. 500\.000$/);
  });

  test('that call to the school are left out where the guest is expected at a meeting point', async () => {
    const [detail = makeBookingDetail()] = sari.booking_details;
    const line = {
      ...detail,
      sessions: [{ ...kuta, id: detail.id, reservation_date: tomorrow, start_time: '07:00', attendance: null }],
    };
    openWith({ language: 'en', sessions: sessionsOf(sari) }, { ...sari, booking_details: [line] });
    told({ json: { data: school } });
    await screen.findByText(/^In English\./);
    expect(text('Reminder').text).toMatch(/\n\nPlease be there 15 minutes before\.\n\nPlease bring: A hat, A smile\.$/);
    expect(text('Reminder').text).not.toContain('gate');
  });

  test.each([
    ['en' as const, `${goodToKnow.meetingPoint}\n\nPlease bring: ${goodToKnow.bring.join(', ')}.`],
    [
      'id' as const,
      'Kumpul di sekolah kami, 15 menit sebelum jadwal Anda.\n\n' +
        'Mohon bawa: Baju renang, Handuk, Botol minum, Tabir surya SPF 30+, Kartu identitas.',
    ],
  ])('are those of the site where the backend does not tell them: %s', async (language, words) => {
    await openIn(language, failure(404, 'There is no such operation.'));
    expect(text('Reminder').text.endsWith(`\n\n${words}`)).toBe(true);
  });
});
