import { cutAtWord } from '../../../../src/lib/cutAtWord';

test.each([
  ['Small groups.', 'Small groups.', ''],
  ['Three mornings, one plan', 'Three mornings, one plan', ''],
  ['Three mornings, one place', 'Three mornings, one place', ''],
  ['Three mornings, one plan: sand', 'Three mornings, one plan', ': sand'],
  ['Three mornings, one planet', 'Three mornings, one', ' planet'],
  ['Three mornings and, one planet', 'Three mornings and, one', ' planet'],
  ['Three mornings and one, planet', 'Three mornings and one', ', planet'],
  ['Threemorningsandoneplanforall', 'Threemorningsandoneplanfo', 'rall'],
  ['', '', ''],
])('%j is cut at a word: %j and %j', (text, first, rest) => {
  expect(cutAtWord(text, 25)).toEqual([first, rest]);
});
