import type { Json } from './tools.ts';

export const everywhere = (value: unknown, change: (one: Json) => void): void => {
  if (Array.isArray(value)) value.forEach((one) => everywhere(one, change));
  else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach((one) => everywhere(one, change));
    change(value as Json);
  }
};
