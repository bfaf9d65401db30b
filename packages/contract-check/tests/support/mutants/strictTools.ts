import type { Asked } from './mutant.ts';
import { field, type Json, sent } from './tools.ts';

export const guest = (asked: Asked): Json => (sent(asked)?.['customer_details'] ?? {}) as Json;
export const missing =
  (name: string) =>
  (asked: Asked): boolean =>
    field(asked, name) === undefined;
