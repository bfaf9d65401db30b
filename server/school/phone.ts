/**
 * A phone number as people write it → '+' and digits, Indonesian where it begins with 0; undefined for mere zeros. The search for bookings
 * reads numbers alike (`phone_digits` in db/migrations/0009), and so does the site (`internationalDigits`).
 */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return /^0*$/.test(digits) ? undefined : `+${digits.replace(/^(?:620+|0)/, '62')}`;
}

/** An area or a network of two to four digits, and two groups: as the site shows the school's numbers (src/config/schoolLinks.ts). */
const INDONESIAN = /^\+62(\d{2,3}|\d{4})(\d{3,4})(\d{4})$/;

/** A phone number in E.164 form as people read it: '+6281234567890' → '+62 812 3456 7890'. */
export const shownPhone = (phone: string): string => phone.replace(INDONESIAN, '+62 $1 $2 $3');
