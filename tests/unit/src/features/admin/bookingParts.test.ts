import { matches } from '../../../../../src/features/admin/bookings/bookingRules';
import { bookingsCsv } from '../../../../../src/features/admin/bookings/bookingsCsv';
import { toCsv } from '../../../../../src/features/admin/bookings/csv';
import { whatsAppUrl } from '../../../../../src/features/admin/bookings/phone';
import { pagesAround } from '../../../../../src/features/admin/resource/pagesAround';
import { makeBooking } from '../../../../support/web/factories';

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
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('pages around %d of %d', (page, total, pages) => {
  expect(pagesAround(page, total)).toEqual(pages);
});

test.each([
  [{ code: 'cde', status: '', payment: '' }, true],
  [{ code: 'XYZ', status: '', payment: '' }, false],
  [{ code: '', status: 'PENDING', payment: 'PENDING' }, true],
  [{ code: '', status: 'CONFIRMED', payment: '' }, false],
  [{ code: '', status: '', payment: 'PAID' }, false],
])('filter %o: %s', (filter, expected) => {
  expect(matches(makeBooking({ booking_code: 'ABCDE', status: 'PENDING' }), filter)).toBe(expected);
});
