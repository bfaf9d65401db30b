import { rupiah } from '../school/rupiah.ts';
import type { Raised } from '../repositories/attention.ts';
import { type Amounts, dueOf } from '../school/money.ts';
import { CURRENCY, type PaymentNotice } from './provider.ts';

/** What is raised about the booking of a payment. */
export type MoneyToCheck = Omit<Raised, 'bookingId'>;

/** The amount that a notice names, in its currency. */
function amountOf({ amount, currency }: PaymentNotice): string {
  if (Number.isNaN(amount)) return 'an amount that cannot be read';
  return currency === CURRENCY ? rupiah(amount) : `${currency} ${String(amount)}`;
}

/** Money, or an end, that is not of what was asked for; nothing is counted as paid. */
export const wrongAmount = (notice: PaymentNotice, asked: number): MoneyToCheck => ({
  kind: 'WRONG_AMOUNT',
  key: ['WRONG_AMOUNT', notice.orderId, notice.word, notice.amount, notice.currency].join(':'),
  text: `Midtrans says '${notice.word}' of ${amountOf(notice)}, and ${rupiah(asked)} had been asked for. Nothing was counted as paid.`,
});

/**
 * What a person must see to about money that the ledger takes; null for what is due, no more and no less. That it is for a
 * cancelled booking is raised with the entry, as it may come otherwise too.
 */
export function unexpectedMoney(notice: PaymentNotice, booking: Amounts): MoneyToCheck | null {
  const due = dueOf(booking);
  if (booking.status === 'CANCELLED' || notice.amount === due) return null;
  const kind = due === 0 ? 'PAID_TWICE' : 'WRONG_AMOUNT';
  const why =
    due === 0 ? 'for a booking of which nothing was due any more' : `for a booking of which ${rupiah(due)} were due`;
  return { kind, key: `${kind}:${notice.orderId}`, text: `${amountOf(notice)} were paid online ${why}.` };
}

/** Money that was paid and is said to be gone again. */
export const lostMoney = (notice: PaymentNotice): MoneyToCheck => ({
  kind: 'CHARGEBACK',
  key: ['CHARGEBACK', notice.orderId, notice.word, notice.amount].join(':'),
  text: `Midtrans says '${notice.word}' of ${amountOf(notice)}, which had been paid online. Nothing was written into the ledger.`,
});

/** Money that the gateway has given back and the ledger cannot take: by a key of each, as there may be several. */
export const unknownRefund = (notice: PaymentNotice): MoneyToCheck => ({
  kind: 'CHARGEBACK',
  key: ['CHARGEBACK', notice.orderId, notice.word, ...(notice.refunds ?? []).map(({ key }) => key)].join(':'),
  text: `Midtrans says '${notice.word}' of an online payment, and the ledger does not have all that was given back.`,
});
