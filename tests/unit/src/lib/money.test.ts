import { formatRupiah } from '../../../../src/lib/money';

test.each([
  [0, 'Rp. 0'],
  [950, 'Rp. 950'],
  [350_000, 'Rp. 350.000'],
  [12_345_678, 'Rp. 12.345.678'],
])('%d rupiah reads %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});
