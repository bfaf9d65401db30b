import type { LedgerEntry, LedgerMethod } from '../../../../../../src/api';
import { matchesSearch } from '../../../../../../src/features/admin/shared/bookingSearch';
import { bookingsCsv } from '../../../../../../src/features/admin/bookings/list/bookingsCsv';
import {
  hasPrice,
  reasonsNotToComplete,
  sessionFacts,
} from '../../../../../../src/features/admin/bookings/shared/bookingRules';
import { differences } from '../../../../../../src/features/admin/bookings/shared/bookingState';
import {
  ledgerMethods,
  leftBy,
  leftInAll,
  methodToGiveBack,
} from '../../../../../../src/features/admin/bookings/shared/ledgerRules';
import { parseRupiah } from '../../../../../../src/features/admin/shared/typedAmount';
import { amountDue } from '../../../../../../src/lib/bookings';
import { toCsv } from '../../../../../../src/features/admin/shared/csv';
import { makeSession } from '../../../../../support/web/dayRows';
import { makeBooking, makeBookingDetail, newId } from '../../../../../support/web/factories';
import { fullOf, makeEntry } from './bookingScreen';

describe('bookingSearch', () => {
  test.each([
    ['cde', true],
    ['xyz', false],
    ['abc-de o1', true],
    ['ABCDEOL', true],
    ['jose', true],
    ['JOSÉ', true],
    // The keyboard of a phone puts a blank behind a word that it has completed.
    ['Núñez ', true],
    ['muller@', true],
    ['0812 3456', true],
    ['+62 812', true],
    ['3456-7890', true],
    ['62 0812', true],
    ['0062812', true],
    ['456', false],
    ['9999', false],
  ])('a search for %s finds the booking: %s', (search, expected) => {
    const booking = makeBooking({
      booking_code: 'ABCDE01',
      customer_name: 'José Núñez',
      customer_email: 'Müller@example.com',
      customer_phone: '+6281234567890',
    });
    expect(matchesSearch(booking, search)).toBe(expected);
  });

  test.each(['ΟΔΥΣ', 'οδυς', 'Οδυσσεύς'])('a search for %s finds Greek capitals', (search) => {
    expect(matchesSearch(makeBooking({ customer_name: 'ΟΔΥΣΣΕΥΣ' }), search)).toBe(true);
  });
});

