import { mapUrl } from '../../../../../src/config/schoolLinks';
import { whatsAppLink } from '../../../../../src/features/booking/bookingSharing';
import { bookingCalendar } from '../../../../../src/features/booking/saveCalendar';
import { formatDay } from '../../../../../src/lib/dates';
import { makeBooking, makeBookingDetail } from '../../../../support/web/factories';

describe('bookingSharing', () => {
  const details = [
    makeBookingDetail({ id: 'detail-1', product_name: 'Group lesson', reservation_date: '2030-01-31', person: 3 }),
    makeBookingDetail({ id: 'detail-2', product_name: 'Private lesson', reservation_date: '2030-02-01', person: 1 }),
  ];
  const booking = makeBooking({ booking_details: details, surf_spot_name: 'Kuta Beach' });

  describe('the calendar', () => {
    const eventsOf = (file: string) => file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);

    test('has one whole day for each session, with what the person needs there', () => {
      const [first, second, ...others] = eventsOf(bookingCalendar(booking));
      expect(others).toEqual([]);
      expect(first).toContain('UID:detail-1@localhost\r\n');
      expect(first).toContain('DTSTART;VALUE=DATE:20300131\r\nDTEND;VALUE=DATE:20300201\r\n');
      expect(first).toContain('SUMMARY:Group lesson – Ombak Pagi Surf School\r\n');
      expect(first).toContain(
        'DESCRIPTION:Booking ABCDEFGH23\\, 3 people.\\n' +
          'Usually 07:00\\; the tide decides. We confirm by WhatsApp the evening before.\\n' +
          'Please be there 15 minutes before.\\n' +
          'Bring: Swimsuit\\, Towel\\, Water bottle\\, Sunscreen SPF 30+\\, Personal ID.\\n' +
          `${mapUrl() ?? ''}\\n` +
          'http://localhost/surf-lesson/booking-details/ABCDEFGH23\r\n',
      );
      expect(first).toContain('LOCATION:Kuta Beach\\, Jalan Pantai Contoh 14\\, Kuta\\, Bali\r\n');
      expect(second).toContain('DTSTART;VALUE=DATE:20300201\r\n');
      expect(second).toContain('1 person.\\n');
      // no arrival is promised before a time is known
    });

    test('leads to the address that people use, where the server names one', () => {
      const meta = Object.assign(document.createElement('meta'), {
        name: 'public-url',
        content: 'https://surf.example',
      });
      document.head.append(meta);
      const calendar = bookingCalendar(booking);
      meta.remove();
      expect(calendar.replaceAll('\r\n ', '')).toContain('https://surf.example/surf-lesson/booking-details/ABCDEFGH23');
    });

    test('names the school’s place alone when the booking has no spot', () => {
      const [first] = eventsOf(bookingCalendar({ ...booking, surf_spot_name: '' }));
      expect(first).toContain('LOCATION:Jalan Pantai Contoh 14\\, Kuta\\, Bali\r\n');
    });

    test('says where in the words of the visitor, else in the other language', () => {
      const at = (meeting_point: string | null) => {
        const session = { id: 'a', reservation_date: '2030-01-31', start_time: '07:00', surf_spot_name: 'Kuta' };
        const translations = { id: { surf_spot_name: 'Pantai Kuta', meeting_point: 'Di menara' } };
        const sessions = [{ ...session, attendance: null, meeting_point, translations }];
        return eventsOf(bookingCalendar(makeBooking({ booking_details: [makeBookingDetail({ sessions })] })))[0];
      };
      expect(at('At the tower')).toContain('LOCATION:Kuta\\, At the tower\r\n');
      // What is said in the other language alone is better than the school's address, which would be wrong.
      expect(at(null)).toContain('LOCATION:Kuta\\, Di menara\r\n');
    });

    test('says who teaches once it is set', () => {
      const taught = (instructor_name: string | null) => {
        const session = { id: 'a', reservation_date: '2030-01-31', start_time: '07:00', surf_spot_name: 'Kuta' };
        const sessions = [{ ...session, attendance: null, instructor_name }];
        return eventsOf(bookingCalendar(makeBooking({ booking_details: [makeBookingDetail({ sessions })] })))[0];
      };
      expect(taught('Komang')).toContain('Begins at 07:00.\\nYour instructor: Komang.\\nPlease be there');
      expect(taught(null)).toContain('Begins at 07:00.\\nPlease be there');
    });

    test('is in the school’s time zone', () => {
      expect(bookingCalendar(booking)).toContain('X-WR-TIMEZONE:Asia/Makassar\r\n');
    });
  });

  test('a message says each place once, with its meeting point and its map', () => {
    const session = (id: string, surf_spot_name: string, meeting_point: string | null) => ({
      ...{ id, reservation_date: '2030-01-31', start_time: '07:00', attendance: null },
      ...{ surf_spot_name, meeting_point, location_url: `https://maps.example/${surf_spot_name}` },
    });
    const sessions = [
      session('a', 'Kuta', 'At the racks'),
      session('b', 'Kuta', 'At the racks'),
      session('c', 'Canggu', null),
    ];
    const link = new URL(whatsAppLink(makeBooking({ booking_details: [makeBookingDetail({ sessions })] })));
    expect(link.searchParams.get('text')?.split('\n').slice(4, -1)).toEqual([
      'Kuta: At the racks',
      'https://maps.example/Kuta',
      'Canggu: Meet at the school, Jalan Pantai Contoh 14, Kuta, Bali.',
      mapUrl(),
    ]);
  });

  test('the WhatsApp link says what is booked, when, and where to look it up', () => {
    const link = new URL(whatsAppLink(booking));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect(link.searchParams.get('text')?.split('\n')).toEqual([
      'Our surf booking at Ombak Pagi Surf School: ABCDEFGH23',
      `• Group lesson, ${formatDay('2030-01-31')}`,
      `• Private lesson, ${formatDay('2030-02-01')}`,
      'http://localhost/surf-lesson/booking-details/ABCDEFGH23',
    ]);
  });
});
