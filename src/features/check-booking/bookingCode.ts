// Ten characters of Crockford's base32, as the school writes its codes.
const CODE = /(?<![0-9A-Za-z])[0-9A-HJKMNP-TV-Z]{10}(?![0-9A-Za-z])/;

/**
 * The booking code in what a person typed or pasted: the code itself, a link to the booking, or a message that contains
 * one of them. A text in which no code is found is taken as the code. Returns '' for a blank text.
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
  return CODE.exec(trimmed)?.[0] ?? trimmed;
}
