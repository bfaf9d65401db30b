import type { Language } from '../school/words.ts';

/**
 * What stands in a stored message for addresses that are known when it is sent or read: one of this site must not be what the
 * sender of some request says, and the page of a payment is made after its booking.
 */
export const SITE = 'https://site.invalid';

/** What stands in a stored message for the page on which a booking is paid; the language is for the booking's own page, where none is open. */
export const paymentPageOf = (code: string, language: Language): string =>
  `https://payment-page.invalid/${code}?lang=${language}`;
/** The page of a booking on the site, as a path. */
export const bookingPath = (code: string): string => `/surf-lesson/booking-details/${code}`;
/** The same in a language, as it stands in a stored message. */
export const bookingPageOf = (code: string, language: Language): string =>
  `${SITE}${bookingPath(code)}?lang=${language}`;

export interface Addresses {
  /** Where the site is, without a slash at its end. */
  origin: string;
  /** Where the booking is paid: an address, or a path on the site; null when no page is open. */
  paymentPage: string | null;
}

/** A stored text with its addresses; a booking whose payment page is not known is paid from its own page. */
export function withAddresses(text: string, { origin, paymentPage }: Addresses): string {
  const page = paymentPage?.startsWith('/') ? origin + paymentPage : paymentPage;
  return text
    .replace(
      /https:\/\/payment-page\.invalid\/(\w+)(?:\?lang=(\w+))?/g,
      // Messages of earlier versions have no language here.
      (_, code: string, language: Language = 'en') => page ?? bookingPageOf(code, language),
    )
    .replaceAll(SITE, origin);
}
