import { formatRupiah } from '../../../lib/money';
import { required } from '../shared/resource/checks';
import type { Refusal } from '../shared/resource/types';
import { priceProblem } from '../shared/typedAmount';

/** What every lesson has, as the form holds it. */
export type RequiredValues = { category: string; name: string; price: string };

/** How many times as much or as little a price must be for one zero too many or too few to be likely. */
const UNLIKELY = 8;

/** What is asked before another price is saved that looks like a slip; null where it does not. */
export function priceQuestion(price: number, before: number): string | null {
  const isUnlikely = before > 0 && (price >= before * UNLIKELY || price * UNLIKELY <= before);
  return isUnlikely ? `The price was ${formatRupiah(before)}. Is ${formatRupiah(price)} right?` : null;
}

/** spec §5: category, name and price are required, and the price is a number. */
export function checkProduct(values: RequiredValues): Refusal<RequiredValues> | null {
  const missing = required(values, ['category', 'name', 'price'], 'Please fill out all required fields.');
  if (missing) return missing;
  const message = priceProblem(values.price, 'Please enter the price as a whole number of rupiah.');
  return message === null ? null : { message, field: 'price' };
}
