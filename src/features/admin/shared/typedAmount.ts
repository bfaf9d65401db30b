/** The contract's largest amount. */
const MOST = 1_000_000_000_000;

/** An amount as people type it ('450000', '450.000', 'Rp. 450.000') in whole rupiah, from `least` on; null where it is none. */
export function parseRupiah(text: string, least = 1): number | null {
  const typed = text.trim().replace(/^rp\.?\s*/i, '');
  if (!/^(?:\d+|\d{1,3}(?:[., ]\d{3})+)$/.test(typed)) return null;
  const amount = Number(typed.replace(/\D/g, ''));
  return amount >= least && amount <= MOST ? amount : null;
}
