import type { Mutant } from './mutant.ts';
import { sends } from './tools.ts';

export const named = (from: string, to: unknown, fits: (value: unknown) => boolean): Mutant['ask'] =>
  sends((json) => from in json && fits(json[from]) && (json[from] = to));
export const number = (text: string): number => Number(text);
