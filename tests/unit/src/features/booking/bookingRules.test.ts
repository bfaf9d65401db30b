import type { CheckedBooking } from '../../../../../src/api';
import { bookingStep, canStillChange, isExpected } from '../../../../../src/features/booking/bookingStep';
import { countryName, orNotAvailable, paymentMethodLabels } from '../../../../../src/features/booking/bookingTexts';
import { bookedSessions } from '../../../../../src/features/booking/bookedSessions';
import { firstDay, movedTogether, ownChanges } from '../../../../../src/features/booking/ownChanges';
import { paymentTime } from '../../../../../src/features/booking/paymentTime';
import { makeBooking, makeBookingDetail } from '../../../../support/web/factories';
import { wrongType } from '../../../../support/web/wrongType';

describe('bookingStep', () => {
  type Changes = NonNullable<Parameters<typeof makeBooking>[0]>;
  type Status = Changes['status'];
  type Paid = NonNullable<Changes['payments']>[number]['status'];

  const at = (status: Status, payment: Paid, payment_method: Changes['payment_method'], day = '2030-01-15') =>
    makeBooking({
      ...(status && { status }),
      ...(payment_method && { payment_method }),
      payments: [{ id: 'payment-1', status: payment }],
      booking_details: [makeBookingDetail({ reservation_date: day })],
    });

  test.each([
    ['PENDING', 'PENDING', 'GATEWAY', 'pay'],
    ['PENDING', 'PENDING', 'CASH', 'cash'],
    ['PENDING', 'PAID', 'GATEWAY', 'waiting'],
    ['PENDING', 'PAID', 'CASH', 'waiting'],
    ['PENDING', 'FAILED', 'GATEWAY', 'failed'],
    ['PENDING', 'EXPIRED', 'GATEWAY', 'expired'],
    ['CONFIRMED', 'PENDING', 'GATEWAY', 'pay'],
    ['CONFIRMED', 'PENDING', 'CASH', 'confirmed'],
    ['CONFIRMED', 'PAID', 'GATEWAY', 'confirmed'],
    ['CONFIRMED', 'EXPIRED', 'GATEWAY', 'confirmed'],
    ['CANCELLED', 'EXPIRED', 'GATEWAY', 'cancelled'],
    ['CANCELLED', 'PENDING', 'GATEWAY', 'cancelled'],
    ['CANCELLED', 'PAID', 'GATEWAY', 'cancelled'],
    ['COMPLETED', 'PAID', 'CASH', 'completed'],
  ] as const)('a booking that is %s, its payment %s by %s: %s', (status, payment, method, step) => {
    expect(bookingStep(at(status, payment, method), '2030-01-15')).toBe(step);
  });

  test.each(['FAILED', 'EXPIRED'] as const)('a booking of which a part is paid is kept, its payment %s', (payment) => {
    const booking = { ...at('PENDING', payment, 'GATEWAY'), total_amount: 1_050_000, amount_due: 550_000 };
    expect(bookingStep(booking, '2030-01-15')).toBe('waiting');
    expect(bookingStep(booking, '2030-01-16')).toBe('past');
    expect(bookingStep({ ...booking, amount_due: 1_050_000 }, '2030-01-15')).toBe(payment.toLowerCase());
  });

  test.each([
    ['CONFIRMED', 'completed'],
    ['PENDING', 'past'],
  ] as const)('the day after its last session a booking that is %s is %s', (status, step) => {
    expect(bookingStep(at(status, 'PAID', 'CASH'), '2030-01-16')).toBe(step);
  });

  test('a course is not over before its last day, although its line tells the first', () => {
    const days = ['2030-01-15', '2030-01-16', '2030-01-17'];
    const course = makeBooking({
      status: 'CONFIRMED',
      payments: [{ id: 'payment-1', status: 'PAID' }],
      booking_details: [
        makeBookingDetail({
          reservation_date: '2030-01-15',
          sessions: days.map((reservation_date, index) => ({
            id: `day-${String(index)}`,
            reservation_date,
            start_time: null,
            attendance: null,
            surf_spot_name: null,
          })),
        }),
      ],
    });
    expect(bookingStep(course, '2030-01-17')).toBe('confirmed');
    expect(bookingStep(course, '2030-01-18')).toBe('completed');
  });

  test('a status that the contract does not know has no step, and hides nothing', () => {
    const step = bookingStep(at(wrongType<'PENDING'>('ON_HOLD'), 'PAID', 'CASH'), '2030-01-15');
    expect(step).toBeNull();
    expect([isExpected(step), canStillChange(step)]).toEqual([true, true]);
  });

  describe('the time to pay', () => {
    const now = Date.parse('2030-05-01T03:00:00Z');
    const time = (payable_until: string | null | undefined, status: 'PENDING' | 'CONFIRMED' = 'PENDING') =>
      paymentTime({ status, ...(payable_until !== undefined && { payable_until }) }, now);

    test('is told with day and hour', () => {
      expect(time('2030-05-01T05:30:00.000Z')).toMatch(
        /^Not settled yet: pay by Wednesday,? 1 May 2030, 13:30 in Bali\. We keep your place until then\.$/,
      );
      expect(time('2030-05-01T05:30:00.000Z', 'CONFIRMED')).toMatch(
        /^Your place is yours\. Please pay by Wednesday,? 1 May 2030, 13:30 in Bali/,
      );
    });

    test('that is over is said to be over', () => {
      expect(time('2030-05-01T02:59:00.000Z')).toMatch(/^The time to pay ended on .*, 10:59 in Bali/);
    });

    test.each([undefined, null, 'soon'])('that is %s is not invented', (given) => {
      expect(time(given)).toBe('Not settled yet: we keep your place until the payment page closes.');
    });
  });
});

