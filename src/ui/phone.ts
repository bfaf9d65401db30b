/** Phones that are held upright: what covers their screen is a part of a wide picture. */
export const PHONE = '(max-width: 40rem) and (orientation: portrait)';
