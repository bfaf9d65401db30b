import { readRecentBookings, rememberBooking } from '../../../../../src/state/persist/recentBookings';
import { warningsSoFar } from '../../../../support/web/console';

const booking = (code: string) => ({ code, lessons: 'Private lesson', bookedAt: '2025-03-10T12:00:00Z' });
const codes = () => readRecentBookings().map(({ code }) => code);

test('there are none at first', () => {
  expect(readRecentBookings()).toEqual([]);
});

test('the newest comes first, and only five are kept', () => {
  for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) rememberBooking(booking(code));
  expect(codes()).toEqual(['F', 'E', 'D', 'C', 'B']);
  expect(readRecentBookings()[0]).toEqual(booking('F'));
});

test('the same booking is kept once, as it was last', () => {
  rememberBooking(booking('A'));
  rememberBooking(booking('B'));
  rememberBooking({ ...booking('A'), lessons: 'Group lesson' });
  expect(codes()).toEqual(['A', 'B']);
  expect(readRecentBookings()[0]?.lessons).toBe('Group lesson');
});

test.each(['[{"code":""}]', '{"code":"A"}', '[{', 'null'])('a stored %s is dropped and logged', (text) => {
  localStorage.setItem('recentBookings', text);
  expect(readRecentBookings()).toEqual([]);
  expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored recentBookings')]);
  rememberBooking(booking('A'));
  expect(codes()).toEqual(['A']);
});

test('with storage switched off nothing is kept and nothing thrown', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  rememberBooking(booking('A'));
  expect(readRecentBookings()).toEqual([]);
});
