import { matches, paymentStatusOf } from '../../../../../src/features/admin/bookings/bookingRules';
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
  ).toBe('\uFEFFa,1\r\n"b,c",\r\n"say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+628', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('%j is no formula in a spreadsheet', (text) => {
  expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
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

test('a booking without a payment is PENDING', () => {
  expect(paymentStatusOf(makeBooking({ payments: [] }))).toBe('PENDING');
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
