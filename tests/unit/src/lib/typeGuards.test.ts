import { isRecord, isText, parseJson } from '../../../../src/lib/typeGuards';
import { warningsSoFar } from '../../../support/web/console';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [1, false],
  [undefined, false],
])('%p is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

test.each([
  ['a', true],
  [' a ', true],
  ['', false],
  ['  \n', false],
  [1, false],
  [null, false],
])('%p is a text: %s', (value, expected) => {
  expect(isText(value)).toBe(expected);
});

test('JSON of the wanted shape is parsed in silence', () => {
  expect(parseJson('"x"', isText, 'note')).toBe('x');
  expect(warningsSoFar()).toEqual([]);
});

test.each([
  ['{"broken', /Ignored the stored note: it is not JSON/],
  ['', /Ignored the stored note: it is not JSON/],
  ['{"a":1}', /Ignored the stored note: it has another shape/],
  ['null', /Ignored the stored note: it has another shape/],
])('%s is dropped and logged', (text, warning) => {
  expect(parseJson(text, isText, 'note')).toBeUndefined();
  expect(warningsSoFar()).toEqual([expect.stringMatching(warning)]);
});
