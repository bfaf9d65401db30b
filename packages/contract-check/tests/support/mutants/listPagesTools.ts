import type { Mutant } from './mutant.ts';
import { paging } from './tools.ts';

export const pagingOf =
  (change: (of: ReturnType<typeof paging>) => unknown): Mutant['give'] =>
  (given) => {
    if ('page' in paging(given)) change(paging(given));
  };
