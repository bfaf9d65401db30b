import type { Booking, LedgerEntry } from '../contract.gen.ts';
import { conflict } from '../errors.ts';

/** The statuses of bookings that are to take place: whose sessions can still be changed, and whose guests are told of their days. */
export const OPEN_STATUSES = ['PENDING', 'CONFIRMED'] as const;

/** Whether a booking is still to take place. */
export const isOpen = (status: Booking['status']): boolean => OPEN_STATUSES.some((open) => open === status);

/** Fails with 409 where a booking is final; `refusal` is what to say up to the words that its status follows. */
export function assertOpen({ status }: Pick<Booking, 'status'>, refusal: string): void {
  if (!isOpen(status)) throw conflict(`${refusal} has been ${status}.`);
}

/** What a booking costs, and the sums of what its ledger has. */
export interface Amounts {
  status: Booking['status'];
  totalAmount: number;
  amountPaid: number;
  amountRefunded: number;
}

/** What was paid and not given back. */
export const keptOf = ({ amountPaid, amountRefunded }: Pick<Amounts, 'amountPaid' | 'amountRefunded'>): number =>
  amountPaid - amountRefunded;

/** What is not paid of the total, whether or not anybody still asks for it; never less than nothing. */
export const unpaidOf = (amounts: Omit<Amounts, 'status'>): number =>
  Math.max(0, amounts.totalAmount - keptOf(amounts));

/** What a booking still owes: nothing when it is cancelled. `sumDue` (repositories/amounts.ts) adds up the same for all bookings. */
export const dueOf = (amounts: Amounts): number => (amounts.status === 'CANCELLED' ? 0 : unpaidOf(amounts));

/** What was paid above the total and not given back; of a cancelled booking nothing, as all of it is to be given back (REFUND_DUE). */
export const overOf = (amounts: Amounts): number =>
  amounts.status === 'CANCELLED' ? 0 : Math.max(0, keptOf(amounts) - amounts.totalAmount);

type Method = LedgerEntry['method'];
type Entry = Pick<LedgerEntry, 'kind' | 'method' | 'amount'>;

/**
 * What may still be given back by a method: what came by it, and by transfer also what came online. `asked` is what the gateway
 * was asked to give back and has not answered; it counts as given back. A trigger on the ledger refuses more.
 */
export function refundableBy(method: Method, entries: readonly Entry[], asked: number): number {
  const restOf = (...methods: Method[]): number =>
    entries
      .filter((entry) => methods.includes(entry.method))
      .reduce((sum, { kind, amount }) => sum + (kind === 'PAYMENT' ? amount : -amount), 0);
  if (method === 'CASH') return restOf('CASH');
  const byBoth = restOf('GATEWAY', 'TRANSFER');
  return (method === 'TRANSFER' ? byBoth : Math.min(restOf('GATEWAY'), byBoth)) - asked;
}

/** For how long staff may take back what they have written down wrongly (ms). */
const CORRECTION_TIME = 10 * 60_000;

type WrittenEntry = Entry & { actorId: string | null; paidAt: Date };

/** What somebody has written down as paid by a method in the last ten minutes, and nobody has taken back since. */
export function correctableBy(
  { actorId, method, now }: { actorId: string; method: Method; now: Date },
  entries: readonly WrittenEntry[],
): number {
  const ofMethod = entries.filter((entry) => entry.method === method);
  const since = now.getTime() - CORRECTION_TIME;
  const own = ofMethod.filter(
    ({ kind, ...entry }) => kind === 'PAYMENT' && entry.actorId === actorId && entry.paidAt.getTime() >= since,
  );
  const first = Math.min(...own.map(({ paidAt }) => paidAt.getTime()));
  const back = ofMethod.filter(({ kind, paidAt }) => kind === 'REFUND' && paidAt.getTime() >= first);
  const sum = (rows: WrittenEntry[]): number => rows.reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, sum(own) - sum(back));
}

/** How money is paid and given back, in words. */
export const waysOfPaying: Record<Method, string> = { CASH: 'in cash', TRANSFER: 'by transfer', GATEWAY: 'online' };

/**
 * Shares of `sum` (rupiah) by amounts: whole rupiah, the remainder with the last that has room for it. None is more than its amount, so
 * they add up to `sum`, or to all amounts where these are less.
 */
export function sharesOf(amounts: readonly number[], sum: number): number[] {
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  const shared = Math.min(sum, whole);
  const shares = amounts.map((amount) => (whole === 0 ? 0 : Math.floor((shared * amount) / whole)));
  let rest = shared - shares.reduce((total, share) => total + share, 0);
  for (let last = amounts.length - 1; last >= 0; last -= 1) {
    const more = Math.min(rest, (amounts[last] ?? 0) - (shares[last] ?? 0));
    shares[last] = (shares[last] ?? 0) + more;
    rest -= more;
  }
  return shares;
}
