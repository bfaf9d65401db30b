import type { LedgerEntry } from '../../contract.gen.ts';
import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { Speech } from '../speech.ts';
import type { Text } from './text.ts';

type Refund = Pick<LedgerEntry, 'method' | 'amount'>;

const ways: Record<Refund['method'], (speech: Speech) => string> = {
  CASH: ({ t }) => t`in cash`,
  TRANSFER: ({ t }) => t`by bank transfer`,
  GATEWAY: ({ t }) => t`the way you paid online, which may take a few days`,
};

/** Money was given back: how much, by which way, and what the booking costs now. */
export const refunded: Text<Refund> = (booking, { method, amount, free }, speech) => {
  const { t } = speech;
  const { code, status } = booking;
  const [given, total, due] = [rupiah(amount), rupiah(booking.total), rupiah(booking.due)];
  const way = ways[method](speech);
  return {
    subject: t`We have given back ${given} for booking ${code}`,
    parts: [
      t`We have given back ${given} ${way}.`,
      ...(status === 'CANCELLED' ? [] : [t`Your booking costs ${total} now.`]),
      ...(booking.due > 0 ? [t`${due} is still to be paid.`] : []),
      factsOf(booking, speech),
      ...free,
      pageOf(booking, speech),
    ],
  };
};
