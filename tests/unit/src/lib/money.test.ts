import { formatRupiah } from '../../../../src/lib/money';

test.each([
  [0, 'Rp. 0'],
  [950, 'Rp. 950'],
  [1000, 'Rp. 1.000'],
  [350_000, 'Rp. 350.000'],
  [12_345_678, 'Rp. 12.345.678'],
  [1_234_567_890, 'Rp. 1.234.567.890'],
  [99_999.5, 'Rp. 100.000'],
  [-350_000, 'Rp. -350.000'],
])('%d rupiah reads %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});
