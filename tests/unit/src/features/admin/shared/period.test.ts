import { daysIn, listParts, monthBefore, monthOf } from '../../../../../../src/features/admin/shared/period';

test.each([
  ['2026-11-22', '2026-11-01', '2026-11-30'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s', (day, from, to) => {
  expect(monthOf(day)).toEqual({ from, to });
});

test.each([
  ['2027-01-31', '2026-12-01', '2026-12-31'],
  ['2027-03-31', '2027-02-01', '2027-02-28'],
])('the month before that of %s', (day, from, to) => {
  expect(monthBefore(day)).toEqual({ from, to });
});

test('a list is asked for in parts of 31 days that leave no day out', () => {
  expect(listParts({ from: '2026-11-01', to: '2026-11-30' })).toEqual([{ from: '2026-11-01', to: '2026-11-30' }]);
  expect(listParts({ from: '2026-12-25', to: '2027-02-10' })).toEqual([
    { from: '2026-12-25', to: '2027-01-24' },
    { from: '2027-01-25', to: '2027-02-10' },
  ]);
  const year = { from: '2028-01-01', to: '2028-12-31' };
  expect(daysIn(year)).toBe(366);
  expect(listParts(year)).toHaveLength(12);
  expect(listParts(year).reduce((sum, part) => sum + daysIn(part), 0)).toBe(366);
});
