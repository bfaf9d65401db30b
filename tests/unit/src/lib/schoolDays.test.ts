import { type CalendarEvent, calendarFile } from '../../../../src/lib/calendar';
import { daysOff, refusalOf, refusalsOf, type SchoolDay, shortRefusal } from '../../../../src/lib/schoolDays';
import { whenNear } from '../../../../src/lib/whenNear';

describe('schoolDays', () => {
  const day = (date: string, changes: Partial<SchoolDay> = {}): SchoolDay => ({
    date,
    is_open: true,
    reason: null,
    places_left: null,
    ...changes,
  });
  const nyepi = day('2027-03-08', { is_open: false, reason: 'Nyepi' });

  // The sentences with which the backend refuses a booking.
  test.each<[string | null, string | null, SchoolDay, number]>([
    ['The school is closed on 8 March 2027: Nyepi.', 'Closed: Nyepi', nyepi, 1],
    ['The school is closed on 8 March 2027.', 'Closed', day('2027-03-08', { is_open: false }), 1],
    ['The school is closed on 8 March 2027.', 'Closed', day('2027-03-08', { is_open: false, places_left: 5 }), 1],
    ['No place is left on 8 March 2027.', 'Full', day('2027-03-08', { places_left: 0 }), 1],
    ['Only 1 place is left on 8 March 2027.', '1 place left', day('2027-03-08', { places_left: 1 }), 2],
    ['Only 2 places are left on 8 March 2027.', '2 places left', day('2027-03-08', { places_left: 2 }), 3],
    [null, null, day('2027-03-08', { places_left: 3 }), 3],
    [null, null, day('2027-03-08'), 100],
  ])('%s (%s)', (sentence, words, of, people) => {
    expect(refusalOf(of, people)).toBe(sentence);
    expect(shortRefusal(of, people)).toBe(words);
  });

  test('all sessions of a day count together', () => {
    const days = [day('2027-03-07', { places_left: 4 }), nyepi, day('2027-03-09', { places_left: 4 })];
    const refusals = refusalsOf(
      [
        { date: '2027-03-09', participants: 3 },
        { date: '2027-03-07', participants: 4 },
        { date: '2027-03-08', participants: 1 },
        { date: '2027-03-09', participants: 2 },
        { date: '', participants: 9 },
        { date: '2029-01-01', participants: 9 },
      ],
      days,
    );
    expect([...refusals]).toEqual([
      ['2027-03-08', 'The school is closed on 8 March 2027: Nyepi.'],
      ['2027-03-09', 'Only 4 places are left on 9 March 2027.'],
    ]);
  });

  test('days in a row that are off for the same reason are named together', () => {
    const works = { is_open: false, reason: 'Works' };
    const days = [
      day('2027-01-31', works),
      day('2027-02-01', works),
      day('2027-02-02', works),
      day('2027-02-03', { places_left: 0 }),
      day('2027-02-04', { places_left: 2 }),
      day('2027-02-05', works),
      nyepi,
    ];
    const plain = (people: number) =>
      daysOff(days, people).map(({ dates, why }) => `${dates.replaceAll('\u2009', ' ')} ${why}`);
    expect(plain(1)).toEqual([
      '31 January – 2 February 2027 Closed: Works',
      '3 February 2027 Full',
      '5 February 2027 Closed: Works',
      '8 March 2027 Closed: Nyepi',
    ]);
    expect(plain(3)).toContain('4 February 2027 2 places left');
    expect(daysOff([day('2027-02-01')], 1)).toEqual([]);
    const apart = [day('2027-02-01', works), day('2027-02-02'), day('2027-02-03', works)];
    expect(daysOff(apart, 1).map(({ first }) => first)).toEqual(['2027-02-01', '2027-02-03']);
  });
});

describe('whenNear', () => {
  /** Says that the observed element is near, or not. */
  let report: (isIntersecting: boolean) => void = () => undefined;
  const former = globalThis.IntersectionObserver;

  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.IntersectionObserver = class extends former {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
      }
    };
  });
  afterEach(() => {
    globalThis.IntersectionObserver = former;
    document.body.innerHTML = '';
  });

  async function waiting(html: string) {
    document.body.innerHTML = html;
    const settled = jest.fn();
    void whenNear('part').then(settled);
    await jest.advanceTimersByTimeAsync(0);
    return settled;
  }
  const ANSWERS = '<meta name="answers" id="answers" content="/answers/all.json">';

  test.each([
    ['a page that came without its lists', '<p id="part"></p>'],
    ['a part that the browser renders itself', ANSWERS],
  ])('does not wait in %s', async (_what, html) => {
    expect(await waiting(html)).toHaveBeenCalled();
  });

  test('waits until the part is near', async () => {
    const settled = await waiting(`${ANSWERS}<p id="part"></p>`);
    report(false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(settled).not.toHaveBeenCalled();
    report(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalled();
  });

  test('waits three seconds at most', async () => {
    const settled = await waiting(`${ANSWERS}<p id="part"></p>`);
    await jest.advanceTimersByTimeAsync(2900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalled();
  });
});

describe('calendar', () => {
  const day = {
    uid: 'u1',
    day: '2025-03-10',
    time: null,
    title: 'Lesson',
    description: 'Come early',
    location: 'Kuta',
  };
  const now = new Date('2025-01-02T03:04:05.678Z');
  const write = (changes: Partial<CalendarEvent> = {}) => calendarFile([{ ...day, ...changes }], 'Asia/Makassar', now);

  /** The lines as a calendar reads them: a line that starts with a space goes on from the one before. */
  const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  test('a day is an event from that day to the next, whatever the clock', () => {
    expect(lines(write())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:/),
      'CALSCALE:GREGORIAN',
      'X-WR-TIMEZONE:Asia/Makassar',
      'BEGIN:VEVENT',
      'UID:u1',
      'DTSTAMP:20250102T030405Z',
      'SEQUENCE:1735787045',
      'DTSTART;VALUE=DATE:20250310',
      'DTEND;VALUE=DATE:20250311',
      'SUMMARY:Lesson',
      'DESCRIPTION:Come early',
      'LOCATION:Kuta',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a session with an hour begins and ends at an instant, and rings two hours before', () => {
    const time = { start: new Date('2025-03-09T23:00:00Z'), end: new Date('2025-03-10T00:30:00Z') };
    const file = lines(write({ time }));
    expect(file).toEqual(
      expect.arrayContaining(['DTSTART:20250309T230000Z', 'DTEND:20250310T003000Z', 'TRIGGER:-PT2H']),
    );
    expect(file).not.toContain('TRANSP:TRANSPARENT');
  });

  test.each([
    ['2025-12-31', '20260101'],
    ['2028-02-28', '20280229'],
    ['2025-02-28', '20250301'],
  ])('the day after %s', (from, to) => {
    expect(write({ day: from })).toContain(`DTEND;VALUE=DATE:${to}\r\n`);
  });

  test('what has a meaning in the format is escaped', () => {
    expect(write({ title: 'a, b; c\\d\ne' })).toContain('SUMMARY:a\\, b\\; c\\\\d\\ne\r\n');
  });

  test('no line is longer than 75 octets, and no letter is torn apart', () => {
    const title = 'Óla 🏄 '.repeat(60);
    const file = write({ title });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines(file)).toContain(`SUMMARY:${title}`);
  });

  test('several days are several events, and none is an empty calendar', () => {
    const two = calendarFile([day, { ...day, uid: 'u2' }], 'Asia/Makassar', now);
    expect(two.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendarFile([], 'Asia/Makassar', now)).not.toContain('VEVENT');
  });
});
