import {
  amountDue,
  reasonsNotToComplete,
  sessionFacts,
} from '../../../../../../src/features/admin/bookings/shared/bookingRules';
import { matchesSearch } from '../../../../../../src/features/admin/bookings/list/bookingSearch';
import { bookingsCsv } from '../../../../../../src/features/admin/bookings/list/bookingsCsv';
import { toCsv } from '../../../../../../src/features/admin/shared/csv';
import { callUrl, whatsAppUrl } from '../../../../../../src/features/admin/shared/phone';
import { pagesAround } from '../../../../../../src/features/admin/shared/pagesAround';
import { makeBooking, makeBookingDetail } from '../../../../../support/web/factories';

test('a CSV text: separators, quotes and lines are kept in their cells', () => {
  expect(
    toCsv([
      ['a', 1],
      ['b,c', null],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"a",1\r\n"b,c",\r\n"say ""hi""","two\nlines"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+628', "'+628"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1', "' =1"],
  ['\u00a0\u200b=1', "'\u00a0\u200b=1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\ntext', "'\ntext"],
  ["Ayu;=cmd|'/C calc'!A0;x", "Ayu;'=cmd|'/C calc'!A0;x"],
  ['Ayu; "=1+1"', 'Ayu;\' "=1+1"'],
  ['two\r\n=1+1', "two\r\n'=1+1"],
  ['a\t@x|-1', "a\t'@x|'-1"],
])('%j is no formula in a spreadsheet, whichever separator it expects', (text, safe) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${safe.replaceAll('"', '""')}"\r\n`);
});

test.each(['Ayu; Budi', 'a=b', 'ayu+surf@surf.example', '2027-01-02 Private x1; 2027-01-03 Group x4', 'a - b', ''])(
  '%j has no formula and stays as it is',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  },
);

test.each([
  ['+6281234567890', '+62 812 3456 7890'],
  ['+62 812-3456-7890', '+62 812 3456 7890'],
  ['+1 (202) 555-0100', '+1 202 555 0100'],
  ['+12025550100', '+1 20 2555 0100'],
  ['+35312345678', '+353 1234 5678'],
  ['081234567890', '0812 3456 7890'],
  ['(0361) 755.123', '0361 755 123'],
])('the phone number %s is exported as %s, which is a text', (phone, shown) => {
  const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
  expect(csv).toContain(`,"${shown}",`);
});

test.each(['=1+1', '+1+1', '+62;=1', '+62812\n'])('%j is no phone number, and no formula either', (phone) => {
  const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
  expect(csv).toContain(toCsv([[phone]]).slice(1, -2));
});

test.each([
  ['+62 812-3456-7890', 'https://wa.me/6281234567890'],
  ['0812 3456 7890', 'https://wa.me/6281234567890'],
  ['0049 170 1234567', 'https://wa.me/491701234567'],
  ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
  ['000000000', null],
  ['123', null],
  ['+62812345678901234', null],
  ['call me', null],
])('WhatsApp of %s is %s', (phone, url) => {
  expect(whatsAppUrl(phone)).toBe(url);
});

test.each([
  ['+62 812-3456-7890', 'tel:+6281234567890'],
  ['0812 3456 7890', 'tel:081234567890'],
  ['000000000', null],
  ['call me', null],
])('%s is called at %s', (phone, url) => {
  expect(callUrl(phone)).toBe(url);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('pages around %d of %d', (page, total, pages) => {
  expect(pagesAround(page, total)).toEqual(pages);
});

test.each([
  ['cde', true],
  ['xyz', false],
  ['abc-de o1', true],
  ['ABCDEOL', true],
  ['jose', true],
  ['JOSÉ', true],
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

describe('a booking in the list', () => {
  test('says what is due: nothing once it is paid or cancelled, whatever the method', () => {
    const paid = (status: 'PAID' | 'FAILED') => [{ id: '1', status }];
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
  expect(head).toContain('"Session","Lesson","People","Subtotal (IDR)","Total (IDR)","Booked at"');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/"2030-01-15","Group lesson",3,600000,900000,"2030-01-03 01:30"$/);
  expect(rows[1]).toMatch(/^"TWODAYS234".*"2030-01-16","Private lesson",1,300000,,"2030-01-03 01:30"$/);
  expect(rows[2]).toMatch(/"Kuta Beach",,,,,500000,/);
});
