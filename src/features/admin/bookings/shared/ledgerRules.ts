import type { LedgerEntry, LedgerKind, LedgerMethod } from '../../../../api';

export const ledgerMethods: LedgerMethod[] = ['CASH', 'TRANSFER', 'GATEWAY'];

/** What an entry says of itself, such as 'Paid in cash'. */
export function entryText(kind: LedgerKind, method: LedgerMethod): string {
  const ways: Record<LedgerMethod, string> = { CASH: 'in cash', TRANSFER: 'by transfer', GATEWAY: 'online' };
  return `${kind === 'PAYMENT' ? 'Paid' : 'Given back'} ${ways[method]}`;
}

/** What came in by these methods and was not given back. */
const restOf = (ledger: readonly LedgerEntry[], ...methods: LedgerMethod[]): number =>
  ledger
    .filter(({ method }) => methods.includes(method))
    .reduce((sum, { kind, amount }) => sum + (kind === 'PAYMENT' ? amount : -amount), 0);

/** How much can be given back by a method at most: what came by it. What came online may go back by transfer as well. */
export function leftBy(method: LedgerMethod, ledger: readonly LedgerEntry[]): number {
  const byBoth = restOf(ledger, 'TRANSFER', 'GATEWAY');
  const rest = { CASH: restOf(ledger, 'CASH'), TRANSFER: byBoth, GATEWAY: Math.min(restOf(ledger, 'GATEWAY'), byBoth) };
  return Math.max(0, rest[method]);
}

/** How much can be given back by all methods together. */
export const leftInAll = (ledger: readonly LedgerEntry[]): number =>
  leftBy('CASH', ledger) + leftBy('TRANSFER', ledger);

/** The method to offer first: the one by which money came last, of those by which some can go back. */
export function methodToGiveBack(ledger: readonly LedgerEntry[]): LedgerMethod | undefined {
  const last = ledger.findLast(({ kind, method }) => kind === 'PAYMENT' && leftBy(method, ledger) > 0);
  return last?.method ?? ledgerMethods.find((method) => leftBy(method, ledger) > 0);
}
