import type { LedgerEntry } from '../../contract.gen.ts';
import { rupiah } from '../../school/rupiah.ts';
import { factsOf, pageOf } from '../facts.ts';
import type { Language } from '../words.ts';
import type { Texts } from './text.ts';

type Refund = Pick<LedgerEntry, 'method' | 'amount'>;

const ways: Record<Language, Record<Refund['method'], string>> = {
  en: {
    CASH: 'in cash',
    TRANSFER: 'by bank transfer',
    GATEWAY: 'the way you paid online, which may take a few days',
  },
  id: {
    CASH: 'secara tunai',
    TRANSFER: 'melalui transfer bank',
    GATEWAY: 'melalui metode pembayaran online yang Anda pakai; prosesnya bisa beberapa hari',
  },
};

/** Money was given back: how much, by which way, and what the booking costs now. */
export const refunded: Texts<Refund> = {
  en: (booking, { method, amount }) => ({
    subject: `We have given back ${rupiah(amount)} for booking ${booking.code}`,
    parts: [
      `We have given back ${rupiah(amount)} ${ways.en[method]}.`,
      ...(booking.status === 'CANCELLED' ? [] : [`Your booking costs ${rupiah(booking.total)} now.`]),
      ...(booking.due > 0 ? [`${rupiah(booking.due)} is still to be paid.`] : []),
      factsOf(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { method, amount }) => ({
    subject: `Kami mengembalikan ${rupiah(amount)} untuk pemesanan ${booking.code}`,
    parts: [
      `Kami sudah mengembalikan ${rupiah(amount)} ${ways.id[method]}.`,
      ...(booking.status === 'CANCELLED' ? [] : [`Biaya pemesanan Anda sekarang ${rupiah(booking.total)}.`]),
      ...(booking.due > 0 ? [`${rupiah(booking.due)} masih harus dibayar.`] : []),
      factsOf(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
