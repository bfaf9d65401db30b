import { toCsv } from '../../../../../../src/features/admin/shared/csv';

test('a CSV text: separators, quotes and lines are kept in their cells', () => {
  expect(
    toCsv([
      ['a', 1],
      ['b,c', null],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('\uFEFF"a",1\r\n"b,c",\r\n"say ""hi""","two\nlines"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+628', "'+628"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1', "' =1"],
  ['\u00a0\u200b=1', "'\u00a0\u200b=1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\ntext', "'\ntext"],
  ["Ayu;=cmd|'/C calc'!A0;x", "Ayu;'=cmd|'/C calc'!A0;x"],
  ['Ayu; "=1+1"', 'Ayu;\' "=1+1"'],
  ['two\r\n=1+1', "two\r\n'=1+1"],
  ['a\t@x|-1', "a\t'@x|'-1"],
])('%j is no formula in a spreadsheet, whichever separator it expects', (text, safe) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${safe.replaceAll('"', '""')}"\r\n`);
});

test.each(['Ayu; Budi', 'a=b', 'ayu+surf@surf.example', '2027-01-02 Private x1; 2027-01-03 Group x4', 'a - b', ''])(
  '%j has no formula and stays as it is',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
  },
);
