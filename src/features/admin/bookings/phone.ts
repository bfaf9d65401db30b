/**
 * WhatsApp address for a customer's number, or null when it cannot be one. A number without a country code is taken for
 * an Indonesian one.
 */
export function whatsAppUrl(phone: string): string | null {
  const typed = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const digits = typed.startsWith('+') ? typed.slice(1) : typed.replace(/^0(?=[1-9])/, '62');
  // E.164: no country code begins with 0, and no number has more than 15 digits.
  return /^[1-9]\d{7,14}$/.test(digits) ? `https://wa.me/${digits}` : null;
}