describe('bookingsCsv', () => {
  test.each([
    ['+6281234567890', '+62 812 3456 7890'],
    ['+62 812-3456-7890', '+62 812 3456 7890'],
    ['+1 (202) 555-0100', '+1 202 555 0100'],
    ['+12025550100', '+1 20 2555 0100'],
    ['+35312345678', '+353 1234 5678'],
    ['081234567890', '+62 812 3456 7890'],
    ['(0361) 755.123', '+62 361 755 123'],
  ])('the phone number %s is exported as %s, which is a text', (phone, shown) => {
    const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
    expect(csv).toContain(`,"${shown}",`);
  });

  test.each(['=1+1', '+1+1', '+62;=1', '+62812\n'])('%j is no phone number, and no formula either', (phone) => {
    const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
    expect(csv).toContain(toCsv([[phone]]).slice(1, -2));
  });

  test('how the money came stands beside what the guest chose', () => {
    const csv = bookingsCsv([makeBooking({ paid_by: ['TRANSFER', 'CASH'] }), makeBooking()]);
    const [head, paid, untold] = csv.split('\r\n');
    expect(head).toContain('"Payment Method","Paid by",');
    expect(paid).toContain('"CASH","TRANSFER + CASH",');
    expect(untold).toContain('"CASH","",');
  });

  test('the export has one row a session, the total once, and the time of the school', () => {
    const booking = makeBooking({
      booking_code: 'TWODAYS234',
      created_at: '2030-01-02T17:30:00Z', // after midnight in Bali
      total_amount: 900_000,
      booking_details: [
        makeBookingDetail({
          reservation_date: '2030-01-15',
          product_name: 'Group lesson',
          person: 3,
          total_amount: 600_000,
        }),
        makeBookingDetail({ reservation_date: '2030-01-16', total_amount: 300_000 }),
      ],
    });
    const [head, ...rows] = bookingsCsv([booking, makeBooking({ booking_details: [] })])
      .trimEnd()
      .split('\r\n');
    expect(head).toContain('"Session","Lesson","People","Subtotal (IDR)","Total (IDR)","Booked at","Time",');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/"2030-01-15","Group lesson",3,600000,900000,"2030-01-03 01:30",,,,$/);
    expect(rows[1]).toMatch(/^"TWODAYS234".*"2030-01-16","Private lesson",1,300000,,"2030-01-03 01:30",,,,$/);
    expect(rows[2]).toMatch(/"Kuta Beach",,,,,500000,/);
  });

  test('a meeting point that is written in the other language alone is better than the school’s address', () => {
    const translations = { id: { meeting_point: 'Di menara' } };
    const day = { start_time: '07:00', surf_spot_name: 'Kuta', attendance: null, meeting_point: null, translations };
    const line = makeBookingDetail({ sessions: [{ ...day, id: newId(), reservation_date: '2030-01-15' }] });
    expect(bookingsCsv([makeBooking({ booking_details: [line] })])).toContain('"07:00","Di menara",');
  });

  test('each day of a course is a row with its hour, its spot and where they meet; its amount stands once', () => {
    const id = newId();
    const day = { start_time: '07:00', surf_spot_name: 'Kuta Beach', attendance: null };
    const course = makeBookingDetail({
      ...{ id, product_name: 'Course', reservation_date: '2030-01-15', person: 2, total_amount: 900_000 },
      sessions: [
        {
          ...{ ...day, id, reservation_date: '2030-01-15' },
          ...{ meeting_point: '=At the racks', location_url: 'https://maps.example/kuta' },
        },
        {
          ...{ ...day, id: newId(), reservation_date: '2030-01-16', start_time: null, surf_spot_name: 'Canggu' },
          ...{ meeting_point: null, location_url: 'https://maps.example/canggu' },
        },
      ],
    });
    const [head, ...rows] = bookingsCsv([makeBooking({ total_amount: 900_000, booking_details: [course] })])
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/"Booked at","Time","Meeting Point","Map","Day of the Course"$/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/"Kuta Beach","2030-01-15","Course",2,900000,900000,/);
    expect(rows[0]).toMatch(/,"07:00","'=At the racks","https:\/\/maps\.example\/kuta","1 of 2"$/);
    expect(rows[1]).toMatch(/"Canggu","2030-01-16","Course",2,,,/);
    expect(rows[1]).toMatch(
      /,,"Ombak Pagi Surf School, [^"]+, Bali","https:\/\/www\.openstreetmap\.org\/[^"]+","2 of 2"$/,
    );
  });
});

describe('bookingRules', () => {
  describe('a booking in the list', () => {
    const paid = (status: 'PAID' | 'FAILED') => [{ id: '1', status }];

    test('says what is due, whatever its payment says', () => {
      expect(amountDue(makeBooking({ payments: paid('PAID'), amount_due: 150_000 }))).toBe(150_000);
      expect(amountDue(makeBooking({ amount_due: 200_000 }))).toBe(200_000);
      expect(reasonsNotToComplete(makeBooking({ payments: paid('PAID'), amount_due: 150_000 }))[0]).toBe(
        'Rp. 150.000 is not paid yet.',
      );
    });

    test('that does not say it (level 1) owes nothing once it is paid or cancelled, whatever the method', () => {
      expect(amountDue(makeBooking())).toBe(500_000);
      expect(amountDue(makeBooking({ payment_method: 'GATEWAY', status: 'CONFIRMED', payments: paid('FAILED') }))).toBe(
        500_000,
      );
      expect(amountDue(makeBooking({ payments: paid('PAID') }))).toBe(0);
      expect(amountDue(makeBooking({ status: 'CANCELLED' }))).toBe(0);
    });

    test('says lesson, days and people', () => {
      const dates = ['2030-01-17', '2030-01-15', '2030-01-16'];
      const details = dates.map((reservation_date) => makeBookingDetail({ reservation_date, person: 2 }));
      expect(sessionFacts(makeBooking({ booking_details: details }))).toEqual({
        lesson: 'Private lesson',
        days: '15 Jan 2030, 3 days',
        people: '2 people',
      });
      expect(sessionFacts(makeBooking({ booking_details: [] }))).toEqual({
        lesson: 'No session',
        days: '',
        people: '0 people',
      });
    });

    test('is not completed without a word before its last session or unpaid', () => {
      const booking = makeBooking();
      expect(reasonsNotToComplete(booking, 500_000, '2030-01-14')).toEqual([
        'Rp. 500.000 is not paid yet.',
        'The last session is on 15 Jan 2030.',
      ]);
      expect(reasonsNotToComplete(booking, 0, '2030-01-15')).toEqual([]);
    });

    const course = makeBookingDetail({
      reservation_date: '2030-01-15',
      sessions: ['2030-01-15', '2030-01-16', '2030-01-18'].map((reservation_date, day) => ({
        id: String(day),
        reservation_date,
        start_time: null,
        minutes: 90,
        surf_spot_name: 'Kuta',
        meeting_point: null,
        location_url: null,
        attendance: null,
      })),
    });

    test('has the price of a course on the session where a backend says it, on the first where it is free', () => {
      const priced = (line: number, ...days: number[]) =>
        days.map((total_amount, day) =>
          hasPrice(
            makeBooking({ booking_details: [{ ...course, total_amount: line }] }),
            makeSession({ id: String(day), course_day: day + 1, total_amount }),
          ),
        );
      expect(priced(500_000, 500_000, 0)).toEqual([true, false]);
      expect(priced(500_000, 0, 500_000)).toEqual([false, true]);
      expect(priced(0, 0, 0)).toEqual([true, false]);
    });

    test('knows the days of a course', () => {
      const booking = makeBooking({ booking_details: [course] });
      expect(reasonsNotToComplete(booking, 0, '2030-01-17')).toEqual(['The last session is on 18 Jan 2030.']);
      expect(sessionFacts(booking).days).toBe('15 Jan 2030, 3 days');
    });
  });
});

