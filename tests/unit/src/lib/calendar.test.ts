import { calendarFile } from '../../../../src/lib/calendar';

const day = { uid: 'u1', day: '2025-03-10', title: 'Lesson', description: 'Come early', location: 'Kuta' };
const now = new Date('2025-01-02T03:04:05.678Z');
const write = (changes: Partial<typeof day> = {}) => calendarFile([{ ...day, ...changes }], 'Asia/Makassar', now);

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
