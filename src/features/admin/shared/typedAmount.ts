import { formatRupiah } from '../../../lib/money';

/** The contract's largest amount. */
const MOST = 1_000_000_000_000;

/** The contract's highest price of one person. */
const MOST_PRICE = 1_000_000_000;

/** An amount as people type it ('450000', '450.000', 'Rp. 450.000') in whole rupiah, from `least` to `most`; null where it is none. */
export function parseRupiah(text: string, least = 1, most = MOST): number | null {
  const typed = text.trim().replace(/^rp\.?\s*/i, '');
  if (!/^(?:\d+|\d{1,3}(?:[., ]\d{3})+)$/.test(typed)) return null;
  const amount = Number(typed.replace(/\D/g, ''));
  return amount >= least && amount <= most ? amount : null;
}

/** A typed price of one person in whole rupiah, which may be 0; null where it is none that the contract takes. */
export const parsePrice = (text: string): number | null => parseRupiah(text, 0, MOST_PRICE);

/** Why a typed price is not taken: it is too high, or `noNumber`; null where it is taken. */
export function priceProblem(text: string, noNumber: string): string | null {
  if (parsePrice(text) !== null) return null;
  return parseRupiah(text, 0, Infinity) === null
    ? noNumber
    : `Please enter a price of at most ${formatRupiah(MOST_PRICE)}.`;
}
