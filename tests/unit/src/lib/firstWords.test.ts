import { firstWords } from '../../../../src/lib/firstWords';

test.each([
  ['Small groups.', 'Small groups.'],
  ['Three mornings, one plan', 'Three mornings, one plan'],
  ['Three mornings, one plan: sand', 'Three mornings, one plan…'],
  ['Three mornings, one planet', 'Three mornings, one…'],
  ['Three mornings and, one planet', 'Three mornings and, one…'],
  ['Threemorningsandoneplanforall', 'Threemorningsandoneplanfo…'],
  ['', ''],
])('%j begins with whole words: %j', (text, shown) => {
  expect(firstWords(text, 25)).toBe(shown);
});
