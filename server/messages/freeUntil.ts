import type { WrittenBooking } from './writtenBooking.ts';
import { sessionStart } from '../school/days.ts';
import { isOpen } from '../school/money.ts';
import { ownRightsOf, type OwnTerms } from '../school/ownRights.ts';
import { instantIn, type Language } from './words.ts';

const words: Record<Language, { until: (moment: string) => string; free: string; late: string }> = {
  en: {
    until: (moment) => `Free to cancel or move until ${moment}.`,
    free: 'We have changed your plans, so you can move your days or cancel the booking on its page until each day ends.',
    late: 'It begins so soon that it can no longer be cancelled or moved online. Call us: we do what we can.',
  },
  id: {
    until: (moment) => `Gratis batal atau pindah hari sampai ${moment}.`,
    free: 'Karena jadwal Anda kami ubah, Anda bisa memindahkan hari atau membatalkan pemesanan di halamannya sampai tiap harinya berakhir.',
    late: 'Kelas ini mulai sebentar lagi, jadi tidak bisa lagi dibatalkan atau dipindahkan secara online. Hubungi kami: kami usahakan sebisanya.',
  },
};

/**
 * Until when the guest can cancel or move the booking by oneself, as a moment, which stays true however late the message is sent or
 * read. Nothing where the booking is final or has begun.
 */
export function freeUntil(booking: WrittenBooking, language: Language, terms: OwnTerms): string[] {
  const { until, free, late } = words[language];
  const rights = ownRightsOf(booking, terms);
  if (rights.isFree) return [free];
  if (rights.until)
    return [until(instantIn(language, rights.until, { now: terms.now, region: booking.school.region }))];
  const [first] = booking.sessions;
  const isToCome = first && isOpen(booking.status) && sessionStart(first.date, first.startTime) > terms.now;
  return isToCome ? [late] : [];
}
