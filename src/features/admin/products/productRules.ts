import { required } from '../shared/resource/checks';
import type { Refusal } from '../shared/resource/types';

/** What every lesson has, as the form holds it. */
export type RequiredValues = { category: string; name: string; price: string };

/** A typed price → whole rupiah, or null when it is none. Dots between groups of three are those of Indonesian grouping. */
export function parsePrice(text: string): number | null {
  const typed = text.trim();
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(typed)) return null;
  const price = Number(typed.replaceAll('.', ''));
  return Number.isSafeInteger(price) ? price : null;
}

/** spec §5: category, name and price are required, and the price is a number. */
export const checkProduct = (values: RequiredValues): Refusal<RequiredValues> | null =>
  required(values, ['category', 'name', 'price'], 'Please fill out all required fields.') ??
  (parsePrice(values.price) === null
    ? { message: 'Please enter the price as a whole number of rupiah.', field: 'price' }
    : null);
