import type { Operation } from '../document.ts';
import type { World } from '../world.ts';

/** One check; throws Differs or Skipped. */
export interface Check {
  name: string;
  run: () => Promise<void>;
}

/** Makes the checks of one kind for an operation. */
export type Plan = (operation: Operation, world: World) => Check[];
