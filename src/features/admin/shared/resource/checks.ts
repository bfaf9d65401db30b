import type { Refusal, Values } from './types';

const isBlank = (value: Values[string] | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Refuses the first of `names` that holds nothing, with `message`. */
export function required<V extends Values>(values: V, names: (keyof V & string)[], message: string): Refusal<V> | null {
  const field = names.find((name) => isBlank(values[name]));
  return field === undefined ? null : { message, field };
}

/** A remark on the address of a picture that is taken, but that a page of https does not show. */
export const insecurePictureNote = ({ imageUrl }: { imageUrl: string }): string | null =>
  /^\s*http:/i.test(imageUrl) ? 'Visitors would not see this picture: its address must begin with https://.' : null;
