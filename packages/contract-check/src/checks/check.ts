import type { Operation } from '../document.ts';
import type { World } from '../world.ts';

/** One check; throws Differs or Skipped. */
export interface Check {
  name: string;
  run: () => Promise<void>;
  /** Whether it may run beside others of its operation, as it changes nothing: what it sends is refused, or only read. */
  isQuiet?: boolean;
}

/** Makes the checks of one kind for an operation. */
export type Plan = (operation: Operation, world: World) => Check[];