describe('ledgerRules', () => {
  const paid = (method: LedgerMethod, amount: number): LedgerEntry => makeEntry({ method, amount });
  const back = (method: LedgerMethod, amount: number): LedgerEntry => makeEntry({ kind: 'REFUND', method, amount });
  const left = (ledger: LedgerEntry[]) => ledgerMethods.map((method) => leftBy(method, ledger));

  test.each<[string, LedgerEntry[], number[], LedgerMethod | undefined]>([
    ['nothing', [], [0, 0, 0], undefined],
    ['cash goes back in cash', [paid('CASH', 500)], [500, 0, 0], 'CASH'],
    ['what came online may go back by transfer', [paid('GATEWAY', 500)], [0, 500, 500], 'GATEWAY'],
    ['and is gone then', [paid('GATEWAY', 500), back('TRANSFER', 500)], [0, 0, 0], undefined],
    ['a part of it', [paid('GATEWAY', 500), back('TRANSFER', 200)], [0, 300, 300], 'GATEWAY'],
    [
      'transfers first pay for transfers',
      [paid('GATEWAY', 500), paid('TRANSFER', 300), back('TRANSFER', 300)],
      [0, 500, 500],
      'TRANSFER',
    ],
    ['the method that was last', [paid('GATEWAY', 500), paid('CASH', 100)], [100, 500, 500], 'CASH'],
    ['unless it went back', [paid('GATEWAY', 500), paid('CASH', 100), back('CASH', 100)], [0, 500, 500], 'GATEWAY'],
  ])('what can be given back: %s', (_name, ledger, expected, first) => {
    expect(left(ledger)).toEqual(expected);
    expect(methodToGiveBack(ledger)).toBe(first);
    expect(leftInAll(ledger)).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
  });

  test.each([
    ['450000', 450_000],
    [' 450.000 ', 450_000],
    ['1,250,000', 1_250_000],
    ['Rp. 450.000', 450_000],
    ['rp450 000', 450_000],
    ['1000000000000', 1_000_000_000_000],
    ['1000000000001', null],
    ['0', null],
    ['450.00', null],
    ['450.000,00', null],
    ['1.5', null],
    ['-450', null],
    ['4e5', null],
    ['', null],
  ])('the amount %j', (text, amount) => {
    expect(parseRupiah(text)).toBe(amount);
  });
});

test('what has changed meanwhile numbers the lessons that a booking has several of', () => {
  const lines = ['Group', 'Private', 'Group'].map((product_name) => makeBookingDetail({ product_name, person: 1 }));
  const before = fullOf(makeBooking({ booking_details: lines }));
  const sessions = before.sessions.map((session) => ({ ...session, person: 2 }));
  expect(differences(before, { ...before, sessions }).map((text) => text.split(':')[0])).toEqual([
    'Group (1)',
    'Private',
    'Group (2)',
  ]);
  expect(differences(before, { ...before, sessions: before.sessions.slice(0, 2) })).toEqual(['Group (2): cancelled']);
});
