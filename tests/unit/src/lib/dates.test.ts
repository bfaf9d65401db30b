import { formatInstantDate, formatInstantTime } from '../../../../src/lib/instants';
import { formatDay, isCalendarDay, isReservable, schoolToday } from '../../../../src/lib/dates';

declare const process: { env: { SITE_LANGUAGE?: string } };

describe("the school's day", () => {
  test.each([
    ['just before midnight in Bali', '2025-03-09T15:59:59.999Z', '2025-03-09'],
    ['midnight in Bali, still the day before in London', '2025-03-09T16:00:00Z', '2025-03-10'],
    ['midnight in London', '2025-03-10T00:00:00Z', '2025-03-10'],
    ['the last second of a year in Bali', '2025-12-31T15:59:59Z', '2025-12-31'],
    ['the first second of a year in Bali', '2025-12-31T16:00:00Z', '2026-01-01'],
    ['a leap day', '2028-02-28T16:00:00Z', '2028-02-29'],
  ])('%s', (_when, instant, day) => {
    expect(schoolToday(new Date(instant))).toBe(day);
  });

  test('is asked of the clock when no instant is given', () => {
    jest.useFakeTimers({ now: new Date('2025-06-30T16:30:00Z') });
    expect(schoolToday()).toBe('2025-07-01');
    expect(isReservable('2025-06-30')).toBe(false);
    expect(isReservable('2025-07-01')).toBe(true);
  });

  // 20:00 UTC is the next day in Bali, and another hour or even another day on each of these clocks.
  test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London', 'Asia/Makassar', 'Pacific/Pago_Pago'])(
    'is the same for a visitor in %s',
    (visitorZone) => {
      const { DateTimeFormat } = Intl;
      // A formatter that forgets to name a zone gets the visitor's.
      jest
        .spyOn(Intl, 'DateTimeFormat')
        .mockImplementation((locale, options) => new DateTimeFormat(locale, { timeZone: visitorZone, ...options }));
      jest.isolateModules(() => {
        const dates = jest.requireActual<{ schoolToday: typeof schoolToday; formatDay: typeof formatDay }>(
          '../../../../src/lib/dates',
        );
        expect(dates.schoolToday(new Date('2025-03-09T20:00:00Z'))).toBe('2025-03-10');
        expect(dates.formatDay('2025-03-10')).toBe('March 10, 2025');
      });
    },
  );
});

test.each([
  ['2025-02-28', true],
  ['2025-02-29', false],
  ['2028-02-29', true],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-1-1', false],
  ['10/03/2025', false],
  ['2025-03-10T00:00:00Z', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, valid) => {
  expect(isCalendarDay(text)).toBe(valid);
});

test.each([
  ['the day before', '2025-03-09', false],
  ['today', '2025-03-10', true],
  ['the day after', '2025-03-11', true],
  ['a later year', '2026-01-01', true],
  ['a day that does not exist', '2025-06-31', false],
  ['nothing', '', false],
])('reserving %s', (_which, day, reservable) => {
  expect(isReservable(day, '2025-03-10')).toBe(reservable);
});

test('a day is written in the visitor’s format, and anything else stays as it is', () => {
  const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(2025, 2, 10));
  expect(formatDay('2025-03-10')).toBe(local);
  expect(formatDay('N/A')).toBe('N/A');
});

test('an instant is written as DD MMM YYYY and HH:mm on the visitor’s clock', () => {
  const instant = new Date(2025, 2, 4, 7, 5).toISOString();
  expect(formatInstantDate(instant)).toBe('04 Mar 2025');
  expect(formatInstantTime(instant)).toBe('07:05');
});

test('in another language a date has its month in that language', () => {
  process.env.SITE_LANGUAGE = 'id';
  jest.isolateModules(() => {
    const instants = jest.requireActual<{ formatInstantDate: typeof formatInstantDate }>(
      '../../../../src/lib/instants',
    );
    const dates = jest.requireActual<{ formatDay: typeof formatDay }>('../../../../src/lib/dates');
    expect(instants.formatInstantDate(new Date(2025, 7, 4, 7, 5).toISOString())).toBe('04 Agu 2025');
    expect(instants.formatInstantDate('no instant')).toBe('Invalid Date');
    expect(dates.formatDay('2025-08-10')).toBe('10 Agustus 2025');
  });
  delete process.env.SITE_LANGUAGE;
});
