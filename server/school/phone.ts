/** A phone number as people write it → '+' and digits, Indonesian unless it says otherwise; undefined for mere zeros. */
export function internationalPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return undefined;
  if (text.trim().startsWith('+')) return `+${digits.replace(/^620+/, '62')}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.startsWith('0') ? `+62${digits.slice(1)}` : `+${digits}`;
}
