import type { Given } from './mutant.ts';
import { type Json, row } from './tools.ts';

export const booked = (given: Given): Json | undefined =>
  given.status === 201 ? (row(given)['booking'] as Json | undefined) : undefined;
