/** A phone number as people write it → '+' and digits, Indonesian unless it says otherwise; undefined for mere zeros. */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return undefined;
  if (text.trim().startsWith('+')) return `+${digits.replace(/^620+/, '62')}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.startsWith('0') ? `+62${digits.slice(1)}` : `+${digits}`;
}

/** 08… of Indonesia reads in groups: three digits, then four and four, or three and four. */
const INDONESIAN = /^\+62(\d{3})(\d{3,4})(\d{4,5})$/;

/** A phone number in E.164 form as people read it: '+6281234567890' → '+62 812 3456 7890'. */
export const shownPhone = (phone: string): string => phone.replace(INDONESIAN, '+62 $1 $2 $3');
