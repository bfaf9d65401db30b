import type { Role } from '../contract.gen.ts';
import { hasUpcomingSessions } from '../repositories/upcomingSessions.ts';

/** Whether a public list says more to a role than to visitors: administrators see what is booked, and staff all instructors with their days away. */
export const saysMoreTo = (role: Role | undefined, operationId: string): boolean =>
  (role === 'ADMIN' && hasUpcomingSessions(operationId)) ||
  ((role === 'ADMIN' || role === 'STAFF') && operationId === 'listInstructors');