describe('bookingTexts', () => {
  test.each([
    ['Wayan Test', 'Wayan Test'],
    ['', 'N/A'],
    ['   ', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('the value %j reads %j', (value, text) => {
    expect(orNotAvailable(value)).toBe(text);
  });

  test.each([
    ['ID', 'Indonesia (ID)'],
    ['DE', 'Germany (DE)'],
    ['QX', 'QX'],
    ['Unknown', 'Unknown'],
    ['Indonesia', 'Indonesia'],
    ['', 'N/A'],
    [null, 'N/A'],
  ])('the country %j reads %j', (country, text) => {
    expect(countryName(country)).toBe(text);
  });

  test('payment methods read as they were offered', () => {
    expect(paymentMethodLabels).toEqual({ CASH: 'CASH', GATEWAY: 'ONLINE PAYMENT' });
  });
});

describe('ownChanges', () => {
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
    ownChanges(booking(changes), Date.parse(now)).movable.map(({ date }) => date);

  test('until the time of the first session all of them can be moved, by date', () => {
    const changes = { changes_until: '2030-01-13T16:00:00.000Z' };
    expect(movable(changes, '2030-01-13T16:00:00.000Z')).toEqual(['2030-01-15', '2030-01-16', '2030-01-20']);
    expect(ownChanges(booking(changes), Date.parse('2030-01-13T15:59:59.000Z')).until).toBe(
      Date.parse('2030-01-13T16:00:00.000Z'),
    );
  });

  test.each([
    ['2030-01-13T16:00:00.001Z', ['2030-01-16', '2030-01-20']],
    ['2030-01-14T16:00:00.001Z', ['2030-01-20']],
    ['2030-01-18T16:00:00.001Z', []],
  ])('after it, at %s, the later ones can be moved until their own', (now, expected) => {
    for (const changes_until of [null, '2030-01-13T16:00:00.000Z']) {
      const result = ownChanges(booking({ changes_until }), Date.parse(now));
      expect(result.until).toBeNull();
      expect(result.movable.map(({ date }) => date)).toEqual(expected);
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

  const course = makeBookingDetail({
    id: 'day-1',
    reservation_date: '2030-01-15',
    sessions: ['2030-01-15', '2030-01-16', '2030-01-17'].map((reservation_date, index) => ({
      id: `day-${String(index + 1)}`,
      reservation_date,
      start_time: '07:00',
      surf_spot_name: 'Kuta Beach',
      attendance: index === 0 ? ('ARRIVED' as const) : null,
    })),
  });
  test('a course is moved by its first day, until so many hours before its hour', () => {
    const changes = { changes_until: '2030-01-13T23:00:00.000Z', booking_details: [course] };
    expect(movable(changes, '2030-01-13T22:59:59.000Z')).toEqual(['2030-01-15']);
    expect(movable({ ...changes, changes_until: null }, '2030-01-14T23:00:00.000Z')).toEqual([]);
  });

  test('a session whose guest has been noted stays, though it is still in time; the others can be moved', () => {
    const later = makeBookingDetail({ id: 'later', reservation_date: '2030-01-20' });
    const changes = { changes_until: null, booking_details: [course, later] };
    expect(movable(changes, '2030-01-12T00:00:00.000Z')).toEqual(['2030-01-20']);
  });

  test('a lesson is cancelled while its earliest day is in time, which may be another one than the day it is moved by', () => {
    const lineOn = (id: string, ...dates: string[]) =>
      makeBookingDetail({
        id,
        sessions: dates.map((reservation_date, index) => ({
          ...{ id: index === 0 ? id : `${id}-${String(index)}`, reservation_date, start_time: '07:00' },
          ...{ surf_spot_name: 'Kuta Beach', attendance: null },
        })),
      });
    const booking_details = [lineOn('course', '2030-01-15', '2030-01-12'), lineOn('other', '2030-01-20')];
    const cancellable = (changes_until: string | null) =>
      ownChanges(booking({ changes_until, booking_details }), Date.parse('2030-01-11T04:00:00.000Z')).cancellable;
    expect(cancellable('2030-01-11T23:00:00.000Z').map(({ id }) => id)).toEqual(['course', 'other']);
    expect(cancellable(null).map(({ id }) => id)).toEqual(['other']);
  });

  test('what the school has changed can be moved until its day ends, whoever has come stays', () => {
    const changes = { changes_until: null, changes_free: true, booking_details: [course] };
    expect(movable(changes, '2030-01-14T23:00:00.000Z')).toEqual(['2030-01-16', '2030-01-17']);
    expect(movable(changes, '2030-01-16T15:59:00.000Z')).toEqual(['2030-01-16', '2030-01-17']);
    expect(movable(changes, '2030-01-16T16:01:00.000Z')).toEqual(['2030-01-17']);
    expect(ownChanges(booking(changes)).isFree).toBe(true);
  });

  /** The sessions of a booking with one course on these days, which begins at an hour. */
  const courseOn = (start_time: string | null, ...dates: string[]) =>
    makeBookingDetail({
      id: 'day-1',
      sessions: dates.map((reservation_date, index) => ({
        ...{ id: `day-${String(index + 1)}`, reservation_date, start_time },
        ...{ surf_spot_name: 'Kuta Beach', attendance: null },
      })),
    });
  const sessionsOf = (...line: Parameters<typeof courseOn>) =>
    bookedSessions(booking({ booking_details: [courseOn(...line)] }));
  test('sessions of one day stand by their hours, and last the one whose hour is open', () => {
    const booking_details = [null, '09:30', '07:00'].map((hour) => courseOn(hour, '2030-01-15'));
    const hours = bookedSessions(booking({ booking_details })).map(({ startTime }) => startTime);
    expect(hours).toEqual(['07:00', '09:30', null]);
  });

  const named = (sessions: ReturnType<typeof sessionsOf>, wanted: string) => {
    const found = sessions.find(({ id }) => id === wanted);
    if (!found) throw new Error(`No session ${wanted}`);
    return found;
  };

  test('the first day to move to is as far away as the notice, and as a day of the course that staff have put before it', () => {
    const earliest = (now: string, ...line: Parameters<typeof courseOn>) => {
      const together = sessionsOf(...line);
      return [false, true].map((isFree) => firstDay(named(together, 'day-1'), { together, isFree }, Date.parse(now)));
    };
    expect(earliest('2030-01-13T22:59:59.000Z', '07:00', '2030-01-20')).toEqual(['2030-01-15', '2030-01-14']);
    expect(earliest('2030-01-13T15:59:59.000Z', null, '2030-01-20')).toEqual(['2030-01-15', '2030-01-13']);
    expect(earliest('2030-01-13T16:00:01.000Z', null, '2030-01-20')).toEqual(['2030-01-16', '2030-01-14']);
    const moved = ['2030-01-20', '2030-01-16'];
    expect(earliest('2030-01-13T16:00:01.000Z', null, ...moved)).toEqual(['2030-01-18', '2030-01-18']);
  });

  test('a course moves as a whole by its first day, until one of its days has begun: then each by itself', () => {
    const together = (id: string, now: string, ...dates: string[]) => {
      const sessions = sessionsOf('07:00', ...dates);
      return movedTogether(named(sessions, id), sessions, Date.parse(now))?.map((one) => one.id) ?? null;
    };
    const usual = ['2030-01-15', '2030-01-16', '2030-01-17'];
    expect(together('day-1', '2030-01-15T06:59:00+08:00', ...usual)).toEqual(['day-1', 'day-2', 'day-3']);
    expect(together('day-2', '2030-01-15T06:59:00+08:00', ...usual)).toBeNull();
    expect(together('day-1', '2030-01-15T07:00:00+08:00', ...usual)).toEqual(['day-1']);
    expect(together('day-2', '2030-01-15T07:00:00+08:00', ...usual)).toEqual(['day-2']);
    expect(together('day-1', '2030-01-12T07:00:00+08:00', '2030-01-15', '2030-01-12')).toEqual(['day-1']);
    const noted = sessionsOf('07:00', ...usual).map((one) => ({ ...one, isNoted: one.id === 'day-1' }));
    const now = Date.parse('2030-01-15T06:59:00+08:00');
    expect(movedTogether(named(noted, 'day-2'), noted, now)?.map(({ id }) => id)).toEqual(['day-2']);
  });

  test('a course of which a day has begun that staff put forward is not offered', () => {
    const line = courseOn('07:00', '2030-01-15', '2030-01-12');
    expect(movable({ changes_until: null, booking_details: [line] }, '2030-01-13T04:00:00.000Z')).toEqual([]);
  });
});
