import { rupiah } from '../../school/rupiah.ts';
import type { WrittenBooking } from '../writtenBooking.ts';
import { paymentPageOf } from '../addresses.ts';
import { factsOf, pageOf, toBring } from '../facts.ts';
import type { Letter } from '../letter.ts';
import type { Texts } from './text.ts';

/** Whether the guest has a payment page to go to. */
const isPaidOnline = ({ paymentMethod, due }: WrittenBooking): boolean => paymentMethod === 'GATEWAY' && due > 0;

function english(booking: WrittenBooking): Letter['parts'] {
  const { status, code, due } = booking;
  if (isPaidOnline(booking))
    return [
      `Please pay ${rupiah(due)} online within three hours. What is not paid by then is cancelled, and the places are free again.`,
      { link: paymentPageOf(code, 'en'), label: 'Pay now' },
    ];
  return [
    status === 'CONFIRMED' ? 'Your booking is confirmed.' : 'We look at it and confirm it soon.',
    ...(due > 0 ? [`You pay ${rupiah(due)} at the school.`] : []),
  ];
}

function indonesian(booking: WrittenBooking): Letter['parts'] {
  const { status, code, due } = booking;
  if (isPaidOnline(booking))
    return [
      `Silakan bayar ${rupiah(due)} secara online dalam tiga jam. Setelah itu pemesanan yang belum dibayar dibatalkan.`,
      { link: paymentPageOf(code, 'id'), label: 'Bayar sekarang' },
    ];
  return [
    status === 'CONFIRMED' ? 'Pemesanan Anda sudah dikonfirmasi.' : 'Kami akan segera mengonfirmasinya.',
    ...(due > 0 ? [`Anda membayar ${rupiah(due)} di sekolah.`] : []),
  ];
}

/** A booking was made, by the guest or at the counter. */
export const booked: Texts = {
  en: (booking, { free }) => ({
    subject: `Your booking ${booking.code}`,
    parts: [
      'Thank you for booking with us!',
      ...english(booking),
      factsOf(booking, 'en'),
      ...free,
      ...toBring(booking, 'en'),
      pageOf(booking, 'en'),
    ],
  }),
  id: (booking, { free }) => ({
    subject: `Pemesanan Anda ${booking.code}`,
    parts: [
      'Terima kasih sudah memesan!',
      ...indonesian(booking),
      factsOf(booking, 'id'),
      ...free,
      ...toBring(booking, 'id'),
      pageOf(booking, 'id'),
    ],
  }),
};
