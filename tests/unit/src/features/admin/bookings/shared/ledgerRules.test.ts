import type { LedgerEntry, LedgerMethod } from '../../../../../../../src/api';
import {
  leftBy,
  leftInAll,
  ledgerMethods,
  methodToGiveBack,
  parseRupiah,
} from '../../../../../../../src/features/admin/bookings/shared/ledgerRules';
import { makeEntry } from '../bookingScreen';

const paid = (method: LedgerMethod, amount: number): LedgerEntry => makeEntry({ method, amount });
const back = (method: LedgerMethod, amount: number): LedgerEntry => makeEntry({ kind: 'REFUND', method, amount });
const left = (ledger: LedgerEntry[]) => ledgerMethods.map((method) => leftBy(method, ledger));

test.each<[string, LedgerEntry[], number[], LedgerMethod | undefined]>([
  ['nothing', [], [0, 0, 0], undefined],
  ['cash goes back in cash', [paid('CASH', 500)], [500, 0, 0], 'CASH'],
  ['what came online may go back by transfer', [paid('GATEWAY', 500)], [0, 500, 500], 'GATEWAY'],
  ['and is gone then', [paid('GATEWAY', 500), back('TRANSFER', 500)], [0, 0, 0], undefined],
  ['a part of it', [paid('GATEWAY', 500), back('TRANSFER', 200)], [0, 300, 300], 'GATEWAY'],
  [
    'transfers first pay for transfers',
    [paid('GATEWAY', 500), paid('TRANSFER', 300), back('TRANSFER', 300)],
    [0, 500, 500],
    'TRANSFER',
  ],
  ['the method that was last', [paid('GATEWAY', 500), paid('CASH', 100)], [100, 500, 500], 'CASH'],
  ['unless it went back', [paid('GATEWAY', 500), paid('CASH', 100), back('CASH', 100)], [0, 500, 500], 'GATEWAY'],
])('what can be given back: %s', (_name, ledger, expected, first) => {
  expect(left(ledger)).toEqual(expected);
  expect(methodToGiveBack(ledger)).toBe(first);
  expect(leftInAll(ledger)).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
});

test.each([
  ['450000', 450_000],
  [' 450.000 ', 450_000],
  ['1,250,000', 1_250_000],
  ['Rp. 450.000', 450_000],
  ['rp450 000', 450_000],
  ['1000000000000', 1_000_000_000_000],
  ['1000000000001', null],
  ['0', null],
  ['450.00', null],
  ['450.000,00', null],
  ['1.5', null],
  ['-450', null],
  ['4e5', null],
  ['', null],
])('the amount %j', (text, amount) => {
  expect(parseRupiah(text)).toBe(amount);
});
