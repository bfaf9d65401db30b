import type { Check } from './checks/check.ts';
import type { Operation } from './document.ts';

/**
 * Groups of operations whose rows have nothing to do with each other, by their tags: they are checked side by side. What is in no
 * group belongs together, as bookings and all that follows from them.
 */
const apart: string[][] = [
  ['auth', 'users'],
  ['images', 'videos', 'carousels', 'testimonies'],
  ['products', 'product-categories', 'surf-spots', 'instructors'],
];
const laneOf = ({ tag }: Operation): number => apart.findIndex((tags) => tags.includes(tag));
/** Lists of these lanes hold what others make as well. */
const MIXED = new Set([-1, 2]);

/** What can be done side by side, in the order of the contract within each; one lane where nothing is to be side by side. */
export function lanesOf<T extends { operation: Operation }>(tasks: T[], jobs: number): T[][] {
  if (jobs === 1) return [tasks];
  const lanes = new Map<number, T[]>();
  for (const task of tasks) {
    const lane = laneOf(task.operation);
    lanes.set(lane, [...(lanes.get(lane) ?? []), task]);
  }
  // The longest first, as the others find time beside it.
  return [...lanes.values()].toSorted((a, b) => b.length - a.length);
}

/** Whether nobody else may make rows meanwhile: what counts rows, or adds up what came of them. */
export const countsRows = (operation: Operation, group: Check[]): boolean =>
  !group.some(({ isQuiet = false }) => isQuiet) &&
  operation.method === 'GET' &&
  !operation.path.includes('{') &&
  MIXED.has(laneOf(operation));
