import type { messages } from '../db/schema.ts';

type Kind = (typeof messages.$inferSelect)['kind'];

/** What goes first: who waits for a key, then what tells of a change, then what was booked, and last what is not urgent. */
const priorities: Partial<Record<Kind, number>> = { PASSWORD_RESET: 0, BOOKED: 2, REMINDER: 3 };
const TELLS_OF_A_CHANGE = 1;

/** In which order messages of a kind leave: those with the lowest number first. */
export const priorityOf = (kind: Kind): number => priorities[kind] ?? TELLS_OF_A_CHANGE;
