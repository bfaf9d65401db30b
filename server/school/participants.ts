import { conflict } from '../errors.ts';
import type { PeopleRule } from './lessonFacts.ts';

/** Why `person` people cannot take a lesson of this rule (spec §5), or null. */
export function participantsProblem({ least, most }: PeopleRule, person: number): string | null {
  if (person >= least && (most === null || person <= most)) return null;
  if (least === most) return `must be ${String(least)} for this lesson`;
  return most === null
    ? `must be at least ${String(least)} for this lesson`
    : `must be ${String(least)} to ${String(most)} for this lesson`;
}

/** The most that one booking of the website holds; the counter books more. */
const MOST_SESSIONS = 20;
const MOST_PEOPLE = 60;

/** Fails with 409 when a booking would hold more places than the website gives to one guest; each day of a course counts. */
export function assertGuestSize(sessions: readonly { person: number }[]): void {
  const people = sessions.reduce((sum, { person }) => sum + person, 0);
  if (sessions.length > MOST_SESSIONS || people > MOST_PEOPLE)
    throw conflict('For a group this large please write to us.');
}
