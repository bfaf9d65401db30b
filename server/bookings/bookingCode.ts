import { randomInt } from 'node:crypto';

/** How many characters a booking code has. */
export const CODE_LENGTH = 10;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new booking code: ten characters of Crockford's base32, 50 random bits. The lookup needs no token, so it is the key. */
export const newBookingCode = (): string => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(32)]).join('');

/** A code as a person may write it → as it is stored: without spaces and dashes, in upper case, O as 0, I and L as 1. */
export const normaliseBookingCode = (text: string): string =>
  text
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
