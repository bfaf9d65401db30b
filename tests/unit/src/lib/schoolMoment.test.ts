import { freeUntilSentence } from '../../../../src/lib/freeUntilText';
import { schoolMoment, schoolTimeNote } from '../../../../src/lib/schoolMoment';
import { setNow } from '../../../support/web/clock';

const at = (instant: string) => schoolMoment(Date.parse(instant));

beforeEach(() => setNow('2026-11-16T10:00:00+08:00'));

test('a moment is told on the school’s clock, and where that is', () => {
  expect(at('2026-11-21T07:00:00+08:00')).toBe('Saturday 21 November, 07:00 in Bali');
  expect(at('2026-11-20T23:30:00Z')).toBe('Saturday 21 November, 07:30 in Bali');
});

test('beside hours without a day it is said whose they are', () => {
  expect(schoolTimeNote()).toBe('All hours are on the clock in Bali.');
});

test('midnight is the end of a day', () => {
  expect(at('2026-11-27T00:00:00+08:00')).toBe('Thursday 26 November, midnight in Bali');
  expect(at('2026-11-27T00:01:00+08:00')).toBe('Friday 27 November, 00:01 in Bali');
  expect(at('2027-01-01T00:00:00+08:00')).toBe('Thursday 31 December, midnight in Bali');
});

test('the year is named where it is another', () => {
  expect(at('2027-01-09T07:00:00+08:00')).toMatch(/^Saturday,? 9 January 2027, 07:00 in Bali$/);
});

test('a visitor whose clock shows the school’s time is not told where that is', () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
  expect(freeUntilSentence(Date.parse('2026-11-21T07:00:00+08:00'))).toBe(
    'Free to cancel or move until Saturday 21 November, 07:00.',
  );
  expect(schoolTimeNote()).toBeNull();
  offset.mockRestore();
});
