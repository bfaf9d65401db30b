/** A phone number as people write it → '+' and digits, Indonesian unless it says otherwise; undefined for mere zeros. */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return undefined;
  if (text.trim().startsWith('+')) return `+${digits.replace(/^620+/, '62')}`;
  if (digits.startsWith('00')) return `+${digits.slice(2).replace(/^620+/, '62')}`;
  return digits.startsWith('0') ? `+62${digits.slice(1)}` : `+${digits}`;
}

/** An area or a network of two to four digits, and two groups: as the site shows the school's numbers (src/config/schoolLinks.ts). */
const INDONESIAN = /^\+62(\d{2,3}|\d{4})(\d{3,4})(\d{4})$/;

/** A phone number in E.164 form as people read it: '+6281234567890' → '+62 812 3456 7890'. */
export const shownPhone = (phone: string): string => phone.replace(INDONESIAN, '+62 $1 $2 $3');
