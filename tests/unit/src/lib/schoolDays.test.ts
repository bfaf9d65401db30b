import { daysOff, refusalOf, refusalsOf, type SchoolDay, shortRefusal } from '../../../../src/lib/schoolDays';

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
});
