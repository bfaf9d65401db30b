import { conflict } from '../errors.ts';

/** Why `person` people cannot take a lesson of this name (spec §5), or null. Semi-private is tested before private. */
export function participantsProblem(lessonName: string, person: number): string | null {
  const name = lessonName.toLowerCase();
  if (name.includes('semi-private') || name.includes('semi private')) {
    return person === 2 ? null : 'must be 2 for a semi-private lesson';
  }
  if (name.includes('private')) return person === 1 ? null : 'must be 1 for a private lesson';
  if (name.includes('group')) return person >= 3 ? null : 'must be at least 3 for a group lesson';
  return person >= 1 ? null : 'must be at least 1';
}

/** The most that one booking of the website holds; the counter books more. */
const MOST_SESSIONS = 20;
const MOST_PEOPLE = 60;

/** Fails with 409 when a booking would hold more places than the website gives to one guest. */
export function assertGuestSize(sessions: readonly { person: number }[]): void {
  const people = sessions.reduce((sum, { person }) => sum + person, 0);
  if (sessions.length > MOST_SESSIONS || people > MOST_PEOPLE)
    throw conflict('For a group this large please write to us.');
}
