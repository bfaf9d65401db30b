import { bookedSessions } from '../../../../../src/features/booking/bookedSessions';
import { quickDays } from '../../../../../src/features/booking/quickDays';
import { dayAfter, daysInRow } from '../../../../../src/lib/dates';
import type { SchoolDay } from '../../../../../src/lib/schoolDays';
import { makeBooking, makeBookingDetail } from '../../../../support/web/factories';

const line = makeBookingDetail({ reservation_date: '2030-01-15', person: 2 });
const sessionAt = (start_time: string | null) => {
  const sessions = [
    { id: line.id, reservation_date: '2030-01-15', start_time, surf_spot_name: 'Kuta Beach', attendance: null },
  ];
  const [session] = bookedSessions(makeBooking({ booking_details: [{ ...line, sessions }] }));
  if (!session) throw new Error('one session expected');
  return session;
};
const usual: SchoolDay = { date: '', is_open: true, reason: null, places_left: null };
/** Days from 10 January on, where these differ. */
const days = (changes: Record<string, Partial<SchoolDay>> = {}): SchoolDay[] =>
  daysInRow('2030-01-10', 20).map((date) => ({ ...usual, date, ...changes[date] }));
const chips = (
  known: SchoolDay[],
  more: { ownDays?: string[]; staying?: string[]; time?: string; now?: string } = {},
) => {
  const { ownDays = ['2030-01-15'], staying = [], time = null, now = '2030-01-10T08:00:00+08:00' } = more;
  const session = sessionAt(time);
  const together = ownDays.map((date) => ({ ...session, date }));
  const wanted = { session, together, staying, earliest: '2030-01-10' };
  return quickDays(known, wanted, Date.parse(now)).map((date) => Number(date.slice(8)));
};

test('the next six days, without the session’s own', () => {
  expect(chips(days())).toEqual([10, 11, 12, 13, 14, 16]);
});

test('without closed days and those that have too few places', () => {
  const left = { '2030-01-11': { is_open: false }, '2030-01-12': { places_left: 1 }, '2030-01-13': { places_left: 2 } };
  expect(chips(days(left))).toEqual([10, 13, 14, 16, 17, 18]);
});

test('of a course, those from which on all its days fit; its own days have room for it', () => {
  const full = { '2030-01-12': { is_open: false }, '2030-01-16': { places_left: 0 }, '2030-01-18': { places_left: 0 } };
  expect(chips(days(full), { ownDays: ['2030-01-15', '2030-01-16'] })).toEqual([10, 13, 14, 16, 19, 20]);
});

test('of a course with a day that staff moved, those that its days really come to', () => {
  const closed = { '2030-01-13': { is_open: false }, '2030-01-14': { is_open: false } };
  // The second day keeps its distance of three days.
  expect(chips(days(closed), { ownDays: ['2030-01-15', '2030-01-18'] })).toEqual([12, 16, 17, 18, 19, 20]);
});

test('of a course that moves day by day, none on which another of its days is', () => {
  expect(chips(days(), { staying: ['2030-01-14', '2030-01-16'] })).toEqual([10, 11, 12, 13, 17, 18]);
});

test('today as long as its hour is to come', () => {
  expect(chips(days(), { time: '08:30' })[0]).toBe(10);
  expect(chips(days(), { time: '07:00' })[0]).toBe(11);
});

test('none of which nothing is known', () => {
  expect(chips([])).toEqual([]);
  expect(chips(days().filter(({ date }) => date < dayAfter('2030-01-10', 2)))).toEqual([10, 11]);
});
