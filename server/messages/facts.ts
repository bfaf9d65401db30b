import { rupiah } from '../school/rupiah.ts';
import type { ToldBooking } from '../repositories/toldBookings.ts';
import { bookingPageOf } from './addresses.ts';
import type { Letter } from './letter.ts';
import { dayIn, type Language, peopleIn } from './words.ts';

type Part = Letter['parts'][number];

const labels = {
  en: {
    code: 'Booking',
    spot: 'Surf spot',
    total: 'Total',
    paid: 'Paid',
    due: 'Still to pay',
    page: 'See your booking',
  },
  id: {
    code: 'Pemesanan',
    spot: 'Lokasi',
    total: 'Total',
    paid: 'Dibayar',
    due: 'Belum dibayar',
    page: 'Lihat pemesanan',
  },
} as const;

/** The booking in a table: code, surf spot, a row for each session, money. */
export function factsOf(booking: ToldBooking, language: Language): Part {
  const words = labels[language];
  const { code, spot, sessions, total, paid, due } = booking;
  return {
    facts: [
      [words.code, code],
      [words.spot, spot],
      ...sessions.map(({ date, lesson, person }): [string, string] => [
        dayIn(language, date),
        `${lesson}, ${peopleIn(language, person)}`,
      ]),
      [words.total, rupiah(total)],
      ...(paid > 0 ? [[words.paid, rupiah(paid)] satisfies [string, string]] : []),
      ...(due > 0 ? [[words.due, rupiah(due)] satisfies [string, string]] : []),
    ],
  };
}

/** The link to the booking's page. */
export const pageOf = ({ code }: ToldBooking, language: Language): Part => ({
  link: bookingPageOf(code, language),
  label: labels[language].page,
});
