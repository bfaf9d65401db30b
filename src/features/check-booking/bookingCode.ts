// Ten characters of Crockford's base32, as the school writes its codes; not the end of a longer code with hyphens.
const CODE = /(?<![0-9A-Za-z]-?)[0-9A-HJKMNP-TV-Z]{10}(?!-?[0-9A-Za-z])/;

/** What people put between the letters of a code: spaces, hyphens and other dashes. */
const SEPARATORS = /[\s\p{Pd}]/gu;
const WHOLE_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * The booking code in what a person typed or pasted: the code itself, in groups or not, a link to the booking, or a message
 * that contains one of them. A text in which no code is found is taken as the code: the backend reads O as 0, I and L as 1.
 * Returns '' for a blank text.
 */
export function bookingCodeIn(text: string): string {
  const trimmed = text.trim();
  const inLink = /\/booking-details\/([^\s/?#]+)/.exec(trimmed)?.[1];
  if (inLink !== undefined) {
    try {
      return decodeURIComponent(inLink);
    } catch {
      return inLink;
    }
  }
  const found = CODE.exec(trimmed)?.[0];
  if (found !== undefined) return found;
  const joined = trimmed.replace(SEPARATORS, '').toUpperCase();
  return joined.length < trimmed.length && WHOLE_CODE.test(joined) ? joined : trimmed;
}
