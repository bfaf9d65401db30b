import type { ListProductsApiArg } from './api.gen';
import type { tagTypes } from './baseApi';

export type Tag = (typeof tagTypes)[number];

/** The tag of one page of products. */
export const productPage = (args: ListProductsApiArg) => ({
  type: 'ProductPages' as const,
  id: JSON.stringify(args),
});

/** The tags of what is off screen and old after a mutation; a failed one makes nothing old. */
export const offScreen =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];
