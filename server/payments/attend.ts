import { rupiah } from '../bookings/changeTexts.ts';
import type { Raised } from '../repositories/attention.ts';
import { CURRENCY, type PaymentNotice } from './provider.ts';

/** What is raised about the booking of a payment. */
export type Attending = Omit<Raised, 'bookingId'>;

/** The amount that a notice names, in its currency. */
function amountOf({ amount, currency }: PaymentNotice): string {
  if (Number.isNaN(amount)) return 'an amount that cannot be read';
  return currency === CURRENCY ? rupiah(amount) : `${currency} ${String(amount)}`;
}

/** Money, or an end, that is not of what was asked for; nothing is counted as paid. */
export const wrongAmount = (notice: PaymentNotice, asked: number): Attending => ({
  kind: 'WRONG_AMOUNT',
  key: ['WRONG_AMOUNT', notice.orderId, notice.word, notice.amount, notice.currency].join(':'),
  text: `Midtrans says '${notice.word}' of ${amountOf(notice)}, and ${rupiah(asked)} had been asked for. Nothing was counted as paid.`,
});

/** Money for a booking that is cancelled, or for a payment that had ended. */
export const lateMoney = (notice: PaymentNotice): Attending => ({
  kind: 'MONEY_FOR_CANCELLED',
  key: `MONEY_FOR_CANCELLED:${notice.orderId}`,
  text: `${amountOf(notice)} were paid online after the booking was cancelled or its payment had ended.`,
});

/** Money for a booking that was paid before. */
export const secondMoney = (notice: PaymentNotice): Attending => ({
  kind: 'PAID_TWICE',
  key: `PAID_TWICE:${notice.orderId}`,
  text: `${amountOf(notice)} were paid online for a booking that was paid already.`,
});

/** Money that was paid and is said to be gone again. */
export const lostMoney = (notice: PaymentNotice): Attending => ({
  kind: 'CHARGEBACK',
  key: ['CHARGEBACK', notice.orderId, notice.word, notice.amount].join(':'),
  text: `Midtrans says '${notice.word}' of ${amountOf(notice)}, which had been paid online. Nothing was written into the ledger.`,
});
