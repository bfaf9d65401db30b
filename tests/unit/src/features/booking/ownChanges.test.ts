import type { CheckedBooking } from '../../../../../src/api';
import { earliestDay, ownChanges } from '../../../../../src/features/booking/ownChanges';
import { makeBooking, makeBookingDetail } from '../../../../support/web/factories';

// The school's days begin at 16:00 UTC of the day before; guests change until 24 hours before.
const booking = (changes: Partial<CheckedBooking>): CheckedBooking => ({
  ...makeBooking({
    booking_details: ['2030-01-20', '2030-01-15', '2030-01-16'].map((reservation_date) =>
      makeBookingDetail({ reservation_date }),
    ),
  }),
  ...changes,
});
const movable = (changes: Partial<CheckedBooking>, now: string) =>
  ownChanges(booking(changes), Date.parse(now)).movable.map(({ reservation_date }) => reservation_date);

test('until the time of the first session all of them can be moved, by date', () => {
  const changes = { changes_until: '2030-01-13T16:00:00.000Z' };
  expect(movable(changes, '2030-01-13T15:59:59.000Z')).toEqual(['2030-01-15', '2030-01-16', '2030-01-20']);
  expect(ownChanges(booking(changes), Date.parse('2030-01-13T15:59:59.000Z')).until).toBe(
    Date.parse('2030-01-13T16:00:00.000Z'),
  );
});

test.each([
  ['2030-01-13T16:00:00.000Z', ['2030-01-16', '2030-01-20']],
  ['2030-01-14T16:00:00.000Z', ['2030-01-20']],
  ['2030-01-18T16:00:00.000Z', []],
])('after it, at %s, the later ones can be moved until their own', (now, expected) => {
  for (const changes_until of [null, '2030-01-13T16:00:00.000Z']) {
    const result = ownChanges(booking({ changes_until }), Date.parse(now));
    expect(result.until).toBeNull();
    expect(result.movable.map(({ reservation_date }) => reservation_date)).toEqual(expected);
  }
});

test.each<Partial<CheckedBooking>>([
  { changes_until: null, status: 'CANCELLED' },
  { changes_until: null, status: 'COMPLETED' },
  { changes_until: 'soon', booking_details: [] },
])('of %j nothing can be changed', (changes) => {
  expect(movable(changes, '2030-01-14T18:00:00.000Z')).toEqual([]);
});

test('where the backend takes no change long before the first day, nothing is offered', () => {
  expect(movable({ changes_until: null }, '2030-01-01T00:00:00.000Z')).toEqual([]);
});

test('the first day to move to is as far away as the notice', () => {
  expect(earliestDay(Date.parse('2030-01-13T15:59:59.000Z'))).toBe('2030-01-15');
  expect(earliestDay(Date.parse('2030-01-13T16:00:01.000Z'))).toBe('2030-01-16');
});
