import { screen } from '@testing-library/react';
import type { BookingDetail, Session } from '../../../../../../../src/api';
import { goodToKnow } from '../../../../../../../src/config/goodToKnow';
import { dayAfter } from '../../../../../../../src/lib/dates';
import { listOf, makeBookingDetail } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { makeSchool } from '../../../../../../support/web/schoolRows';
import { sessionsOf } from '../bookingScreen';
import { openWith, sari, text, today, tomorrow } from './readyTextScreen';

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
